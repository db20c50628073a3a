import type { ReactNode } from 'react';
import { EmptyTrayDrawing } from '../drawings/EmptyTrayDrawing';
import { StatePanel } from './StatePanel';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** A way on, such as a link or a button. */
  readonly children?: ReactNode;
}

/** There is nothing to show, and that is no fault. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <StatePanel drawing={<EmptyTrayDrawing />} title={title} text={text}>
    {children}
  </StatePanel>
);
