import { memo } from 'react';
import type { FieldSchema } from '../../../generated/fieldSchemas';
import { useTranslate } from '../../../texts/TranslateContext';
import { FieldGroup } from './FieldFrame';
import styles from './Fields.module.css';
import { type FieldProps, useForm } from './FormContext';
import { initialValue } from './initialValue';
import { recordOf } from '../../../kernel/record';

/** An optional object has to be added before it can be filled, and can be removed again. */
const isAddedAsWhole = ({
  isRequired,
  fields,
}: FieldSchema & { readonly fields: readonly FieldSchema[] }): boolean =>
  !isRequired && fields.some((field) => field.isRequired);

/** An object of the schema: a button with label and action, the colours. */
export const ObjectInput = memo(function ObjectInput({ schema, path, value }: FieldProps<'object'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const isWhole = isAddedAsWhole(schema);
  if (isWhole && value === undefined) {
    return (
      <FieldGroup schema={schema} path={path}>
        <button
          type="button"
          className={styles.button}
          disabled={isReadOnly}
          onClick={() => change(path, initialValue({ ...schema, isRequired: true }))}
        >
          {translate('editorEdit:field.add')}
        </button>
      </FieldGroup>
    );
  }
  return (
    <FieldGroup schema={schema} path={path}>
      <FieldsOf fields={schema.fields} path={path} value={value} />
      {isWhole && (
        <button
          type="button"
          className={styles.button}
          disabled={isReadOnly}
          onClick={() => change(path, undefined)}
        >
          {translate('editorEdit:field.remove')}
        </button>
      )}
    </FieldGroup>
  );
});

interface FieldsOfProps {
  readonly fields: readonly FieldSchema[];
  readonly path: string;
  readonly value: unknown;
}

/** The fields of an object, one below the other. */
export function FieldsOf({ fields, path, value }: FieldsOfProps) {
  const { FieldView } = useForm();
  const record = recordOf(value);
  return fields.map((schema) => (
    <FieldView key={schema.key} schema={schema} path={`${path}/${schema.key}`} value={record[schema.key]} />
  ));
}
