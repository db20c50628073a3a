import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { blockSchemasOf } from '../generate/blockModules';
import { readSchemaFiles, type SchemaFile } from '../generate/schemaFiles';
import { typesModule } from '../generate/types';
import { packageFolders } from './packageFolders';
import { readJson } from './packageFiles';
import { packageSchema } from './packageSchema';
import { recordOf } from '../../src/kernel/record';

/** `props.ts` of a package: the types of its props, as its schema has them. */
export async function propsTypes(file: SchemaFile, common: SchemaFile): Promise<string> {
  const code = await typesModule([file], [common]);
  const remark = code.replace(
    'schemas/ by `npm run generate`',
    'props.schema.json by `npm run blocks -- types`',
  );
  return format(remark, { ...(await resolveConfig(__filename)), parser: 'typescript' });
}

/** Writes the types of blocks anew. @returns the files */
export async function writeTypes(entries: readonly string[], root: string): Promise<readonly string[]> {
  const { common } = blockSchemasOf(readSchemaFiles(path.join(root, 'schemas')));
  const written: string[] = [];
  for (const folder of packageFolders(entries.join(','), root)) {
    const { type } = recordOf(readJson(path.join(folder, 'block.json')));
    const file = path.join(folder, 'props.ts');
    writeFileSync(file, await propsTypes(packageSchema(folder, String(type)), common));
    written.push(file);
  }
  return written;
}
