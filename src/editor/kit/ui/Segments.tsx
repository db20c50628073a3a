import styles from './Segments.module.css';

interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly name: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of them chosen. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <div className={styles.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-label={option.name.startsWith(option.label) ? option.name : `${option.label} ${option.name}`}
          title={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
