/**
 * npm leaves package-lock.json out of what it packs, but not the same file as npm-shrinkwrap.json: who unpacks the project
 * gets the versions that it was tested with. `write` before packing, `remove` after it.
 */
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const packed = path.join(root, 'npm-shrinkwrap.json');

if (process.argv[2] === 'write') copyFileSync(path.join(root, 'package-lock.json'), packed);
else rmSync(packed, { force: true });
