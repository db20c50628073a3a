/** `npm run build`: pages and host into `dist/`, with the block packages that `BLOCKS` names. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './bootstrap/ensureBuild.mjs';
import { namedBlocks } from './bootstrap/namedBlocks.mjs';
import { requireSupportedNode } from './bootstrap/nodeVersion.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  requireSupportedNode();
  if (!build(root, namedBlocks(root) ?? '')) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
