/** Stops a command of `package.json` on a Node that is too old, and says what to install. */
import { requireSupportedNode } from './nodeVersion.mjs';

try {
  requireSupportedNode();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
