import { Inlined } from './inlineSchemas';
import { baseName, isObject, schemaBase, type JsonSchema, type SchemaFile } from './schemaFiles';

/** What others write or read: pages, brand files, market rules and the editor's calls. The lender's wire is the brand's own. */
const isPublished = ({ id }: SchemaFile): boolean => !/^(?:replies|payloads)\/|^(?:bridge|loan)\./.test(id);

/** What nests blocks says so by a list of anything. */
function withBlocks(type: string, props: JsonSchema): JsonSchema {
  if (type !== 'columns') return props;
  const { columns } = props.properties as Record<string, JsonSchema>;
  const inner = { type: 'array', items: { $ref: '#/$defs/Block' } };
  return { ...props, properties: { columns: { ...columns, items: inner } } };
}

/**
 * One file that stands alone: a page with each block by its type, as an editor of code completes and checks it. The host
 * itself checks blocks one by one, so that a wrong one costs itself alone.
 */
function pageSchema(files: readonly SchemaFile[]): JsonSchema {
  const inlined = new Inlined(files, '#/$defs/');
  const template = inlined.add('template.schema.json');
  const envelope = inlined.add('block.schema.json');
  const blocks = files.filter(({ id }) => id.startsWith('blocks/'));
  const names = blocks.map((file) => [baseName(file.id), inlined.add(file.id)] as const);
  const { [template]: page = {}, [envelope]: block = {}, ...others } = inlined.definitions;
  const props = Object.fromEntries(
    names.map(([type, name]) => [name, withBlocks(type, others[name] ?? {})] as const),
  );
  const typed = {
    ...block,
    title: 'Block',
    properties: {
      ...(isObject(block.properties) ? block.properties : {}),
      type: { enum: names.map(([type]) => type) },
    },
    allOf: names.map(([type, name]) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      then: { properties: { props: { $ref: `#/$defs/${name}` } } },
    })),
  };
  const list = {
    ...(page.properties as Record<string, JsonSchema>).blocks,
    items: { $ref: '#/$defs/Block' },
  };
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${schemaBase}page.schema.json`,
    ...page,
    title: 'Page',
    description:
      'One page as marketing publishes it, with all that it refers to: for editors of code, by "$schema".',
    properties: { ...(isObject(page.properties) ? page.properties : {}), blocks: list },
    $defs: { ...others, ...props, Block: typed },
  };
}

/** Every schema that a host serves below `/schemas/v1/`, by its path there. */
export function publishedSchemas(files: readonly SchemaFile[]): string {
  const own = files.filter(isPublished).map(({ id, schema }) => [id, schema] as const);
  return `${JSON.stringify({ ...Object.fromEntries(own), 'page.schema.json': pageSchema(files) }, null, 1)}\n`;
}

/** The payloads and replies of the editor's calls as the components of an OpenAPI document, by JSON Schema 2020-12. */
export function editorComponents(files: readonly SchemaFile[], editor: readonly SchemaFile[]): string {
  const inlined = new Inlined(files, '#/components/schemas/');
  const names = Object.fromEntries(editor.map(({ id }) => [baseName(id), inlined.add(id)]));
  return `${JSON.stringify({ names, schemas: inlined.definitions }, null, 1)}\n`;
}
