/**
 * Code that is made from `schemas/` and `locales/languages.json` and stands in no commit: `src/generated/` and the modules
 * that list blocks, catalogues and languages. It is made where what it is made from, or what makes it, has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['schemas', 'locales/languages.json', 'scripts/generate.ts', 'scripts/generate'];
/** Packages that write the code. */
const makers = ['ajv', 'ajv-formats', 'json-schema-to-typescript', 'prettier'];

function filesOf(root, name) {
  const file = path.join(root, name);
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

const versionOf = (root, name) => {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : '';
};

/** Of all that the code is made from, and of what makes it. */
function hashOfSchemas(root) {
  const hash = createHash('sha256');
  for (const name of sources.flatMap((source) => filesOf(root, source)))
    hash.update(`${name.split(path.sep).join('/')}\n`).update(readFileSync(path.join(root, name)));
  for (const name of makers) hash.update(`${name} ${versionOf(root, name)}\n`);
  return hash.digest('hex');
}

const stampFile = (root) => path.join(root, 'src/generated/.made-from');

/** Written last, so that code whose making was broken off is made again. */
export const stampGenerated = (root) => writeFileSync(stampFile(root), hashOfSchemas(root));

export const isGenerated = (root) =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === hashOfSchemas(root);

/** Makes the code where it is stale (some 7 s), with the packages that are installed. */
export function ensureGenerated(root) {
  if (isGenerated(root)) return;
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(
    process.execPath,
    [tsx, path.join(root, 'scripts/generate.ts'), '--keep-schemas'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0)
    throw new Error('Code could not be made from schemas/, see above. Mend what it names and start again.');
}
