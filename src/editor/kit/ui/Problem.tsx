import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../api/editorClient';
import styles from './states.module.css';
import type { Translate } from '../../../texts/textKey';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClasses } from './Button';

interface ProblemNoteProps {
  readonly problem: EditorProblem | undefined;
  /** Where a job has words of its own for what happened. */
  readonly text?: string | undefined;
  /** The text says all there is: no faults below it. */
  readonly isWholeText?: boolean;
}

/** Inside a form or a dialog: why what was asked for did not happen. The region is always there, so that it is heard. */
export function ProblemNote({ problem, text, isWholeText = false }: ProblemNoteProps) {
  const translate = useTranslate();
  const faults = problem?.code === 'invalid' && !isWholeText ? (problem.faults ?? []) : [];
  return (
    <div role="alert">
      {problem && (
        <div className={styles.note}>
          <p>{text ?? problemText(translate, problem)}</p>
          {faults.length > 0 && (
            <ul className={styles.faults}>
              {faults.slice(0, 8).map(({ path, message }) => (
                <li key={path + message}>
                  <code>{path === '' ? '/' : path}</code> {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** What is closed to accounts of some markets. */
const isMarketReason = (reason: string | undefined): reason is 'market' | 'everyMarket' =>
  reason === 'market' || reason === 'everyMarket';

/** What a person is told about a call that failed. */
export function problemText(translate: Translate, problem: EditorProblem): string {
  if (problem.code === 'tooMany' && problem.retryAfterSeconds !== undefined) {
    return translate('editor:problem.tooManyUntil', {
      minutes: Math.max(1, Math.ceil(problem.retryAfterSeconds / 60)),
    });
  }
  if (problem.code === 'forbidden' && isMarketReason(problem.reason))
    return translate(`editor:problem.${problem.reason}`);
  return translate(`editor:problem.${problem.code}`);
}

interface ProblemStateProps {
  readonly problem: EditorProblem;
  readonly isRetrying?: boolean;
  /** Absent where asking again can't help. */
  readonly onRetry?: (() => void) | undefined;
}

/** In the place of data that could not be had: what happened, what to do, and Retry. */
export function ProblemState({ problem, isRetrying = false, onRetry }: ProblemStateProps) {
  const translate = useTranslate();
  return (
    <div className={styles.state} role="alert" data-testid="editor-problem">
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{problemText(translate, problem)}</p>
      {problem.code === 'notFound' && (
        <Link to="/" className={buttonClasses()}>
          {translate('editor:notFound.home')}
        </Link>
      )}
      {onRetry && problem.code !== 'notFound' && (
        <Button onPress={onRetry} isBusy={isRetrying}>
          {translate('editor:retry')}
        </Button>
      )}
    </div>
  );
}
