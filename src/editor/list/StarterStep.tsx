import { FilePlus2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Starter, StarterList } from '../../generated/editor';
import { atPointer } from '../../kernel/jsonPointer';
import { useTranslate } from '../../texts/TranslateContext';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ResourceState } from '../kit/data/resource';
import { ProblemState } from '../kit/ui/Problem';
import styles from './StarterStep.module.css';
import { describeKind, describeLocale, kinds, templateLocales } from '../kit/data/templateFilters';
import {
  parseDocument,
  textIn,
  type Beginning,
  type DocumentObject,
} from '../library/documents/documentText';
import { Thumbnail } from './TemplateCard';

interface StarterStepProps {
  readonly starters: ResourceState<undefined, StarterList> & { readonly retry: () => void };
  readonly onChosen: (beginning: Beginning) => void;
}

/** Places that are kept until it is known how many there are. */
const usualStarters = 7;

export function StarterStep({ starters: { status, value, problem, retry }, onChosen }: StarterStepProps) {
  const translate = useTranslate();
  const isWaiting = !value && !problem;
  const ordered = useMemo(() => orderStarters(value?.starters ?? []), [value]);
  return (
    <>
      <p className={styles.text}>{translate('editor:new.startText')}</p>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={retry} />}
      <p role="status">{isWaiting && <VisuallyHidden>{translate('editor:loading')}</VisuallyHidden>}</p>
      <ul className={styles.gallery} aria-busy={isWaiting}>
        {isWaiting &&
          Array.from({ length: usualStarters }, (_, starter) => (
            <li key={starter}>
              <Skeleton className={styles.ghost} />
            </li>
          ))}
        {ordered.map((starter) => (
          <li key={starter.key}>
            <StarterCard starter={starter} onChosen={() => onChosen(starter)} />
          </li>
        ))}
        <li>
          <button type="button" className={styles.blank} onClick={() => onChosen('blank')}>
            <FilePlus2 aria-hidden="true" />
            <strong>{translate('editor:new.blank')}</strong>
            <span className={styles.facts}>{translate('editor:new.blankText')}</span>
          </button>
        </li>
      </ul>
    </>
  );
}

interface StarterCardProps {
  readonly starter: Starter;
  readonly onChosen: () => void;
}

function StarterCard({ starter, onChosen }: StarterCardProps) {
  const translate = useTranslate();
  const document = useMemo(() => {
    const parsed = parseDocument(starter.document);
    return parsed.ok ? parsed.value : {};
  }, [starter.document]);
  return (
    <button type="button" className={styles.card} onClick={onChosen} data-testid={`starter-${starter.key}`}>
      <Thumbnail id={starter.key} source="starter" picture={pictureOf(document)} />
      <span className={styles.words}>
        <strong>{textIn(document, 'name') || starter.key}</strong>
        <span className={styles.facts}>
          {describeKind(translate, textIn(document, 'kind'))} ·{' '}
          {describeLocale(translate, textIn(document, 'locale'))}
        </span>
      </span>
    </button>
  );
}

/** The one at its top, as small as it comes. */
function pictureOf(document: DocumentObject): string | undefined {
  const address = atPointer(document, '/blocks/0/props/image/sources/0/src');
  return typeof address === 'string' ? address : undefined;
}

const rankIn = (known: readonly string[], value: string): number =>
  known.includes(value) ? known.indexOf(value) : known.length;

function ranksOf({ document }: Starter): readonly [kind: number, locale: number] {
  const parsed = parseDocument(document);
  const facts = parsed.ok ? parsed.value : {};
  return [rankIn(kinds, textIn(facts, 'kind')), rankIn(templateLocales, textIn(facts, 'locale'))];
}

/** Landing pages first, which most campaigns begin with; the pages that they lead to after them. */
export function orderStarters(starters: readonly Starter[]): readonly Starter[] {
  return starters
    .map((starter) => ({ starter, ranks: ranksOf(starter) }))
    .sort(
      ({ ranks: [kind, locale] }, { ranks: [otherKind, otherLocale] }) =>
        kind - otherKind || locale - otherLocale,
    )
    .map(({ starter }) => starter);
}
