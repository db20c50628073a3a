import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const lock = '{}';

/** In the place of the real build, which takes a minute: a program that says which packages it was built with. */
const builder = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/host', { recursive: true });
const code = \`process.stdout.write(\${JSON.stringify('built with ' + (process.env.BLOCKS ?? 'none') + ' ' + process.hrtime())})\`;
for (const name of ['main', 'templates']) writeFileSync('dist/host/' + name + '.js', code);`;

/** Sources whose dependencies are installed, and nothing built. */
function clone(): string {
  const root = newFolder();
  for (const part of ['build.mjs', 'start.mjs', 'templates.mjs', 'bootstrap'])
    cpSync(path.join(__dirname, part), path.join(root, 'scripts', part), { recursive: true });
  mkdirSync(path.join(root, 'src'));
  mkdirSync(path.join(root, 'node_modules/tsx/dist'), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), lock);
  writeFileSync(
    path.join(root, 'node_modules/.vitrina-lock'),
    createHash('sha256').update(lock).digest('hex'),
  );
  writeFileSync(path.join(root, 'node_modules/tsx/dist/cli.mjs'), builder);
  return root;
}

function run(root: string, script: string, environment: NodeJS.ProcessEnv = {}): string {
  const file = path.join(root, 'scripts', `${script}.mjs`);
  const said = execFileSync(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  return said.split('\n').at(-1) ?? '';
}

const withBlocks = { BLOCKS: './acme-blocks' };

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

it('npm start takes in what it is told, and nothing else', () => {
  const root = clone();
  expect(run(root, 'start', withBlocks)).toContain('built with ./acme-blocks');
  expect(run(root, 'start')).toContain('built with none');
  expect(run(root, 'templates')).toContain('built with none');
});
