/** `npm run data -- COMMAND`, `npm run backup -- FILE`, `npm run restore -- FILE`: builds what is missing, then runs it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuilt } from './bootstrap/runBuilt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
runBuilt(root, 'dist/host/data.js', process.argv.slice(2), { isCommand: true, keepsPackages: true });
