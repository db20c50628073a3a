import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
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
