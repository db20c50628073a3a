import { memo } from 'react';
import type { Condition } from '../../../generated/template';
import { limits } from '../../../template/limits';
import { useTranslate } from '../../../texts/TranslateContext';
import { ComparisonInput } from './ComparisonInput';
import styles from './ConditionInput.module.css';
import { comparisonAbout, convertCondition, shapeOf, shapes, type Shape } from './conditionParts';
import fieldStyles from './Fields.module.css';
import { useForm } from './FormContext';

interface ConditionInputProps {
  /** JSON Pointer in the form. */
  readonly path: string;
  readonly condition: Condition | undefined;
  /** Counts from 1. */
  readonly depth?: number;
  /** What makes it go where it is one of several. */
  readonly onRemove?: (() => void) | undefined;
}

function Children({
  path,
  conditions,
  depth,
}: {
  readonly path: string;
  readonly conditions: readonly Condition[];
  readonly depth: number;
}) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  return (
    <>
      <ul className={styles.children}>
        {conditions.map((condition, place) => (
          <li key={place}>
            <ConditionInput
              path={`${path}/${place}`}
              condition={condition}
              depth={depth + 1}
              onRemove={() =>
                change(
                  path,
                  conditions.filter((_, other) => other !== place),
                )
              }
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <button
          type="button"
          className={fieldStyles.button}
          onClick={() => change(path, [...conditions, comparisonAbout('clientType', new Date())])}
        >
          {translate('editorEdit:condition.add')}
        </button>
      )}
    </>
  );
}

/** When a block is shown: always, by one comparison, or by several in all, any or none of the ways. */
export const ConditionInput = memo(function ConditionInput({
  path,
  condition,
  depth = 1,
  onRemove,
}: ConditionInputProps) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const shape = shapeOf(condition);
  const offered = shapes.filter(
    (each) =>
      (each !== 'always' || depth === 1) &&
      (each === 'one' || each === 'always' || depth < limits.conditionDepth),
  );
  return (
    <div className={styles.condition} data-path={path}>
      <div className={styles.line}>
        <select
          className={fieldStyles.input}
          aria-label={translate('editorEdit:condition.shape')}
          value={shape}
          disabled={isReadOnly}
          onChange={({ target }) =>
            change(path, convertCondition(condition, target.value as Shape, new Date()))
          }
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {translate(`editorEdit:condition.shapes.${each}`)}
            </option>
          ))}
        </select>
        {onRemove && !isReadOnly && (
          <button type="button" className={fieldStyles.button} onClick={onRemove}>
            {translate('editorEdit:field.remove')}
          </button>
        )}
      </div>
      {condition && 'field' in condition && <ComparisonInput path={path} comparison={condition} />}
      {condition && 'all' in condition && (
        <Children path={`${path}/all`} conditions={condition.all} depth={depth} />
      )}
      {condition && 'any' in condition && (
        <Children path={`${path}/any`} conditions={condition.any} depth={depth} />
      )}
      {condition && 'not' in condition && (
        <ConditionInput path={`${path}/not`} condition={condition.not} depth={depth + 1} />
      )}
    </div>
  );
});
