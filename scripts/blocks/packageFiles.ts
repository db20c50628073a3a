import { lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PackageFault } from './packageFault';
import { sourceFaults } from './sourceRules';
import { styleFaults } from './styleRules';

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

/** Code and styles of a block, tests apart, by their paths in its folder. */
export function sourceFiles(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => !name.split(path.sep).includes('node_modules'))
    .filter((name) => /\.(tsx?|jsx?|mjs|cjs|css)$/.test(name) && !isTest(name))
    .sort();
}

/** A file of a package as JSON; absent files are `fallback` where there is one. */
export function readJson(file: string, fallback?: unknown): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    if (fallback !== undefined) return fallback;
    throw new PackageFault(file, 'is missing. See docs/engineers/blocks.md');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PackageFault(file, `is not JSON: ${String(error)}`);
  }
}

function checkFile(folder: string, name: string): void {
  const file = path.join(folder, name);
  if (lstatSync(file).isSymbolicLink() || !realpathSync(file).startsWith(folder + path.sep))
    throw new PackageFault(file, 'is a link to somewhere else. Copy the file into the package');
  if (!/\.(tsx?|module\.css)$/.test(name))
    throw new PackageFault(file, 'is not taken in: code is .ts or .tsx, styles are .module.css');
  const text = readFileSync(file, 'utf8');
  const [fault] = name.endsWith('.css') ? styleFaults(text) : sourceFaults(text, file, folder);
  if (fault) throw new PackageFault(`${file}:${fault.line}`, fault.problem);
}

/** Throws at the first file that does what no block may do. */
export function checkSources(folder: string): void {
  for (const name of sourceFiles(folder)) checkFile(folder, name);
  if (!sourceFiles(folder).includes('View.tsx'))
    throw new PackageFault(path.join(folder, 'View.tsx'), 'is missing: it is what draws the block');
}
