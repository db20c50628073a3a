import type { ReactNode } from 'react';
import { buttonClasses } from '../../ui/Button';
import { joinClasses } from '../../ui/joinClasses';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { usePlace } from '../PlaceContext';
import { Section } from '../Section';
import { useOnScreen } from './useOnScreen';
import styles from './View.module.css';

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
