import { blockTypeOf, definitionName, isObject, type JsonSchema, type SchemaFile } from './schemaFiles';

/** Definitions that have a field of their own kind in the editor. */
const ownKinds: Readonly<Record<string, string>> = {
  text: 'text',
  html: 'html',
  image: 'image',
  action: 'action',
  color: 'color',
  condition: 'condition',
  blockId: 'blockId',
  templateId: 'templateId',
  address: 'address',
};

/** Definitions whose properties the editor's own fields show. */
const shownDefinitions = [
  'image',
  'linkAction',
  'scrollToAction',
  'openAppAction',
  'downloadAction',
  'agreementAction',
  'callAction',
  'nativeAction',
  'comparison',
  'allCondition',
  'anyCondition',
  'notCondition',
  'variant',
  'dataOption',
];

const numbers = (schema: JsonSchema): object => ({
  isInteger: schema.type === 'integer',
  minimum: schema.minimum,
  maximum: schema.maximum,
  ...(typeof schema.description === 'string' &&
    schema.description.startsWith('Minor units') && { unit: 'minorUnits' }),
  ...(typeof schema.description === 'string' && schema.description.startsWith('Stars') && { unit: 'stars' }),
});

const choices = (values: unknown, label: string): object => ({
  options: (values as string[]).map((value) => ({
    value,
    ...(/^\w+$/.test(value) && { label: `${label}_${value}` }),
  })),
});

class FieldWriter {
  constructor(private readonly definitions: JsonSchema) {}

  fieldsOf(schema: JsonSchema, label: string): object[] {
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      .filter(([, child]) => child.const === undefined)
      .map(([key, child]) => this.field(child, key, `${label}_${key}`, required.includes(key)));
  }

  private field(schema: JsonSchema, key: string, label: string, isRequired: boolean): object {
    return {
      key,
      label,
      ...(schema.description !== undefined && { help: label }),
      isRequired,
      ...(schema.default !== undefined && { default: schema.default }),
      ...this.kind(schema, label),
    };
  }

  private kind(schema: JsonSchema, label: string): object {
    const name = definitionName(schema);
    if (name !== undefined) return this.named(name);
    if (Array.isArray(schema.enum)) return { kind: 'choice', ...choices(schema.enum, label) };
    if (Array.isArray(schema.anyOf)) return this.either(schema.anyOf as JsonSchema[], label);
    switch (schema.type) {
      case 'boolean':
        return { kind: 'boolean' };
      case 'integer':
      case 'number':
        return { kind: 'number', ...numbers(schema) };
      case 'array':
        return this.list(schema, label);
      case 'object':
        return schema.properties
          ? { kind: 'object', fields: this.fieldsOf(schema, label) }
          : { kind: 'json' };
      default:
        return this.text(schema);
    }
  }

  private named(name: string): object {
    const definition = this.definitions[name] as JsonSchema;
    return ownKinds[name] ? { kind: ownKinds[name] } : this.kind(definition, name);
  }

  private text({ pattern, minLength, maxLength, description }: JsonSchema): object {
    if (typeof description === 'string' && description.startsWith('ISO 8601')) return { kind: 'dateTime' };
    return { kind: 'string', pattern, minLength, maxLength };
  }

  private either(branches: readonly JsonSchema[], label: string): object {
    const list = branches.find((branch) => Array.isArray(branch.enum));
    const number = branches.find((branch) => branch.type === 'number');
    if (list && number) return { kind: 'size', ...numbers(number), ...choices(list.enum, label) };
    return { kind: branches.some((branch) => definitionName(branch) === 'dataOption') ? 'option' : 'json' };
  }

  private list({ items, minItems, maxItems }: JsonSchema, label: string): object {
    if (!isObject(items) || items.type === 'array' || Object.keys(items).length === 0)
      return { kind: 'blocks', minItems, maxItems };
    return { kind: 'list', item: this.field(items, '', label, true), minItems, maxItems };
  }
}

