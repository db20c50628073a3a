import { useRef, type ReactNode } from 'react';
import { Button } from '../Button';
import styles from './ActionBar.module.css';
import { useBarHeight } from './useBarHeight';
import { useKeyboardInset } from './useKeyboardInset';

export interface BarAction {
  /** Says what it does, with the amount where it binds money. */
  readonly label: string;
  readonly onChosen: () => void;
  readonly isBusy?: boolean;
  /** Shown greyed and does nothing; still reachable, so that it can be heard. */
  readonly isInactive?: boolean;
  readonly testId?: string;
}

interface ActionBarProps {
  readonly primary?: BarAction | undefined;
  readonly secondary?: BarAction | undefined;
  /** Stands over the controls: what they bind, in words. */
  readonly children?: ReactNode;
}

const BarButton = ({ action, look }: { readonly action: BarAction; readonly look: 'primary' | 'plain' }) => (
  <Button
    look={look}
    className={action.isInactive === true ? styles.inactive : styles.control}
    isBusy={action.isBusy === true}
    aria-disabled={action.isInactive === true || action.isBusy === true}
    data-testid={action.testId}
    onClick={() => {
      if (action.isInactive !== true && action.isBusy !== true) action.onChosen();
    }}
  >
    {action.label}
  </Button>
);

/** The one thing to do, above the safe area and the keyboard; a second one as plain text. */
export function ActionBar({ primary, secondary, children }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  useKeyboardInset();
  return (
    <footer ref={bar} className={styles.bar}>
      {children}
      {primary && <BarButton action={primary} look="primary" />}
      {secondary && <BarButton action={secondary} look="plain" />}
    </footer>
  );
}
