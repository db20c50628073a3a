import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureGenerated } from './ensureGenerated.mjs';
import { namedBlocks } from './namedBlocks.mjs';
import { filesOf } from './sourceFiles.mjs';

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

const writeStamp = (root, stamp) => writeFileSync(stampFile(root), JSON.stringify(stamp));

/** What a program of this build is run with: the packages that it has, whatever `BLOCKS` said or did not say. */
export function withBlocks(blocks) {
  const { BLOCKS: _, ...environment } = process.env;
  return blocks === '' ? environment : { ...environment, BLOCKS: blocks };
}

/**
 * Builds `dist/` and writes down what of; generated code is up to date by then.
 * @param blocks the packages that it takes in, as `namedBlocks` gives them
 * @returns whether it succeeded
 */
export function build(root, blocks) {
  const hash = hashOfSources(root, blocks);
  // A build that is broken off must not be taken for the one before; which packages that had is still worth knowing.
  if (existsSync(stampFile(root))) writeStamp(root, { ...readStamp(root), hash: '' });
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, path.join(root, 'scripts/build.ts')], {
    cwd: root,
    env: withBlocks(blocks),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) writeStamp(root, { blocks, hash });
  return status === 0;
}

/**
 * Builds when what it is made of changed since the last build.
 * @param keepsPackages where `BLOCKS` is not set, those of the last build stay: a host may be running from it
 * @returns the packages of the build, as `build` takes them
 */
export function ensureBuild(root, program, { keepsPackages = false } = {}) {
  ensureGenerated(root);
  const stamp = readStamp(root);
  const blocks = namedBlocks(root) ?? (keepsPackages ? stamp.blocks : '');
  if (existsSync(path.join(root, program)) && stamp.hash === hashOfSources(root, blocks)) return blocks;
  console.log('Building the pages and the host (about a minute) …');
  const started = Date.now();
  if (!build(root, blocks))
    throw new Error('The build failed, see above. Mend what it names and start again.');
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return blocks;
}
