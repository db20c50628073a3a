import type { FieldSchema } from '../../generated/fieldSchemas';
import { useForm } from './FormContext';
import { recordOf } from '../../kernel/record';

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
