import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

function hashOfSources(root) {
  const hash = createHash('sha256');
  const packages = (process.env.BLOCKS ?? '')
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

/** Builds `dist/` when what it is made of changed since the last build that this made. */
export function ensureBuild(root, program) {
  const isBuilt = existsSync(path.join(root, program));
  const stamp = path.join(root, 'dist/.vitrina-sources');
  const wanted = hashOfSources(root);
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the pages and the host (about a minute) …');
  const started = Date.now();
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const { status } = spawnSync(process.execPath, [tsx, path.join(root, 'scripts/build.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The build failed, see above. Mend what it names and start again.');
  writeFileSync(stamp, wanted);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}
