import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { MakeBundleDialog } from '../release/bundles/MakeBundleDialog';
import { Button } from '../kit/ui/Button';
import styles from './TemplateChoice.module.css';

export interface TemplateChoice {
  /** What they are chosen for. */
  readonly purpose: 'bundle' | 'replace';
  /** Names by id. What is chosen stays chosen while the list shows others. */
  readonly chosen: ReadonlyMap<string, string>;
}

interface ChoiceCheckProps {
  readonly entry: TemplateEntry;
  readonly choice: TemplateChoice;
  readonly onChosen: (choice: TemplateChoice) => void;
}

/** Only what has changes that are not live can be published with others; words are looked for in all. */
const isOffered = ({ isChanged, isArchived }: TemplateEntry, { purpose }: TemplateChoice): boolean =>
  !isArchived && (purpose === 'replace' || isChanged);

export function ChoiceCheck({ entry, choice, onChosen }: ChoiceCheckProps) {
  const translate = useTranslate();
  if (!isOffered(entry, choice)) return null;
  const { id, name } = entry;
  const { purpose, chosen } = choice;
  const toggle = (isChosen: boolean): void => {
    const others = [...chosen].filter(([other]) => other !== id);
    onChosen({ purpose, chosen: new Map(isChosen ? [...others, [id, name]] : others) });
  };
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={chosen.has(id)}
        aria-label={translate(purpose === 'bundle' ? 'editorBundles:choice' : 'editorReplace:choice', {
          name,
        })}
        onChange={({ target }) => toggle(target.checked)}
      />
    </label>
  );
}

interface ChoiceBarProps {
  readonly choice: TemplateChoice;
  readonly onClosed: () => void;
}

/** While templates are chosen: how many, and what to do with them. It has the focus when it comes. */
export function ChoiceBar({ choice, onClosed }: ChoiceBarProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const texts = choice.purpose === 'bundle' ? 'editorBundles' : 'editorReplace';
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={translate(`${texts}:choosing`)}
      className={styles.bar}
    >
      <div className={styles.words}>
        <p className={styles.title}>{translate(`${texts}:choosing`)}</p>
        <p className={styles.quiet}>{translate(`${texts}:chooseText`)}</p>
      </div>
      <p role="status" className={styles.count}>
        {translate('editorBundles:chosen', { count: choice.chosen.size })}
      </p>
      <Button onPress={onClosed}>{translate('editor:cancel')}</Button>
      {choice.purpose === 'bundle' ? <BundleAct {...choice} /> : <ReplaceAct {...choice} />}
    </div>
  );
}

type ActProps = Pick<TemplateChoice, 'chosen'>;

function BundleAct({ chosen }: ActProps): ReactNode {
  const translate = useTranslate();
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Button look="primary" isDisabled={chosen.size === 0} onPress={() => setNaming(true)}>
        {translate('editorBundles:make')}
      </Button>
      {isNaming && <MakeBundleDialog templates={chosen} onClosed={() => setNaming(false)} />}
    </>
  );
}

function ReplaceAct({ chosen }: ActProps): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const query = new URLSearchParams({ in: [...chosen.keys()].join(',') });
  const path = chosen.size === 0 ? '/replace' : `/replace?${query}`;
  return (
    <Button look="primary" onPress={() => void navigate(path)}>
      {chosen.size === 0
        ? translate('editorReplace:inAll')
        : translate('editorReplace:inChosen', { count: chosen.size })}
    </Button>
  );
}
