/** `npm run test:soak`: installs what is missing, then proves each promise with all its cases (`scripts/soak/run.ts`). */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './bootstrap/ensureBrowser.mjs';
import { ensureGenerated } from './bootstrap/ensureGenerated.mjs';
import { ensureDependencies } from './bootstrap/ensureDependencies.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
ensureDependencies(root);
ensureGenerated(root);
const env = { ...process.env, CHROMIUM: ensureBrowser(root, { isWhole: true }) };
const parameters = ['scripts/soak/run.ts', ...process.argv.slice(2)];
const { status } = spawnSync(path.join(root, 'node_modules/.bin/tsx'), parameters, {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
