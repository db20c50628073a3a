import type { ComponentPropsWithoutRef } from 'react';
import styles from './IconButton.module.css';
import { joinClasses } from './joinClasses';

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'style' | 'aria-label'> {
  readonly label: string;
}

/** A control that is drawn as an icon alone. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className={joinClasses(styles.icon, className)} aria-label={label} />
);
