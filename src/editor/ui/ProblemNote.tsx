import { useTranslate } from '../../texts/TranslateContext';
import type { EditorProblem } from '../api/problem';
import styles from './states.module.css';
import type { Translate } from '../../texts/textKey';

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

/** What a person is told about a call that failed. */
export function problemText(translate: Translate, problem: EditorProblem): string {
  if (problem.code === 'tooMany' && problem.retryAfterSeconds !== undefined) {
    return translate('editor:problem.tooManyUntil', {
      minutes: Math.max(1, Math.ceil(problem.retryAfterSeconds / 60)),
    });
  }
  return translate(`editor:problem.${problem.code}`);
}
