import type { Comparison } from '../../../generated/template';
import { useTranslate } from '../../../texts/TranslateContext';
import type { Subject } from './conditionParts';
import styles from './ConditionInput.module.css';
import fieldStyles from './Fields.module.css';
import { controlId, useForm } from './FormContext';
import { MomentInput } from './MomentInput';

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
  const values = op === 'exists' ? valuesOf.exists : valuesOf[subject];
  if (values && !Array.isArray(value)) return <ValueChoice path={path} values={values} value={value} />;
  const label = translate('editorFields:label.comparison_value');
  if (subject === 'now')
    return (
      <div className={styles.whole}>
        <MomentInput path={path} value={value} isRequired id={controlId(path)} label={label} />
      </div>
    );
  const list = (text: string): string[] => text.split(',').map((word) => word.trimStart());
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return (
    <input
      className={`${fieldStyles.input} ${styles.whole}`}
      aria-label={label}
      value={text}
      readOnly={isReadOnly}
      spellCheck={false}
      onChange={({ target }) => change(path, op === 'in' ? list(target.value) : target.value)}
    />
  );
}
