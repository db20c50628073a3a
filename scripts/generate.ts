/**
 * Makes `src/generated/` and the modules that gather blocks in `src/blocks/` from `schemas/`: types, precompiled
 * validators, what the schemas say of each block's props, and the list of what stands in the blocks' folders. A build with
 * block packages makes the gathering modules anew (`scripts/blocks/composeBlocks.ts`).
 * `npm run generate` writes; `npm run generate -- --check` fails when what is committed differs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateAll } from './generate/generateAll';

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

async function main(): Promise<void> {
  const files = await generateAll(path.join(root, 'schemas'));
  if (!process.argv.includes('--check')) return write(files);
  const drifted = await check(files);
  if (drifted.length === 0) return;
  console.error(`What is made from schemas/ differs in src/: ${drifted.join(', ')}. Run: npm run generate`);
  process.exitCode = 1;
}

void main();
