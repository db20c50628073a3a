import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { Figures } from '../Figures';
import styles from './ActionBar.module.css';

interface BarAction {
  /** Says what it does, with the amount where it binds money. */
  readonly label: string;
  readonly onChosen: () => void;
  readonly isBusy?: boolean;
  /** Shown greyed and does nothing; still reachable, so that it can be heard. */
  readonly isInactive?: boolean;
  readonly testId?: string;
  /** Address of the screen that it leads to, which is begun when a finger goes down. */
  readonly leadsTo?: string;
}

interface ActionBarProps {
  readonly primary?: BarAction | undefined;
  readonly secondary?: BarAction | undefined;
  /** Stands over the controls: what they bind, in words. */
  readonly note?: string;
}

const BarButton = ({ action, look }: { readonly action: BarAction; readonly look: 'primary' | 'plain' }) => (
  <Button
    look={look}
    className={action.isInactive === true ? styles.inactive : styles.control}
    isBusy={action.isBusy === true}
    aria-disabled={action.isInactive === true || action.isBusy === true}
    data-testid={action.testId}
    data-leads-to={action.leadsTo}
    onClick={() => {
      if (action.isInactive !== true && action.isBusy !== true) action.onChosen();
    }}
  >
    <Figures in={action.label} />
  </Button>
);

/** The one thing to do, above the safe area and the keyboard; a second one as plain text. */
export function ActionBar({ primary, secondary, note }: ActionBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return (
    <footer ref={bar} className={styles.bar}>
      {note !== undefined && (
        <p className={styles.note}>
          <Figures in={note} />
        </p>
      )}
      {primary && <BarButton action={primary} look="primary" />}
      {secondary && <BarButton action={secondary} look="plain" />}
    </footer>
  );
}

/**
 * How much of the screen's bottom an element takes, in px: `--bar-height` on the document, for what floats above it. What has
 * the focus is never scrolled, nor left, behind it.
 */
function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      const isFirst = style.getPropertyValue('--bar-height') === '';
      style.setProperty('--bar-height', height);
      style.setProperty('scroll-padding-bottom', `calc(${height} + var(--keyboard-inset, 0px))`);
      if (!isFirst) document.activeElement?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [bar]);
}
