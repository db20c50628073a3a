/**
 * Makes `src/generated/` and the modules that gather blocks in `src/blocks/` from `schemas/` and `src/editorCalls/`: types,
 * precompiled validators, what sends each call of the editor, what the schemas say of each block's props, and the list of
 * what stands in the blocks' folders. A build with block packages makes the gathering modules anew
 * (`scripts/blocks/composeBlocks.ts`).
 * Languages are listed from `locales/languages.json`, also in `schemas/common.schema.json`, which is committed; all else
 * stands in no commit and is made by every command that needs it (`bootstrap/ensureGenerated.mjs`, with `--keep-schemas`).
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { stampGenerated } from './bootstrap/ensureGenerated.mjs';
import { generateAll } from './generate/generateAll';
import { languageModules, readLanguages, withLanguages } from './generate/languageModules';
import { isObject } from './generate/schemaFiles';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'src');

async function write(files: Map<string, string>): Promise<void> {
  await rm(path.join(target, 'generated'), { recursive: true, force: true });
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), content);
  }
}

const commonFile = path.join(root, 'schemas/common.schema.json');

/** What `common.schema.json` has to say where it names the languages of templates. */
async function commonSchema(languages: ReturnType<typeof readLanguages>): Promise<string> {
  const schema: unknown = JSON.parse(await readFile(commonFile, 'utf8'));
  if (!isObject(schema)) throw new Error('schemas/common.schema.json is no object');
  return format(JSON.stringify(withLanguages(schema, languages), null, 2), {
    parser: 'json',
    printWidth: 110,
  });
}

async function main(): Promise<void> {
  const languages = readLanguages(root);
  const common = await commonSchema(languages);
  if (common !== (await readFile(commonFile, 'utf8'))) {
    if (process.argv.includes('--keep-schemas'))
      throw new Error(
        'schemas/common.schema.json does not name the languages of locales/languages.json. Run npm run generate, and commit what it changes.',
      );
    // Before the rest, which is made from it.
    await writeFile(commonFile, common);
  }
  const files = new Map([...(await generateAll(path.join(root, 'schemas'))), ...languageModules(languages)]);
  await write(files);
  stampGenerated(
    root,
    [...files.keys()].map((name) => `src/${name}`),
  );
}

void main();
