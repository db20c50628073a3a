import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the build is made of: when none of it changed, neither would its result. */
const sources = [
  'src',
  'schemas',
  'locales',
  'templates',
  'brands',
  'rules',
  'scripts/blocks',
  'scripts/build',
  'scripts/build.ts',
  'webpack.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
];
const isTest = (name) => /\.test\.tsx?$/.test(name);

function filesOf(root, name) {
  const file = path.resolve(root, name);
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [name];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

function hashOfSources(root, blocks) {
  const hash = createHash('sha256');
  const packages = blocks
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  hash.update(`BLOCKS ${packages.join(',')}\n`);
  const folders = packages.map((name) => (/^[./]/.test(name) ? name : `node_modules/${name}`));
  for (const name of [...sources, ...folders].flatMap((source) => filesOf(root, source))) {
    const content = readFileSync(path.resolve(root, name));
    hash.update(`${name.split(path.sep).join('/')} ${content.byteLength}\n`).update(content);
  }
  return hash.digest('hex');
}

const stampFile = (root) => path.join(root, 'dist/.vitrina-sources');

/** What the last build was made of; nothing where that is not known. */
function readStamp(root) {
  try {
    const { blocks, hash } = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    return { blocks: String(blocks), hash: String(hash) };
  } catch {
    return { blocks: '', hash: '' };
  }
}

/**
 * Builds `dist/` and writes down what of.
 * @param blocks the packages that it takes in, as `BLOCKS` names them
 * @returns whether it succeeded
 */
export function build(root, blocks) {
  const hash = hashOfSources(root, blocks);
  // A build that is broken off must not be taken for the one before.
  rmSync(stampFile(root), { force: true });
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, path.join(root, 'scripts/build.ts')], {
    cwd: root,
    // Set but empty, it would be refused.
    env: blocks === '' ? process.env : { ...process.env, BLOCKS: blocks },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) writeFileSync(stampFile(root), JSON.stringify({ blocks, hash }));
  return status === 0;
}

/**
 * Builds when what it is made of changed since the last build.
 * @param keepsPackages where `BLOCKS` is not set, those of the last build stay: a host may be running from it
 */
export function ensureBuild(root, program, { keepsPackages = false } = {}) {
  const stamp = readStamp(root);
  const blocks = process.env.BLOCKS ?? (keepsPackages ? stamp.blocks : '');
  if (existsSync(path.join(root, program)) && stamp.hash === hashOfSources(root, blocks)) return;
  console.log('Building the pages and the host (about a minute) …');
  const started = Date.now();
  if (!build(root, blocks))
    throw new Error('The build failed, see above. Mend what it names and start again.');
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
