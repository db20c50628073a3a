import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { requireSupportedNode } from './nodeVersion.mjs';

/** The lock file; in a packed project it has the only name under which npm packs one. */
function lockFileOf(root) {
  const files = ['package-lock.json', 'npm-shrinkwrap.json'].map((name) => path.join(root, name));
  const found = files.find((file) => existsSync(file));
  if (!found)
    throw new Error(
      `${root} has no package-lock.json, which says what to install. Clone or unpack Vitrina whole.`,
    );
  return found;
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * Whether npm has installed what the lock file names, by whichever command: it writes down what it did when all is done.
 * What is optional may be of another machine.
 */
function isInstalled(root, lockFile) {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(lockFile)).every(([place, { version, integrity, optional }]) => {
    const found = installed[place];
    if (place === '' || (optional && !found)) return true;
    return found?.version === version && found.integrity === integrity;
  });
}

/** Installs what the lock file names, unless that is installed. */
export function ensureDependencies(root) {
  requireSupportedNode();
  if (isInstalled(root, lockFileOf(root))) return;
  console.log('Installing dependencies (about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`, which begins by deleting what is installed. `--no-save` keeps to the lock file.
  const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('npm install failed, see above. Mend what it names and start again.');
}
