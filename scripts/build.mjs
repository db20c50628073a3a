/**
 * `npm run build`: pages and host into `dist/`, with the block packages that `BLOCKS` names. With `--if-changed` a build of
 * the same sources and packages stays as it is.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, ensureBuild } from './bootstrap/ensureBuild.mjs';
import { ensureGenerated } from './bootstrap/ensureGenerated.mjs';
import { namedBlocks } from './bootstrap/namedBlocks.mjs';
import { requireSupportedNode } from './bootstrap/nodeVersion.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

try {
  requireSupportedNode();
  if (process.argv.includes('--if-changed')) ensureBuild(root, 'dist/host/main.js');
  else {
    ensureGenerated(root);
    if (!build(root, namedBlocks(root) ?? '')) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
