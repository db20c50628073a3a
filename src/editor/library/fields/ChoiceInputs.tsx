import { memo } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { describedBy, FieldFrame } from './FieldFrame';
import { definitionFields, type FieldSchema } from '../../../generated/fieldSchemas';
import { FieldsOf } from './ObjectInput';

/** Yes or no. What equals the default of the schema is taken away. */
export const BooleanInput = memo(function BooleanInput({ schema, path, value }: FieldProps<'boolean'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const isOn = typeof value === 'boolean' ? value : schema.default === true;
  return (
    <div className={styles.field} data-path={path}>
      <label className={styles.check}>
        <input
          id={controlId(path)}
          type="checkbox"
          checked={isOn}
          disabled={isReadOnly}
          onChange={({ target }) =>
            change(path, target.checked === (schema.default === true) ? undefined : target.checked)
          }
        />
        {translate(`editorFields:label.${schema.label}`)}
      </label>
    </div>
  );
});

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

/** One option of a data field: a plain word, or a value with a label by language. */
export const OptionInput = memo(function OptionInput({ schema, path, value }: FieldProps<'option'>) {
  const translate = useTranslate();
  const { change, isReadOnly, FieldView } = useForm();
  if (typeof value === 'object')
    return <FieldsOf fields={definitionFields.dataOption} path={path} value={value} />;
  const word: FieldSchema & { readonly kind: 'string' } = {
    ...schema,
    label: 'dataOption_value',
    kind: 'string',
  };
  const translated = { value, label: value };
  return (
    <>
      <FieldView schema={word} path={path} value={value} />
      <button
        type="button"
        className={styles.button}
        disabled={isReadOnly}
        onClick={() => change(path, translated)}
      >
        {translate('editorEdit:field.withLabel')}
      </button>
    </>
  );
});

export const BlockIdInput = memo(function BlockIdInput({ schema, path, value }: FieldProps<'blockId'>) {
  const translate = useTranslate();
  const { change, isReadOnly, blocks } = useForm();
  const current = typeof value === 'string' ? value : '';
  const isThere = blocks.some(({ id }) => id === current);
  return (
    <FieldFrame schema={schema} path={path} fault={isThere ? undefined : translate('editorEdit:fault.block')}>
      <select
        id={controlId(path)}
        className={styles.input}
        value={current}
        disabled={isReadOnly}
        onChange={({ target }) => change(path, target.value)}
      >
        {!isThere && <option value={current}>{current || translate('editorEdit:field.notSet')}</option>}
        {blocks.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
});
