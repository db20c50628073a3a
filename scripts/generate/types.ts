import { compile } from 'json-schema-to-typescript';
import type { JSONSchema4 } from 'json-schema';
import { isObject, type JsonSchema, type SchemaFile } from './schemaFiles';

const banner = '/* Made from schemas/ by `npm run generate`. Do not edit. */';

/** Titles of plain properties are words for editors; only object shapes and named definitions name a type. */
function withoutLabels(schema: unknown, named: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withoutLabels(item, false));
  if (!isObject(schema)) return schema;
  const keepsTitle = named || (schema.type === 'object' && /^[A-Z][A-Za-z]+$/.test(String(schema.title)));
  const entries = Object.entries(schema)
    .filter(([keyword]) => keyword !== '$id' && keyword !== '$schema' && (keyword !== 'title' || keepsTitle))
    .map(([keyword, value]) => [keyword, withoutKeyword(keyword, value)] as const);
  const copy = Object.fromEntries(entries);
  return unwrapSingleAllOf(copy);
}

function withoutKeyword(keyword: string, value: unknown): unknown {
  if (keyword === '$ref') return toLocalReference(String(value));
  if ((keyword === 'properties' || keyword === '$defs') && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [name, withoutLabels(child, keyword === '$defs')]),
    );
  }
  return withoutLabels(value, false);
}

/** `allOf: [one]` only carries a title beside a `$ref`; the type is the one. */
function unwrapSingleAllOf(schema: JsonSchema): JsonSchema {
  const all = schema.allOf;
  return Array.isArray(all) && all.length === 1 && isObject(all[0]) && '$ref' in all[0] ? all[0] : schema;
}

/** All definitions are gathered in one document, so that each becomes one type. */
const toLocalReference = (reference: string): string =>
  `#/definitions/${reference.slice(reference.lastIndexOf('/') + 1)}`;

/** What has a default is there once the validator has filled it in. */
function withDefaultsRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withDefaultsRequired);
  if (!isObject(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withDefaultsRequired(value)]),
  );
  if (!isObject(copy.properties)) return copy;
  const filled = Object.entries(copy.properties).filter(([, child]) => isObject(child) && 'default' in child);
  const alreadyRequired: unknown[] = Array.isArray(copy.required) ? copy.required : [];
  const required = [...alreadyRequired, ...filled.map(([name]) => name)];
  return { ...copy, required };
}

interface TypesOptions {
  /** Defaults are filled in by the validator, so such properties are never missing. */
  readonly defaultsFilled?: boolean;
  /** Definitions that no root uses get a type too. */
  readonly allDefinitions?: boolean;
}

const machineRemark =
  /\n *\* *\n *\* This interface was referenced by[^\n]*\n *\* via the [^\n]*|\/\*\*\n *\* This interface was referenced by[^\n]*\n *\* via the [^\n]*\n *\*\/\n/g;

/** Types of several schemas in one module, each definition once. */
export async function typesModule(
  roots: readonly SchemaFile[],
  shared: readonly SchemaFile[],
  options: TypesOptions = {},
): Promise<string> {
  const prepare = (schema: unknown) => (options.defaultsFilled ? withDefaultsRequired(schema) : schema);
  const definitions: Record<string, unknown> = {};
  for (const [name, schema] of shared.flatMap((file) => Object.entries(file.schema.$defs as JsonSchema))) {
    definitions[name] = withoutLabels(schema, true);
  }
  const names = roots.map((file) => String(file.schema.title));
  roots.forEach(
    (file) => (definitions[String(file.schema.title)] = withoutLabels(prepare(file.schema), true)),
  );
  const root = {
    title: 'GeneratedRoot',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
    definitions,
  } as unknown as JSONSchema4;
  const code = await compile(root, 'GeneratedRoot', {
    additionalProperties: false,
    bannerComment: banner,
    format: true,
    style: { singleQuote: true, printWidth: 110 },
    unknownAny: true,
    declareExternallyReferenced: true,
    unreachableDefinitions: options.allDefinitions ?? false,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: false,
  });
  return code.replace(/export interface GeneratedRoot \{[\s\S]*?\n\}\n/, '').replace(machineRemark, '');
}
