import fc from 'fast-check';
import { readJson } from '../../support/shippedTemplates';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  /** Of ids: `filled` ones are never blank. */
  readonly identifier?: string;
}

const read = (file: string): Schema => readJson(`schemas/${file}`) as Schema;

const definitions = (
  readJson('schemas/loan.schema.json') as { readonly $defs: Readonly<Record<string, Schema>> }
).$defs;

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return schema.identifier === 'filled' ? fc.string().filter((id) => id.trim() !== '') : fc.string();
    case 'number':
    case 'integer':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(schema.items ? valuesOf(schema.items) : fc.string(), { maxLength: 3 });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {}).map(
        ([name, child]) => [name, valuesOf(child)] as const,
      );
      return fc.record(Object.fromEntries(properties));
    }
    default:
      return fc.constant(null);
  }
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) return valuesOf(definitions[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['null']);
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

/** Values with every field that a schema of the replies or payloads names. */
export const schemaValues = (file: string): fc.Arbitrary<object> =>
  ofType('object', read(file)) as fc.Arbitrary<object>;
