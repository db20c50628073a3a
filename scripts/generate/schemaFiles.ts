import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export interface SchemaFile {
  /** The path below `schemas/`: `blocks/hero.schema.json`; `$id` is this below `schemaBase`. */
  readonly id: string;
  readonly schema: JsonSchema;
}

/** Names the format and its version (contract §8); nothing is fetched from there. */
export const schemaBase = 'https://vitrina.example/schemas/v1/';

/** Every schema below a folder, in a fixed order. */
export function readSchemaFiles(folder: string): SchemaFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .map((name) => {
      const schema = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JsonSchema;
      if (schema.$id !== schemaBase + name)
        throw new Error(`schemas/${name}: $id is ${String(schema.$id)}, expected ${schemaBase}${name}`);
      return { id: name, schema };
    });
}

/** `editor/draft.schema.json` → `draft`. */
export const baseName = (id: string): string => path.posix.basename(id, '.schema.json');

/** `blocks/hero.schema.json` → `hero`, `blocks/acme/priceTable.schema.json` → `acme/priceTable`. */
export const blockTypeOf = ({ id }: SchemaFile): string => id.slice('blocks/'.length, -'.schema.json'.length);

export const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The definition that a schema stands for, directly or through `allOf: [one]`. */
export function definitionName(schema: JsonSchema): string | undefined {
  const all = schema.allOf;
  const reference = schema.$ref ?? (Array.isArray(all) && isObject(all[0]) ? all[0].$ref : undefined);
  return typeof reference === 'string' ? reference.slice(reference.lastIndexOf('/') + 1) : undefined;
}

export const startsWith = (prefix: string) => (file: SchemaFile) => file.id.startsWith(prefix);

/** The schema of a name; throws where there is none. */
export function only(files: readonly SchemaFile[], id: string): SchemaFile {
  const found = files.find((file) => file.id === id);
  if (!found) throw new Error(`schemas/${id} is missing`);
  return found;
}
