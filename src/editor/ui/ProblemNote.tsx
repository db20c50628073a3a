import { useTranslate } from '../../texts/TranslateContext';
import type { EditorProblem } from '../api/problem';
import { problemText } from './problemText';
import styles from './states.module.css';

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
