import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import type { EditorProblem } from '../api/problem';
import { Button, buttonClasses } from './Button';
import { problemText } from './ProblemNote';
import styles from './states.module.css';

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
