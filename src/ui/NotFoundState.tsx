import type { ReactNode } from 'react';
import { EmptyMapDrawing } from './drawings/EmptyMapDrawing';
import { FullPageState, type WayHome } from './FullPageState';

interface NotFoundStateProps {
  readonly title: string;
  readonly text: string;
  readonly home?: WayHome;
  /** Where nothing is missing after all. */
  readonly drawing?: ReactNode;
  /** It took the place of another page: read out at once. */
  readonly isLive?: boolean;
}

/** There is no such page (contract §4). */
export const NotFoundState = ({ title, text, home, drawing, isLive }: NotFoundStateProps) => (
  <FullPageState
    drawing={drawing || <EmptyMapDrawing />}
    title={title}
    text={text}
    home={home}
    isLive={isLive}
  />
);
