import { memo } from 'react';
import { definitionFields, type FieldSchema } from '../../generated/fieldSchemas';
import type { FieldProps } from './fieldProps';
import { useForm } from './FormContext';
import { FieldsOf } from './FieldsOf';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './Fields.module.css';

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
