/**
 * Code that is made from `schemas/`, `src/editorCalls/` and `locales/languages.json` and stands in no commit:
 * `src/generated/` and the modules that list blocks, catalogues and languages. It is made where what it is made from, or what makes it, has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './sourceFiles.mjs';

const sources = [
  'schemas',
  'locales/languages.json',
  'src/editorCalls',
  'scripts/generate.ts',
  'scripts/generate',
];
/** Packages that write the code. */
const makers = ['ajv', 'ajv-formats', 'json-schema-to-typescript', 'prettier'];

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

/**
 * Written last, so that code whose making was broken off is made again.
 * @param files what was made, by paths from the root
 */
export const stampGenerated = (root, files) =>
  writeFileSync(stampFile(root), JSON.stringify({ hash: hashOfSchemas(root), files }));

/** What was made last; nothing where that is not known. */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), 'utf8'));
  } catch {
    return { hash: '', files: [] };
  }
}

/** False also where a file is gone: git takes those away that an older commit has. */
export function isGenerated(root) {
  const { hash, files } = readStamp(root);
  return hash === hashOfSchemas(root) && files.every((file) => existsSync(path.join(root, file)));
}

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
    throw new Error(
      'Code could not be made from schemas/ and src/editorCalls/, see above. Mend what it names and start again.',
    );
}
