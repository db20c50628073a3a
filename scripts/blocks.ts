/**
 * `npm run blocks -- new acme/priceTable [FOLDER]` makes a block package, `types FOLDER…` writes the types of its props,
 * `test FOLDER…` reads it, builds it, draws its fixture in every language and runs the checks.
 */
import path from 'node:path';
import { failWith } from './blocks/failWith';
import { newPackage } from './blocks/newPackage';
import { testPackages } from './blocks/testPackages';
import { writeTypes } from './blocks/writeTypes';

const root = path.resolve(__dirname, '..');

/** Where whoever calls stands: npm runs this in the project's folder, by `--prefix` from anywhere. */
const base = process.env.INIT_CWD ?? process.cwd();

const seenFromBase = (entry: string): string =>
  entry.startsWith('.') || path.isAbsolute(entry) ? path.resolve(base, entry) : entry;

const usage = `npm run blocks -- new acme/priceTable [FOLDER]   a new block package, in ./acme-blocks/priceTable
npm run blocks -- types FOLDER…                  writes props.ts from props.schema.json
npm run blocks -- test FOLDER…                   everything that a build asks of it; see docs/engineers/blocks.md

FOLDER is ./… or absolute, as you see it from where you stand, or the name of an installed npm package.`;

async function run([command, ...rest]: readonly string[]): Promise<number> {
  const [first] = rest;
  if (command === 'new' && first !== undefined) {
    console.log(await newPackage(first, rest[1], { base, root }));
    return 0;
  }
  if (command === 'types' && first !== undefined) {
    for (const file of await writeTypes(rest.map(seenFromBase), root)) console.log(`wrote ${file}`);
    return 0;
  }
  if (command === 'test' && first !== undefined) {
    const { lines, isSound } = await testPackages(rest.map(seenFromBase), root);
    for (const line of lines) console.log(line);
    return isSound ? 0 : 1;
  }
  console.error(usage);
  return 2;
}

run(process.argv.slice(2)).then((code) => (process.exitCode = code), failWith);
