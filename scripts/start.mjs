/** `npm start`: installs what is missing, builds what changed, starts the host (contract §2). */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBuilt } from './bootstrap/runBuilt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
runBuilt(root, 'dist/host/main.js', ['--announce']);
