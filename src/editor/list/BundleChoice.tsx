import { useEffect, useRef, useState } from 'react';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { useMutation } from '../data/mutation';
import { Button } from '../ui/Button';
import { FormDialog } from '../ui/FormDialog';
import layout from '../ui/layout.module.css';
import { TextField } from '../ui/TextField';
import styles from './BundleChoice.module.css';
import { makeBundle } from './listFeature';

/** Names by id. What is chosen stays chosen while the list shows others. */
export type ChosenTemplates = ReadonlyMap<string, string>;

interface BundleCheckProps {
  readonly entry: TemplateEntry;
  readonly chosen: ChosenTemplates;
  readonly onChosen: (chosen: ChosenTemplates) => void;
}

/** Only what has changes that are not live can be published with others. */
export function BundleCheck({
  entry: { id, name, isChanged, isArchived },
  chosen,
  onChosen,
}: BundleCheckProps) {
  const translate = useTranslate();
  if (!isChanged || isArchived) return null;
  const toggle = (isChosen: boolean): void => {
    const others = [...chosen].filter(([other]) => other !== id);
    onChosen(new Map(isChosen ? [...others, [id, name]] : others));
  };
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={chosen.has(id)}
        aria-label={translate('editorBundles:choice', { name })}
        onChange={({ target }) => toggle(target.checked)}
      />
    </label>
  );
}

interface BundleBarProps {
  readonly chosen: ChosenTemplates;
  readonly onClosed: () => void;
}

/** While templates are chosen: how many, and what to do with them. It has the focus when it comes. */
export function BundleBar({ chosen, onClosed }: BundleBarProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => bar.current?.focus(), []);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={translate('editorBundles:choosing')}
      className={styles.bar}
    >
      <div className={styles.words}>
        <p className={styles.title}>{translate('editorBundles:choosing')}</p>
        <p className={styles.quiet}>{translate('editorBundles:chooseText')}</p>
      </div>
      <p role="status" className={styles.count}>
        {translate('editorBundles:chosen', { count: chosen.size })}
      </p>
      <Button onPress={onClosed}>{translate('editor:cancel')}</Button>
      <Button look="primary" isDisabled={chosen.size === 0} onPress={() => setNaming(true)}>
        {translate('editorBundles:make')}
      </Button>
      {isNaming && <MakeDialog chosen={chosen} onClosed={() => setNaming(false)} />}
    </div>
  );
}

function MakeDialog({ chosen, onClosed }: BundleBarProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(makeBundle);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <FormDialog
      title={translate('editorBundles:make')}
      submitLabel={translate('editorBundles:make')}
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => {
        setChecked(true);
        if (!isMissing) run({ name: name.trim(), templateIds: [...chosen.keys()] });
      }}
      onClosed={onClosed}
    >
      <p className={layout.muted}>{translate('editorBundles:makeText')}</p>
      <ul className={styles.names}>
        {[...chosen].map(([id, each]) => (
          <li key={id}>{each}</li>
        ))}
      </ul>
      <TextField
        label={translate('editorBundles:name')}
        value={name}
        onChange={setName}
        maxLength={100}
        autoFocus
        error={isChecked && isMissing ? translate('editor:required') : undefined}
      />
    </FormDialog>
  );
}
