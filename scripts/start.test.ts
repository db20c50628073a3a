import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A host that says when it is there, and what it is told. */
const listening = `
process.on('SIGTERM', () => process.stdout.write('told to end\\n', () => process.exit(0)));
process.stdout.write('up\\n');
setInterval(() => undefined, 1_000);`;

it.each(['start', 'serve'])(
  'whoever stops npm run %s stops the host, which ends in its own time',
  async (script) => {
    const root = path.dirname(path.dirname(install()));
    writeFileSync(path.join(root, 'dist/host/main.js'), listening);
    const { scripts } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    writeFileSync(
      path.join(root, 'package.json'),
      JSON.stringify({ scripts: { [script]: scripts[script] } }),
    );
    const npm = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: root },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      if (piece.includes('up')) npm.kill('SIGTERM');
    });
    const [code] = (await once(npm, 'close')) as [number | null];
    expect(said).toBe('up\ntold to end\n');
    expect(code).toBe(0);
  },
);
