import styles from './TextField.module.css';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { joinClasses } from './joinClasses';

/** Ids of the notes that describe a control, for its `aria-describedby`. */
export function noteIds(id: string, hint: unknown, error: string | undefined): string | undefined {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FieldNotesProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** What stands under a control: its fault, its hint. */
export const FieldNotes = ({ id, hint, error }: FieldNotesProps) => (
  <>
    {error !== undefined && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
    {hint !== undefined && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </>
);

interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'className' | 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands before the typed text and is not part of it, such as a country code. */
  readonly adornment?: string | undefined;
  /** Stands inside the field's right end. */
  readonly trailing?: ReactNode;
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
          {adornment !== undefined && (
            <span className={styles.adornment} translate="no">
              {adornment}
            </span>
          )}
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