const types = `import type texts from '../../locales/en/editorFields.json';

type Texts = typeof texts;

interface FieldBase {
  /** Name of the property; empty: an item of a list. */
  readonly key: string;
  /** Below \`editorFields:label\`. */
  readonly label: keyof Texts['label'];
  /** Below \`editorFields:help\`. */
  readonly help?: keyof Texts['help'];
  readonly isRequired: boolean;
  /** What holds where the property is absent. */
  readonly default?: string | number | boolean;
}

export interface FieldChoice {
  readonly value: string;
  /** Below \`editorFields:choice\`; absent: the value itself is shown. */
  readonly label?: keyof Texts['choice'];
}

interface NumberBounds {
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Kinds that need to know nothing else. */
type PlainKind =
  | 'text' | 'html' | 'image' | 'action' | 'color' | 'condition' | 'blockId' | 'templateId' | 'address'
  | 'boolean' | 'dateTime' | 'option' | 'json';

/** How one property of a template or of a block's props is edited. */
export type FieldSchema = FieldBase &
  (
    | { [Kind in PlainKind]: { readonly kind: Kind } }[PlainKind]
    | { readonly kind: 'string'; readonly pattern?: string; readonly minLength?: number; readonly maxLength?: number }
    | ({ readonly kind: 'number'; readonly unit?: 'minorUnits' | 'stars' } & NumberBounds)
    | ({ readonly kind: 'size'; readonly options: readonly FieldChoice[] } & NumberBounds)
    | { readonly kind: 'choice'; readonly options: readonly FieldChoice[] }
    | { readonly kind: 'object'; readonly fields: readonly FieldSchema[] }
    | { readonly kind: 'list'; readonly item: FieldSchema; readonly minItems?: number; readonly maxItems?: number }
    | { readonly kind: 'blocks'; readonly minItems?: number; readonly maxItems?: number }
  );
`;

const table = (name: string, note: string, type: string, rows: object): string =>
  `/** ${note} */\nexport const ${name}: ${type} = ${JSON.stringify(rows, null, 2)};\n`;

/** The editor's fields of a block's props. */
export const fieldsOf = (block: SchemaFile, common: SchemaFile): readonly object[] =>
  new FieldWriter(common.schema.$defs as JsonSchema).fieldsOf(block.schema, blockTypeOf(block));

/** How the editor shows each property of the schemas; the compiler refuses one without a label in \`locales/en\`. */
export function fieldSchemasModule(
  blocks: readonly SchemaFile[],
  template: SchemaFile,
  common: SchemaFile,
): string {
  const definitions = common.schema.$defs as JsonSchema;
  const writer = new FieldWriter(definitions);
  const byBlock = Object.fromEntries(
    blocks.map((file) => [blockTypeOf(file), writer.fieldsOf(file.schema, blockTypeOf(file))]),
  );
  const byDefinition = Object.fromEntries(
    shownDefinitions.map((name) => [name, writer.fieldsOf(definitions[name] as JsonSchema, name)]),
  );
  const record = (keys: string) => `Readonly<Record<${keys}, readonly FieldSchema[]>>`;
  return [
    `// Made from schemas/ by \`npm run generate\`. Do not edit.\n${types}`,
    table('blockFields', "Fields of each block type's props.", record("keyof Texts['block']"), byBlock),
    table(
      'pageFields',
      'Fields of the document itself.',
      'readonly FieldSchema[]',
      // An address for editors of code is none of marketing's fields.
      writer
        .fieldsOf(template.schema, 'template')
        .filter((field) => !('key' in field && field.key === '$schema')),
    ),
    table(
      'definitionFields',
      'Fields of pieces that several blocks share.',
      record(shownDefinitions.map((name) => `'${name}'`).join(' | ')),
      byDefinition,
    ),
  ].join('\n');
}
