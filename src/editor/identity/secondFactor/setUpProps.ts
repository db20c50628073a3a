import type { ReactNode } from 'react';

/** Of a way to set up a factor, in a dialog or before the editor. */
export interface SetUpProps {
  /** Draws the title, and what is to be done, where the set-up stands. */
  readonly frame: (title: string, content: ReactNode, isShownOnce?: boolean) => ReactNode;
  /** Leaves it before anything has come of it. */
  readonly leave: ReactNode;
  readonly onDone: () => void;
}
