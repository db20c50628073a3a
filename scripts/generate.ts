/**
 * Makes `src/generated/` and the modules that gather blocks in `src/blocks/` from `schemas/`: types, precompiled
 * validators, what the schemas say of each block's props, and the list of what stands in the blocks' folders. A build with
 * block packages makes the gathering modules anew (`scripts/blocks/composeBlocks.ts`).
 * Languages are listed from `locales/languages.json`.
 * `npm run generate` writes; `npm run generate -- --check` fails when what is committed differs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { generateAll } from './generate/generateAll';
import { languageModules, readLanguages, withLanguages } from './generate/languageModules';
import { isObject } from './generate/schemaFiles';

const root = path.resolve(__dirname, '..');
const target = path.join(root, 'src');

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function check(files: Map<string, string>): Promise<string[]> {
  const drifted: string[] = [];
  for (const [name, content] of files) {
    const existing = await readFile(path.join(target, name), 'utf8').catch(() => undefined);
    if (existing !== content) drifted.push(name);
  }
  const existing = await listFiles(path.join(target, 'generated'));
  drifted.push(...existing.map((name) => `generated/${name}`).filter((name) => !files.has(name)));
  return drifted;
}

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
  const isCheck = process.argv.includes('--check');
  const languages = readLanguages(root);
  const common = await commonSchema(languages);
  // Before the rest, which is made from it.
  if (!isCheck) await writeFile(commonFile, common);
  const files = new Map([
    ...(await generateAll(path.join(root, 'schemas'))),
    ...languageModules(languages),
    ['../schemas/common.schema.json', common],
  ]);
  if (!isCheck) return write(files);
  const drifted = await check(files);
  if (drifted.length === 0) return;
  console.error(
    `What is made from schemas/ and locales/languages.json differs in src/: ${drifted.join(', ')}. Run: npm run generate`,
  );
  process.exitCode = 1;
}

void main();
