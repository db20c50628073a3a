import { memo } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { describedBy, FieldFrame } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps } from './fieldProps';
import { useForm } from './FormContext';

/** One of the values of the schema. A wrong value of the document is shown as it is until another one is chosen. */
export const ChoiceInput = memo(function ChoiceInput({ schema, path, value }: FieldProps<'choice'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { options } = schema;
  const current = typeof value === 'string' ? value : '';
  const isListed = current === '' || options.some((option) => option.value === current);
  return (
    <FieldFrame schema={schema} path={path}>
      <select
        id={controlId(path)}
        className={styles.input}
        value={current}
        disabled={isReadOnly}
        aria-describedby={describedBy(schema, path)}
        onChange={({ target }) => change(path, target.value === '' ? undefined : target.value)}
      >
        {(!schema.isRequired || current === '') && (
          <option value="">{translate('editorEdit:field.notSet')}</option>
        )}
        {!isListed && <option value={current}>{current}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label ? translate(`editorFields:choice.${option.label}`) : option.value}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
