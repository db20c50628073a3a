import path from 'node:path';
import { isObject, type JsonSchema, schemaBase, type SchemaFile } from '../generate/schemaFiles';
import { readJson } from './packageFiles';
import { PackageFault } from './packageFault';

const commonPrefix = `${schemaBase}common.schema.json#/$defs/`;

/** Definitions that a package's props may refer to. */
const sharedDefinitions = [
  'text',
  'html',
  'image',
  'action',
  'mediaAddress',
  'color',
  'blockId',
  'templateId',
];

function checkReferences(schema: unknown, file: string): void {
  if (Array.isArray(schema)) return schema.forEach((item) => checkReferences(item, file));
  if (!isObject(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword !== '$ref') checkReferences(value, file);
    else if (!sharedDefinitions.some((name) => value === commonPrefix + name))
      throw new PackageFault(
        file,
        `refers to ${JSON.stringify(value)}. A block may refer to ${commonPrefix}NAME, where NAME is ${sharedDefinitions.join(', ')}`,
      );
  }
}

/** `acme/priceTable` → `AcmePriceTableProps`. */
const titleOf = (type: string): string =>
  `${type.replace(/(?:^|\/)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Props`;

/** Props of a package's block under the name by which the format knows them. */
export function packageSchema(folder: string, type: string): SchemaFile {
  const file = path.join(folder, 'props.schema.json');
  const schema = readJson(file);
  if (!isObject(schema) || schema.type !== 'object' || !isObject(schema.properties))
    throw new PackageFault(file, 'has to describe an object with properties: the props of the block');
  checkReferences(schema, file);
  const id = `blocks/${type}.schema.json`;
  const named: JsonSchema = { ...schema, $id: schemaBase + id, title: titleOf(type) };
  return { id, schema: named };
}
