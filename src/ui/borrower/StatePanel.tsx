import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';
import { Button } from '../Button';
import { Figures } from '../Figures';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';

interface StatePanelProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  /** It appeared in answer to what the person did: read out at once. */
  readonly isLive?: boolean;
  readonly children?: ReactNode;
}

/** A drawing, what is the case and what to do, inside a screen that keeps its own heading. */
export const StatePanel = ({ drawing, title, text, isLive = false, children }: StatePanelProps) => (
  <section className={styles.panel} role={isLive ? 'alert' : undefined}>
    {drawing}
    <h2 className={styles.title}>{title}</h2>
    {text !== undefined && (
      <p className={styles.text}>
        <Figures in={text} />
      </p>
    )}
    {children !== undefined && <div className={styles.controls}>{children}</div>}
  </section>
);

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The way on: what its button says. */
  readonly action?: string;
  readonly onAction?: () => void;
  /** A way on of another kind, such as a link; below the button, where there is one. */
  readonly children?: ReactNode;
}

/** There is nothing to show, and that is no fault. */
export const EmptyState = ({ title, text, action, onAction, children }: EmptyStateProps) => (
  <StatePanel drawing={<EmptyTrayDrawing />} title={title} text={text}>
    {action !== undefined && <Button onClick={onAction}>{action}</Button>}
    {children}
  </StatePanel>
);
