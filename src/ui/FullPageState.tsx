import type { ReactNode } from 'react';
import { Button, buttonClasses } from './Button';
import styles from './FullPageState.module.css';
import { UnpluggedDrawing } from './drawings/UnpluggedDrawing';
import { EmptyMapDrawing } from './drawings/EmptyMapDrawing';
import type { Translate } from '../texts/textKey';

/** A way home that also works before the script has loaded. */
export interface WayHome {
  readonly label: string;
  readonly href: string;
  /** Called before the browser follows; prevent the default to go another way. */
  readonly onChosen?: (event: { preventDefault(): void }) => void;
}

/** The main way on, where trying again is the lesser one. */
export interface Lead {
  readonly label: string;
  readonly onChosen: () => void;
}

interface FullPageStateProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly lead?: Lead | undefined;
  readonly retry?: { readonly label: string; readonly isBusy: boolean; readonly onRetry: () => void };
  readonly home?: WayHome | undefined;
  readonly testId?: string;
  /** It took the place of what was expected: read out at once. */
  readonly isLive?: boolean | undefined;
  /** Another way on, below the others. */
  readonly children?: ReactNode;
}

/** A whole page that has nothing else to show: a drawing, what happened, what to do. */
export function FullPageState({
  drawing,
  title,
  text,
  lead,
  retry,
  home,
  testId,
  isLive = false,
  children,
}: FullPageStateProps) {
  return (
    <div className={styles.state} data-testid={testId} role={isLive ? 'alert' : undefined}>
      {drawing}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {lead && (
        <Button className={styles.control} onClick={lead.onChosen}>
          {lead.label}
        </Button>
      )}
      {retry && (
        <Button
          data-testid="page-retry"
          look={lead ? 'secondary' : 'primary'}
          className={styles.control}
          isBusy={retry.isBusy}
          onClick={retry.onRetry}
        >
          {retry.label}
        </Button>
      )}
      {home && (
        <a
          className={buttonClasses(retry || lead ? 'plain' : 'primary', styles.control)}
          data-testid="go-home"
          href={home.href}
          onClick={home.onChosen}
        >
          {home.label}
        </a>
      )}
      {children}
    </div>
  );
}

type Said = Pick<FullPageStateProps, 'title' | 'text' | 'home'>;

interface ErrorStateProps extends Said, Pick<FullPageStateProps, 'lead'> {
  readonly retryLabel: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  /** Where nothing is broken. */
  readonly drawing?: ReactNode;
}

/** The page's own data is missing (contract §6). */
export const ErrorState = ({
  retryLabel,
  isRetrying = false,
  onRetry,
  drawing = <UnpluggedDrawing />,
  ...said
}: ErrorStateProps) => (
  <FullPageState
    {...said}
    isLive
    testId="page-error"
    drawing={drawing}
    retry={{ label: retryLabel, isBusy: isRetrying, onRetry }}
  />
);

interface NotFoundStateProps extends Said, Pick<FullPageStateProps, 'isLive'> {
  /** Where nothing is missing after all. */
  readonly drawing?: ReactNode;
}

/** There is no such page (contract §4). */
export const NotFoundState = ({ drawing, ...said }: NotFoundStateProps) => (
  <FullPageState {...said} drawing={drawing || <EmptyMapDrawing />} />
);

/** The way home of a page that has nothing else to show: the app's, where one is around the page (contract §7). */
export const wayHome = (translate: Translate, onHome: () => void): WayHome => ({
  label: translate('common:home'),
  href: '/',
  onChosen: (event) => {
    event.preventDefault();
    onHome();
  },
});
