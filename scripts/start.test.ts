import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const newFolder = provideTemporaryFolders();

/** An installation without sources, whose host only says what it was told. */
function install(): string {
  const root = newFolder();
  for (const part of ['start.mjs', 'bootstrap'])
    cpSync(path.join(__dirname, part), path.join(root, 'scripts', part), { recursive: true });
  mkdirSync(path.join(root, 'dist/host'), { recursive: true });
  writeFileSync(
    path.join(root, 'dist/host/main.js'),
    'process.stdout.write(JSON.stringify([process.env.UPSTREAM_URL, ...process.argv.slice(2)]))',
  );
  return path.join(root, 'scripts/start.mjs');
}

it.each([
  ['where none is set', {}, 'sandbox'],
  [
    'but keeps the one that is set',
    { UPSTREAM_URL: 'https://api.lender.example' },
    'https://api.lender.example',
  ],
  ['but not where one is set to nothing, which the host refuses', { UPSTREAM_URL: '' }, ''],
])('npm start asks for the sandbox %s', (_, environment, expected) => {
  const said = execFileSync(process.execPath, [install()], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([expected, '--announce']);
});
