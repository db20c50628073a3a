import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import { joinClasses } from '../../../ui/joinClasses';
import { Spinner } from '../../../ui/Button';
import styles from './Button.module.css';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Classes of a button, for what is a link to the browser and a button to the eye. */
export const buttonClasses = (look: ButtonLook = 'secondary'): string =>
  joinClasses(styles.button, styles[look]);

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  readonly look?: ButtonLook;
  /** Work that this button started is under way: it keeps its width, its name and the focus, and can't be pressed again. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

export function Button({ look = 'secondary', isBusy = false, icon, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isBusy} className={buttonClasses(look)}>
      <span className={joinClasses(styles.label, isBusy && styles.hidden)}>
        {icon}
        {children}
      </span>
      {isBusy && (
        <span className={styles.work}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
