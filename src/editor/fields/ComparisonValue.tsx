import type { Comparison } from '../../generated/template';
import { useTranslate } from '../../texts/TranslateContext';
import type { Subject } from './conditionParts';
import styles from './ConditionInput.module.css';
import { localDateTime, toIso } from './TextInputs';
import fieldStyles from './Fields.module.css';
import { controlId, useForm } from './FormContext';
import { OwnZone } from './OwnZone';
import { momentBounds, useTypedMoment } from '../ui/useTypedMoment';

interface ComparisonValueProps {
  readonly path: string;
  readonly subject: Subject;
  readonly comparison: Comparison;
}

type Scalar = string | number | boolean;

const valuesOf: Readonly<Partial<Record<Subject | 'exists', readonly Scalar[]>>> = {
  clientType: ['android', 'ios'],
  languageType: [1, 2],
  registered: [true, false],
  exists: [true, false],
};

function ValueChoice({
  path,
  values,
  value,
}: {
  readonly path: string;
  readonly values: readonly Scalar[];
  readonly value: Comparison['value'];
}) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  return (
    <select
      className={`${fieldStyles.input} ${styles.whole}`}
      aria-label={translate('editorFields:label.comparison_value')}
      value={String(value)}
      disabled={isReadOnly}
      onChange={({ target }) =>
        change(
          path,
          values.find((each) => String(each) === target.value),
        )
      }
    >
      {values.map((each) => (
        <option key={String(each)} value={String(each)}>
          {translate(
            `editorEdit:condition.values.${String(each) as 'android' | 'ios' | '1' | '2' | 'true' | 'false'}`,
          )}
        </option>
      ))}
    </select>
  );
}

/** With what a comparison compares: a choice, a moment, a text, or texts separated by commas. */
export function ComparisonValue({ path, subject, comparison: { op, value } }: ComparisonValueProps) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  if (subject === 'now' && op !== 'exists' && !Array.isArray(value))
    return <ComparedMoment path={path} value={value} />;
  const values = op === 'exists' ? valuesOf.exists : valuesOf[subject];
  if (values && !Array.isArray(value)) return <ValueChoice path={path} values={values} value={value} />;
  const list = (text: string): string[] => text.split(',').map((word) => word.trimStart());
  const write = (text: string): void => {
    change(path, op === 'in' ? list(text) : text);
  };
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return (
    <div className={styles.whole}>
      <input
        className={fieldStyles.input}
        aria-label={translate('editorFields:label.comparison_value')}
        type="text"
        value={text}
        readOnly={isReadOnly}
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  );
}

/** Emptied, it keeps the moment that it had: a comparison needs one. */
function ComparedMoment({ path, value }: { readonly path: string; readonly value: Scalar }) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { fault, ...typed } = useTypedMoment(localDateTime(value), (local) =>
    change(path, toIso(local) ?? value),
  );
  const id = controlId(path);
  return (
    <div className={styles.whole}>
      <input
        className={fieldStyles.input}
        aria-label={translate('editorFields:label.comparison_value')}
        aria-describedby={`${id}-zone ${id}-fault`}
        aria-invalid={fault !== undefined}
        type="datetime-local"
        {...momentBounds}
        value={typed.value}
        readOnly={isReadOnly}
        onChange={({ target }) => typed.change(target.value)}
      />
      <OwnZone id={`${id}-zone`} value={value} />
      <p id={`${id}-fault`} className={fieldStyles.fault} role="status">
        {fault}
      </p>
    </div>
  );
}
