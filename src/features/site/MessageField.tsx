import { useId, type ChangeEvent } from 'react';
import { FieldNotes, noteIds } from '../../ui/TextField';
import { joinClasses } from '../../ui/joinClasses';
import styles from './MessageField.module.css';

interface MessageFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
}

/** Room for a few lines. */
export function MessageField({ label, error, ...area }: MessageFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        rows={4}
        className={joinClasses(styles.area, error !== undefined && styles.faulty)}
        aria-invalid={error !== undefined}
        aria-describedby={noteIds(id, undefined, error)}
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
