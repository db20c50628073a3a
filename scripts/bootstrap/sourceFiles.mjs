import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const isTest = (name) => /\.test\.tsx?$/.test(name);

/** A file, or all files in a folder but tests, by their paths from the root in their order; none where there is nothing. */
export function filesOf(root, name) {
  const file = path.resolve(root, name);
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}
