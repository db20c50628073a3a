/** `npm run templates -- COMMAND`: installs and builds what is missing, then runs the command (contract §2). */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuilt } from './bootstrap/runBuilt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
runBuilt(root, 'dist/host/templates.js', process.argv.slice(2), { isCommand: true, keepsPackages: true });
