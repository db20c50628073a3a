/** Before a command of `package.json`: stops on a Node that is too old, and makes the generated code where it is stale. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureGenerated } from './ensureGenerated.mjs';
import { requireSupportedNode } from './nodeVersion.mjs';

try {
  requireSupportedNode();
  ensureGenerated(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
