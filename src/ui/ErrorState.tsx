import type { ReactNode } from 'react';
import { UnpluggedDrawing } from './drawings/UnpluggedDrawing';
import { FullPageState, type Lead, type WayHome } from './FullPageState';

interface ErrorStateProps {
  /** One sentence on what happened. */
  readonly title: string;
  /** One sentence on what to do. */
  readonly text: string;
  readonly retryLabel: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly home?: WayHome;
  /** Where nothing is broken. */
  readonly drawing?: ReactNode;
  readonly lead?: Lead | undefined;
}

/** The page's own data is missing (contract §6). */
export const ErrorState = ({
  title,
  text,
  retryLabel,
  isRetrying = false,
  onRetry,
  home,
  drawing,
  lead,
}: ErrorStateProps) => (
  <FullPageState
    isLive
    testId="page-error"
    drawing={drawing ?? <UnpluggedDrawing />}
    title={title}
    text={text}
    retry={{ label: retryLabel, isBusy: isRetrying, onRetry }}
    home={home}
    lead={lead}
  />
);
