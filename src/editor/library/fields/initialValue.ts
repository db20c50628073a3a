import type { FieldSchema } from '../../../generated/fieldSchemas';

const objectOf = (fields: readonly FieldSchema[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.key, initialValue(field)]),
  );

/** What a required property starts with: the least that its schema allows, for a person to fill. */
export function initialValue(schema: FieldSchema): unknown {
  switch (schema.kind) {
    case 'boolean':
      return schema.default === true;
    case 'number':
      return schema.default ?? schema.minimum ?? 0;
    case 'choice':
      return schema.default ?? schema.options[0]?.value ?? '';
    case 'size':
      return schema.options[0]?.value ?? schema.minimum ?? 0;
    case 'object':
      return objectOf(schema.fields);
    case 'list':
    case 'blocks':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        schema.kind === 'list' ? initialValue(schema.item) : [],
      );
    case 'image':
      return { src: '', alt: '' };
    case 'action':
      return { type: 'openApp' };
    case 'color':
      return '#000000';
    case 'json':
      return {};
    default:
      return '';
  }
}
