/** `npm run catalogue`: installs and builds what is missing, then writes the site with the blocks of that build. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuild, withBlocks } from './bootstrap/ensureBuild.mjs';
import { ensureDependencies } from './bootstrap/ensureDependencies.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function writeCatalogue() {
  ensureDependencies(root);
  const blocks = ensureBuild(root, 'dist/host/main.js', { keepsPackages: true });
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, path.join(root, 'scripts/catalogue.ts')], {
    cwd: root,
    env: withBlocks(blocks),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

try {
  process.exitCode = writeCatalogue();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
