import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const lock = (packages: object) => JSON.stringify({ packages: { '': { name: 'clone' }, ...packages } });
const installed = { 'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-a' } };
/** Installed on other machines only. */
const ofOthers = { 'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true } };

/**
 * In the place of the real build, which takes a minute: a program that says which packages it was built with. In the place
 * of the catalogue's: what says which packages it is told of.
 */
const builder = `import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
if (process.argv[2].endsWith('generate.ts')) process.exit();
if (process.argv[2].endsWith('catalogue.ts')) {
  process.stdout.write('catalogue of ' + (process.env.BLOCKS ?? 'none'));
  process.exit();
}
if (process.env.BLOCKS === './broken') process.exit(1);
mkdirSync('dist/host', { recursive: true });
const code = \`process.stdout.write(\${JSON.stringify('built with ' + (process.env.BLOCKS ?? 'none') + ' ' + process.hrtime())})\`;
for (const name of ['main', 'templates']) writeFileSync('dist/host/' + name + '.js', code);`;

/** Sources whose dependencies are installed, and nothing built. */
function clone(): string {
  const root = newFolder();
  for (const part of ['build.mjs', 'start.mjs', 'templates.mjs', 'catalogue.mjs', 'generate.ts', 'bootstrap'])
    cpSync(path.join(__dirname, part), path.join(root, 'scripts', part), { recursive: true });
  for (const folder of ['src', 'schemas', 'scripts/generate', 'locales'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'locales/languages.json'), '[]');
  mkdirSync(path.join(root, 'node_modules/tsx/dist'), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), lock({ ...installed, ...ofOthers }));
  // As npm leaves it, whatever it installed by.
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), lock(installed));
  writeFileSync(path.join(root, 'node_modules/tsx/dist/cli.mjs'), builder);
  return root;
}

function run(root: string, script: string, environment: NodeJS.ProcessEnv = {}): string {
  const file = path.join(root, 'scripts', `${script}.mjs`);
  const said = execFileSync(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return said.split('\n').at(-1) ?? '';
}

const withBlocks = { BLOCKS: './acme-blocks' };

it.each([
  ['nothing is', undefined, true],
  ['npm ci has installed it', installed, false],
  ['another version is', { 'node_modules/tsx': { version: '3.0.0', integrity: 'sha512-a' } }, true],
  ['other bytes are', { 'node_modules/tsx': { version: '4.0.0', integrity: 'sha512-c' } }, true],
  ['a part is missing', {}, true],
])('a command installs what the lock file names where %s', (_, packages, installs) => {
  const root = clone();
  const npm = path.join(newFolder(), 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$@" > ${root}/said\n`, { mode: 0o755 });
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (packages) writeFileSync(record, lock(packages));
  else rmSync(record);
  run(root, 'start', { PATH: `${path.dirname(npm)}:${process.env.PATH}` });
  expect(existsSync(path.join(root, 'said'))).toBe(installs);
});

it('a command leaves the build alone that a host runs from, also where it names no packages', () => {
  const root = clone();
  run(root, 'build', withBlocks);
  const served = run(root, 'start', withBlocks);
  expect(served).toContain('built with ./acme-blocks');
  expect(run(root, 'templates')).toBe(served);
});

it('a command that has to build anew does it with the packages of the last build', () => {
  const root = clone();
  run(root, 'build', withBlocks);
  const before = run(root, 'templates');
  writeFileSync(path.join(root, 'src/changed.ts'), '');
  const after = run(root, 'templates');
  expect(after).not.toBe(before);
  expect(after).toContain('built with ./acme-blocks');
});

it('a build that fails is none, and leaves the packages of the one before to the next', () => {
  const root = clone();
  run(root, 'build', withBlocks);
  const before = run(root, 'templates');
  expect(() => run(root, 'build', { BLOCKS: './broken' })).toThrow();
  const after = run(root, 'templates');
  expect(after).not.toBe(before);
  expect(after).toContain('built with ./acme-blocks');
});

it('the catalogue is that of the build, unless it is told otherwise', () => {
  const root = clone();
  run(root, 'build', withBlocks);
  expect(run(root, 'catalogue')).toBe('catalogue of ./acme-blocks');
  expect(run(root, 'catalogue', { BLOCKS: './others' })).toBe('catalogue of ./others');
  expect(run(root, 'templates')).toContain('built with ./others');
});

it('takes folders as whoever calls sees them, and keeps them as the project does', () => {
  const root = clone();
  const elsewhere = newFolder();
  run(root, 'build', { BLOCKS: './acme-blocks, @acme/blocks', INIT_CWD: elsewhere });
  expect(run(root, 'templates')).toContain(`built with ${elsewhere}/acme-blocks,@acme/blocks`);
  run(root, 'build', { BLOCKS: './acme-blocks', INIT_CWD: path.join(root, 'packages') });
  expect(run(root, 'templates')).toContain('built with ./packages/acme-blocks');
});

it.each(['build', 'start', 'templates', 'catalogue'])(
  'npm run %s refuses BLOCKS that names nothing',
  (script) => {
    const root = clone();
    for (const BLOCKS of ['', ' , '])
      expect(() => run(root, script, { BLOCKS })).toThrow(/BLOCKS is set but names no block package/);
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  },
);

it('npm start takes in what it is told, and nothing else', () => {
  const root = clone();
  expect(run(root, 'start', withBlocks)).toContain('built with ./acme-blocks');
  expect(run(root, 'start')).toContain('built with none');
  expect(run(root, 'templates')).toContain('built with none');
});
