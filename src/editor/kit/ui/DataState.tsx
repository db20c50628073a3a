import type { ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { ResourceState } from '../data/resource';
import { ProblemState } from './Problem';
import styles from './states.module.css';

/** Keeps the place of rows that are still on their way. */
export function LoadingRows({ rows = 5 }: { readonly rows?: number | undefined }) {
  const translate = useTranslate();
  return (
    <div className={styles.working} aria-busy="true">
      <p role="status">
        <VisuallyHidden>{translate('editor:loading')}</VisuallyHidden>
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.bar} />
      ))}
    </div>
  );
}

interface DataStateProps {
  readonly of: Pick<ResourceState<unknown, unknown>, 'status' | 'value' | 'problem'> & {
    readonly retry: () => void;
  };
  readonly rows?: number;
}

/** In the place of data that is not there: why, with Retry, or that it is on its way. */
export function DataState({ of: { status, value, problem, retry }, rows }: DataStateProps) {
  if (problem) return <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={retry} />;
  return value === undefined ? <LoadingRows rows={rows} /> : null;
}

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.drawing} aria-hidden="true">
      {icon}
    </span>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    {children}
  </div>
);
