import { FilePlus2 } from 'lucide-react';
import { useMemo } from 'react';
import type { StarterList } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ResourceState } from '../data/resource';
import { ProblemState } from '../ui/ProblemState';
import type { Beginning } from './beginning';
import { orderStarters } from './orderStarters';
import { StarterCard } from './StarterCard';
import styles from './StarterStep.module.css';

interface StarterStepProps {
  readonly starters: ResourceState<undefined, StarterList>;
  readonly onChosen: (beginning: Beginning) => void;
  readonly onRetry: () => void;
}

/** Places that are kept until it is known how many there are. */
const usualStarters = 7;

export function StarterStep({ starters: { status, value, problem }, onChosen, onRetry }: StarterStepProps) {
  const translate = useTranslate();
  const isWaiting = !value && !problem;
  const ordered = useMemo(() => orderStarters(value?.starters ?? []), [value]);
  return (
    <>
      <p className={styles.text}>{translate('editor:new.startText')}</p>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={onRetry} />}
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
