import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
/** One of the fixed sizes, or a number of pixels. */
export const SizeInput = memo(function SizeInput({ schema, path, value }: FieldProps<'size'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const isNumber = typeof value === 'number';
  const choose = (chosen: string): void => change(path, chosen === 'pixels' ? 16 : chosen);
  return (
    <FieldFrame schema={schema} path={path}>
      <span className={styles.unitLine}>
        <select
          id={controlId(path)}
          className={styles.input}
          value={isNumber ? 'pixels' : String(value)}
          disabled={isReadOnly}
          aria-describedby={describedBy(schema, path)}
          onChange={({ target }) => choose(target.value)}
        >
          {schema.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label ? translate(`editorFields:choice.${option.label}`) : option.value}
            </option>
          ))}
          <option value="pixels">{translate('editorEdit:field.pixels')}</option>
        </select>
        {isNumber && (
          <input
            type="number"
            className={styles.input}
            aria-label={translate('editorEdit:field.pixels')}
            min={schema.minimum}
            max={schema.maximum}
            value={value}
            readOnly={isReadOnly}
            onChange={({ target }) => change(path, Number(target.value))}
          />
        )}
      </span>
    </FieldFrame>
  );
});
