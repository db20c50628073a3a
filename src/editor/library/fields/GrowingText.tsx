import styles from './Fields.module.css';

interface GrowingTextProps {
  readonly id: string;
  readonly lang?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly isReadOnly: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text area as high as its text: a copy of the text behind it, drawn by the same rules, gives the height. */
export function GrowingText({
  id,
  lang,
  value,
  placeholder,
  isReadOnly,
  describedBy,
  onChange,
}: GrowingTextProps) {
  return (
    <div className={styles.growing}>
      <div className={styles.measure} aria-hidden="true">
        {`${value || (placeholder ?? '')}\u200b`}
      </div>
      <textarea
        id={id}
        lang={lang}
        className={styles.area}
        rows={1}
        value={value}
        placeholder={placeholder}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
