import fc, { type Arbitrary } from 'fast-check';
import { filesUnder, readJson } from './shippedTemplates';

type Schema = Readonly<Record<string, unknown>>;

const common = (readJson('schemas/common.schema.json') as { $defs: Record<string, Schema> }).$defs;
const blockSchemas = filesUnder('schemas/blocks', '.schema.json').map((file) => ({
  type: /(\w+)\.schema\.json$/.exec(file)?.[1] ?? '',
  schema: readJson(file) as Schema,
}));

/** Any JSON, with the keys and values that programs trip over. */
const anyJson = fc.jsonValue({ maxDepth: 3 });
const oddKey = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('id', 'a.b', '0', '[]', '', '__puck_[]', 'puck', 'children', 'constructor'),
);
const extras = fc.dictionary(oddKey, anyJson, { maxKeys: 2 }).map((found) => ({ ...found }));

const definitionOf = (schema: Schema): string | undefined => {
  const reference = schema.$ref ?? (schema.allOf as Schema[] | undefined)?.[0]?.$ref;
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
};

/** What a pattern forbids at its beginning is left out afterwards: it can't be generated from. */
function matching(pattern: string): Arbitrary<string> {
  const whole = new RegExp(pattern);
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?![^)]*\)/, '')))
    .filter((text) => whole.test(text));
}

function text(schema: Schema): Arbitrary<string> {
  if (typeof schema.pattern === 'string') return matching(schema.pattern);
  const limits = {
    minLength: Number(schema.minLength ?? 0),
    maxLength: Math.min(Number(schema.maxLength ?? 30), 30),
  };
  return fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }));
}

const number = (schema: Schema): Arbitrary<number> => {
  const bounds = { min: Number(schema.minimum ?? -1000), max: Number(schema.maximum ?? 1000) };
  // JSON has no negative zero.
  return schema.type === 'integer'
    ? fc.integer(bounds)
    : fc.double({ ...bounds, noNaN: true }).map((found) => found + 0);
};

function object(schema: Schema, depth: number): Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const known = fc.record(
    Object.fromEntries(properties.map(([key, child]) => [key, valueOf(child, depth)])),
    {
      requiredKeys: required,
      noNullPrototype: true,
    },
  );
  if (schema.additionalProperties === false) {
    const least = Number(schema.minProperties ?? 0);
    return known.filter((found) => Object.keys(found as object).length >= least);
  }
  const names = new Set(properties.map(([key]) => key));
  return fc.tuple(known, extras).map(([found, extra]) => {
    const unknown = Object.entries(extra).filter(([key]) => !names.has(key));
    return { ...Object.fromEntries(unknown), ...(found as object) };
  });
}

/** Values that a schema allows; `depth` bounds what refers to itself. */
function valueOf(schema: Schema, depth: number): Arbitrary<unknown> {
  const name = definitionOf(schema);
  if (name === 'condition' && depth <= 0) return valueOf(common.comparison ?? {}, depth);
  if (name !== undefined) return valueOf(common[name] ?? {}, depth - 1);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, depth - 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as Schema, depth - 1), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 3), Number(schema.minItems ?? 0) + 3),
      });
    case 'object':
      return object(schema, depth);
    default:
      return anyJson;
  }
}

const envelope = (type: string, props: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom('a', 'b', 'root', 'a:b', 'item-1'), valueOf(common.blockId ?? {}, 1)),
      props,
      fc.option(valueOf(common.condition ?? {}, 3), { nil: undefined }),
      fc.option(valueOf(common.variant ?? {}, 1), { nil: undefined }),
      extras,
    )
    .map(([id, found, visibleWhen, variant, extra]) => ({
      ...extra,
      id,
      type,
      props: found,
      ...(visibleWhen !== undefined && { visibleWhen }),
      ...(variant !== undefined && { variant }),
    }));

function block(depth: number): Arbitrary<unknown> {
  const plain = blockSchemas
    .filter(({ type }) => type !== 'columns')
    .map(({ type, schema }) => envelope(type, valueOf(schema, 4)));
  const unknown = [
    envelope('carousel9', extras),
    envelope('constructor', extras),
    envelope('hero', extras),
    anyJson,
  ];
  const columns = envelope(
    'columns',
    fc.record({
      columns: fc.array(fc.array(depth > 0 ? block(depth - 1) : anyJson, { maxLength: 3 }), { maxLength: 3 }),
    }),
  );
  return fc.oneof(...plain, ...unknown, { arbitrary: columns, weight: depth > 0 ? 6 : 1 });
}

/** Props that the schema of each block type allows; of columns, those without blocks. */
export const arbitraryProps: ReadonlyMap<string, Arbitrary<unknown>> = new Map(
  blockSchemas.map(({ type, schema }) => [
    type,
    type === 'columns' ? fc.constant({ columns: [[], []] }) : valueOf(schema, 4),
  ]),
);

const documentSchema = readJson('schemas/template.schema.json') as Schema;

/** Templates that the schemas allow: unknown blocks and props, shared ids and nested columns included. */
export const arbitraryTemplate: Arbitrary<
  Readonly<Record<string, unknown>> & { readonly blocks: readonly unknown[] }
> = fc
  .tuple(valueOf(documentSchema, 4), fc.array(block(3), { maxLength: 5 }))
  .map(([document, blocks]) => ({ ...(document as object), blocks }));
