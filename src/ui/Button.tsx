import styles from './Button.module.css';
import type { ComponentPropsWithoutRef } from 'react';
import { joinClasses } from './joinClasses';

/** Work under way. Says nothing: the control around it carries `aria-busy` and a name. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

/** `flush`: plain, and its words begin where the text above it does. */
type ButtonLook = 'primary' | 'secondary' | 'plain' | 'flush';

/** Classes of a button, for what is a link to the browser and a button to the eye. */
export const buttonClasses = (look: ButtonLook, className?: string): string =>
  joinClasses(styles.button, styles[look], className);

interface ButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'style'> {
  readonly look?: ButtonLook;
  /** Work that this button started is under way: it keeps its width and its name, and says that it is busy. */
  readonly isBusy?: boolean;
}

export function Button({ look = 'primary', isBusy = false, className, children, ...rest }: ButtonProps) {
  const busyState = isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {};
  return (
    <button type="button" {...rest} {...busyState} className={buttonClasses(look, className)}>
      <span className={joinClasses(styles.label, isBusy && styles.hidden)}>{children}</span>
      {isBusy && (
        <span className={styles.work}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
