import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClasses } from './joinClasses';
import { FieldNotes, noteIds } from './TextField';
import styles from './TextArea.module.css';
import fieldStyles from './TextField.module.css';

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'style' | 'className' | 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
  /** Something that happened to what was typed; read out as it comes. */
  readonly notice?: ReactNode;
  /** Stands at the end of the box, such as how many characters there are; describes the field too. */
  readonly counter?: ReactNode;
}

/** Room for a few lines. */
export function TextArea({ label, error, notice, counter, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={joinClasses(fieldStyles.box, styles.tall, error !== undefined && fieldStyles.faulty)}>
        <textarea
          {...area}
          id={id}
          className={joinClasses(fieldStyles.input, styles.area)}
          aria-invalid={error !== undefined}
          aria-describedby={noteIds(id, counter, error)}
        />
        {counter !== undefined && (
          <p id={`${id}-hint`} className={styles.counter}>
            {counter}
          </p>
        )}
      </div>
      {notice !== undefined && (
        <p role="status" className={fieldStyles.hint}>
          {notice}
        </p>
      )}
      <FieldNotes id={id} error={error} />
    </div>
  );
}
