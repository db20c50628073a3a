import { FilePlus2 } from 'lucide-react';
import type { StarterList } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import type { ResourceState } from '../data/resource';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import type { Beginning } from './beginning';
import { StarterCard } from './StarterCard';
import styles from './StarterStep.module.css';

interface StarterStepProps {
  readonly starters: ResourceState<undefined, StarterList>;
  readonly onChosen: (beginning: Beginning) => void;
  readonly onRetry: () => void;
}

export function StarterStep({ starters: { status, value, problem }, onChosen, onRetry }: StarterStepProps) {
  const translate = useTranslate();
  return (
    <>
      <p className={styles.text}>{translate('editor:new.startText')}</p>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={onRetry} />}
      {!value && !problem && <LoadingRows rows={4} />}
      <ul className={styles.gallery}>
        {value?.starters.map((starter) => (
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
