import { blockTypeOf, definitionName, isObject, type JsonSchema, type SchemaFile } from './schemaFiles';

interface NameTree {
  readonly names?: readonly string[];
  readonly children: Readonly<Record<string, NameTree>>;
}

const anything: NameTree = { children: {} };
const listOf = (value: unknown): readonly JsonSchema[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Conditions nest in themselves and name no place of their own: what their schema refuses is an error already. */
const closed = new Set(['condition']);

/** A place that may be of several forms knows the names of them all. */
function merge(trees: readonly NameTree[]): NameTree {
  const names = trees.flatMap((tree) => tree.names ?? []);
  const children: Record<string, NameTree> = {};
  for (const [name, child] of trees.flatMap((tree) => Object.entries(tree.children))) {
    children[name] = children[name] ? merge([children[name], child]) : child;
  }
  return names.length > 0 ? { names: [...new Set(names)], children } : { children };
}

function treeOf(schema: unknown, definitions: JsonSchema): NameTree {
  if (!isObject(schema)) return anything;
  if (schema.$ref !== undefined) {
    const name = definitionName(schema) ?? '';
    return closed.has(name) ? anything : treeOf(definitions[name], definitions);
  }
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  const children = Object.fromEntries(
    properties.map(([name, child]) => [name, treeOf(child, definitions)] as const),
  );
  const own: NameTree = properties.length === 0 ? anything : { names: Object.keys(children), children };
  const items: NameTree = isObject(schema.items)
    ? { children: { '*': treeOf(schema.items, definitions) } }
    : anything;
  const branches = [...listOf(schema.allOf), ...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  return merge([own, items, ...branches.map((branch) => treeOf(branch, definitions))]);
}

/** The names that each place of a document may hold. */
export function knownNamesModule(
  blocks: readonly SchemaFile[],
  template: SchemaFile,
  envelope: SchemaFile,
  common: SchemaFile,
): string {
  const written = ({ schema }: SchemaFile) => treeOf(schema, common.schema.$defs as JsonSchema);
  const byType = Object.fromEntries(blocks.map((file) => [blockTypeOf(file), written(file)]));
  return `// Made from schemas/ by \`npm run generate\`. Do not edit.
/**
 * Names that a place of a document may hold. \`children\` leads on: by name, or \`*\` for the items of a list. No \`names\`:
 * anything may stand there.
 */
export interface NameTree {
  readonly names?: readonly string[];
  readonly children: Readonly<Record<string, NameTree>>;
}
export const documentNames: NameTree = ${JSON.stringify(written(template))};
export const blockNames: NameTree = ${JSON.stringify(written(envelope))};
export const propNames: Readonly<Record<string, NameTree>> = ${JSON.stringify(byType, null, 2)};
`;
}
