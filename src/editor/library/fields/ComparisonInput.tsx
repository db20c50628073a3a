import type { Comparison } from '../../../generated/template';
import { useTranslate } from '../../../texts/TranslateContext';
import { ComparisonValue } from './ComparisonValue';
import { comparisonAbout, operatorsOf, subjectOf, subjects, valueFor, type Subject } from './conditionParts';
import styles from './ConditionInput.module.css';
import fieldStyles from './Fields.module.css';
import { useForm } from './FormContext';

interface ComparisonInputProps {
  readonly path: string;
  readonly comparison: Comparison;
}

/** One comparison: what of the visitor or moment, how, with what. */
export function ComparisonInput({ path, comparison }: ComparisonInputProps) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const subject = subjectOf(comparison.field);
  const operators = operatorsOf[subject];
  const offered = operators.includes(comparison.op) ? operators : [...operators, comparison.op];
  return (
    <div className={styles.comparison}>
      <select
        className={fieldStyles.input}
        aria-label={translate('editorFields:label.comparison_field')}
        value={subject}
        disabled={isReadOnly}
        onChange={({ target }) => change(path, comparisonAbout(target.value as Subject, new Date()))}
      >
        {subjects.map((each) => (
          <option key={each} value={each}>
            {translate(`editorEdit:condition.subjects.${each}`)}
          </option>
        ))}
      </select>
      <select
        className={fieldStyles.input}
        aria-label={translate('editorFields:label.comparison_op')}
        value={comparison.op}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const op = target.value as Comparison['op'];
          change(path, {
            ...comparison,
            op,
            value: subject === 'query' ? valueFor(op, comparison.value) : comparison.value,
          });
        }}
      >
        {offered.map((op) => (
          <option key={op} value={op}>
            {translate(
              subject === 'now' && (op === 'gt' || op === 'lt')
                ? `editorEdit:condition.moment.${op}`
                : `editorFields:choice.comparison_op_${op}`,
            )}
          </option>
        ))}
      </select>
      {subject === 'query' && (
        <input
          className={`${fieldStyles.input} ${styles.whole}`}
          aria-label={translate('editorEdit:condition.parameter')}
          value={comparison.field.replace(/^query\./, '')}
          readOnly={isReadOnly}
          spellCheck={false}
          onChange={({ target }) => change(path, { ...comparison, field: `query.${target.value}` })}
        />
      )}
      <ComparisonValue path={`${path}/value`} subject={subject} comparison={comparison} />
    </div>
  );
}
