import { type ReactNode, useEffect, useState } from 'react';
import { buttonClasses } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { usePlace } from '../PlaceContext';
import { Section } from '../Section';
import styles from './View.module.css';
import { blockElementId } from '../scrollToBlock';

/** One thing to do a page: beside a form or a way to the app, a button that leads elsewhere steps back. */
export function View({ block }: BlockViewProps<'cta'>) {
  const { label, action, sticky = false } = block.props;
  const { hasMainControl } = usePlace();
  const isMain = !hasMainControl || action.type === 'scrollTo' || action.type === 'download';
  const control = (
    <ActionControl action={action} className={buttonClasses(isMain ? 'primary' : 'secondary', styles.button)}>
      {label}
    </ActionControl>
  );
  return sticky ? <FixedBar>{control}</FixedBar> : <Section>{control}</Section>;
}

/** Gives way to the registration form; where the page has one, it waits until the form is known to be off screen. */
function FixedBar({ children }: { readonly children: ReactNode }) {
  const { formBlockId } = usePlace();
  const isFormOnScreen = useOnScreen(formBlockId);
  return (
    <div className={joinClasses(styles.bar, isFormOnScreen && styles.away)}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}

/** Whether a block is on screen; assumed until its place is known. Without a block: never. */
function useOnScreen(blockId: string | undefined): boolean {
  const [isOnScreen, setOnScreen] = useState(blockId !== undefined);
  useEffect(() => {
    const element = blockId === undefined ? null : document.getElementById(blockElementId(blockId));
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [blockId]);
  return isOnScreen;
}
