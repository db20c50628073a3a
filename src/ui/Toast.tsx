import { joinClasses } from './joinClasses';
import styles from './Toast.module.css';
import { useClearOfControl } from './useClearOfControl';

export interface ToastProps {
  /** Absent: nothing to say. How long it stays is the store's affair. */
  readonly message?: string | undefined;
  /** Another number says the same message once more. */
  readonly turn?: number | undefined;
  /** A failure interrupts, anything else waits for a pause. */
  readonly isUrgent?: boolean;
  /** Over the title of the top bar, where it covers no amount and nothing that is to be tapped. */
  readonly isAtTop?: boolean;
}

/** Both live regions are always in the document, so that screen readers notice what appears in them. */
export function Toast({ message, turn, isUrgent = false, isAtTop = false }: ToastProps) {
  const said = useClearOfControl<HTMLDivElement>(message && `${turn ?? ''} ${message}`);
  const bubble = message ? (
    <div ref={said} key={turn} className={styles.toast} data-testid="toast">
      {message}
    </div>
  ) : null;
  return (
    <div className={joinClasses(styles.region, isAtTop && styles.atTop)}>
      <div role="status">{!isUrgent && bubble}</div>
      <div role="alert">{isUrgent && bubble}</div>
    </div>
  );
}
