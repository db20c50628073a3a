import styles from './TextField.module.css';

/** Ids of the notes that describe a control, for its `aria-describedby`. */
export function noteIds(id: string, hint: string | undefined, error: string | undefined): string | undefined {
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
