/** `npm start`: installs what is missing, builds what changed, starts the host, with the sandbox where no upstream is set (contract §2). */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { goOnWithNewerNode } from './bootstrap/newerNode.mjs';
import { isSupportedNode } from './bootstrap/nodeVersion.mjs';
import { runBuilt } from './bootstrap/runBuilt.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
// The stand-in for the lender is asked for by name, and only by this command.
process.env.UPSTREAM_URL ??= 'sandbox';
if (isSupportedNode()) runBuilt(root, 'dist/host/main.js', ['--announce']);
else goOnWithNewerNode(root);
