import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { FieldNotes, noteIds } from './FieldNotes';
import { joinClasses } from './joinClasses';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'className' | 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands before the typed text and is not part of it, such as a country code. */
  readonly adornment?: string | undefined;
  /** Stands inside the field's right end. */
  readonly trailing?: ReactNode;
  /** Stands beside the field. */
  readonly beside?: ReactNode;
}

export function TextField({ label, error, hint, adornment, trailing, beside, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <div className={joinClasses(styles.box, error !== undefined && styles.faulty)}>
          {adornment !== undefined && <span className={styles.adornment}>{adornment}</span>}
          <input
            {...input}
            id={id}
            className={styles.input}
            aria-invalid={error !== undefined}
            aria-describedby={noteIds(id, hint, error)}
          />
          {trailing}
        </div>
        {beside}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
