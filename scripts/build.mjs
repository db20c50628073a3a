/** `npm run build`: pages and host into `dist/`, with the block packages that `BLOCKS` names. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './bootstrap/ensureBuild.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
if (!build(root, process.env.BLOCKS ?? '')) process.exitCode = 1;
