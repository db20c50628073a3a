import styles from './Toast.module.css';

export interface ToastProps {
  /** Absent: nothing to say. How long it stays is the store's affair. */
  readonly message?: string | undefined;
  /** A failure interrupts, anything else waits for a pause. */
  readonly isUrgent?: boolean;
}

/** Both live regions are always in the document, so that screen readers notice what appears in them. */
export function Toast({ message, isUrgent = false }: ToastProps) {
  const bubble = message ? (
    <div className={styles.toast} data-testid="toast">
      {message}
    </div>
  ) : null;
  return (
    <div className={styles.region}>
      <div role="status">{!isUrgent && bubble}</div>
      <div role="alert">{isUrgent && bubble}</div>
    </div>
  );
}
