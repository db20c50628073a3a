import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../support/freePorts';
import { casesRun } from '../support/soak';
import { provideTemporaryFolders } from '../support/temporaryFolder';
import { until } from '../support/until';

const root = path.resolve(__dirname, '../..');
const minuteMs = 60_000;
const newFolder = provideTemporaryFolders();
const started: ChildProcess[] = [];
jest.setTimeout(30 * minuteMs);

/** The commands of a document's block that begins with one of these words, as their reader copies them. */
function documented(document: string, beginning: string): string {
  const blocks = readFileSync(path.join(root, document), 'utf8').matchAll(/^```sh\n(.*?)^```/gms);
  const found = [...blocks].map(([, text = '']) => text).find((text) => text.startsWith(beginning));
  if (found === undefined) throw new Error(`${document} has no commands that begin with "${beginning}"`);
  return found;
}

const ofThisRun = /^(?:SOAK|JEST|npm_|NODE_ENV|NODE_OPTIONS|DATABASE_URL|DATA_DIR|BLOCKS|BRAND)/;

/** Of a newcomer: a home of their own, nothing of this run, and npm as it reaches its registry from here. */
function newcomer(home: string, port: number): NodeJS.ProcessEnv {
  const all = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name));
  const npm = {
    npm_config_userconfig: path.join(homedir(), '.npmrc'),
    npm_config_cache: path.join(homedir(), '.npm'),
  };
  return { ...Object.fromEntries(all), ...npm, HOME: home, PORT: String(port) };
}

const shell = (text: string, cwd: string, env: NodeJS.ProcessEnv) =>
  promisify(execFile)('bash', ['-eo', 'pipefail', '-c', text], { cwd, env, maxBuffer: 2 ** 26 });

interface Running {
  readonly origin: string;
  readonly said: () => string;
  stop(): Promise<void>;
}

/** A command that goes on until it is stopped; resolves once the host says that it is ready. */
async function startHost(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn('bash', ['-ec', command], { cwd, env, detached: true });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const origin = `http://127.0.0.1:${env.PORT}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${said}`);
    return fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }, 15 * minuteMs);
  return {
    origin,
    said: () => said,
    async stop() {
      process.kill(-Number(child.pid), 'SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const cloneInto = (folder: string): string => {
  const clone = path.join(folder, 'vitrina');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  return clone;
};

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

/** The first administrator's sign-in, whose password works once; resolves with the one that was chosen. */
async function choosePassword(origin: string, email: string, oneTime: string): Promise<string> {
  const chosen = 'a quick start of our own';
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const signedIn = await fetch(`${origin}/editor/api/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: oneTime }),
  });
  const { csrfToken } = (await signedIn.json()) as { readonly csrfToken: string };
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const changed = await fetch(`${origin}/editor/api/password`, {
    method: 'POST',
    headers: { ...headers, Cookie: cookie.join('; '), 'X-CSRF-Token': csrfToken },
    body: JSON.stringify({ currentPassword: oneTime, newPassword: chosen }),
  });
  expect([changed.status, await changed.text()]).toEqual([
    expect.any(Number),
    expect.not.stringContaining('error'),
  ]);
  return chosen;
}

afterAll(() => {
  for (const { pid, exitCode } of started)
    if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGKILL');
});

it('leads a newcomer from a clone to a page, a token and a backup', async () => {
  const folder = newFolder();
  const clone = cloneInto(folder);
  const [port = 0] = await freePorts(1);
  const env = newcomer(folder, port);
  const [start = ''] = documented('README.md', 'npm start').split('\n');
  const host = await startHost(start, clone, env);
  for (const address of ['/healthz', '/landing?id=mx-bienvenida', '/editor', '/'])
    expect([address, await statusOf(host.origin + address)]).toEqual([address, 200]);
  const email = /e-mail +(\S+)/.exec(host.said())?.[1] ?? '';
  const oneTime = /one-time password +(\S+)/.exec(host.said())?.[1] ?? '';
  const password = await choosePassword(host.origin, email, oneTime);

  const account = { ...env, HOST: host.origin, EMAIL: email, PASSWORD: password };
  await shell(documented('docs/lenders-and-apps/api.md', '# HOST'), folder, account);
  const [check = ''] = documented('docs/lenders-and-apps/api.md', 'npm run templates -- check')
    .replaceAll('https://pages.example', host.origin)
    .split('\n');
  await shell(check.replace('check', 'export'), clone, env);
  const checked = await shell(check, clone, env);
  expect(checked.stdout).toContain('mx-bienvenida');

  const backups = documented('docs/operators/backups.md', 'npm run backup');
  const file = path.join(folder, 'backup.vitrina');
  const [backup = '', restore = '', verify = ''] = backups.split('\n').map((line) =>
    line
      .replace(/#.*$/, '')
      .replaceAll(/\/backups\/\S+/g, file)
      .trim(),
  );
  await shell(backup, clone, env);
  expect(existsSync(file)).toBe(true);
  await shell(verify, clone, env);
  await host.stop();
  await shell(restore, clone, { ...env, DATA_DIR: path.join(folder, 'restored') });
  casesRun('quick-starts', 1, 'clone, start, token, check, backup, restore');
});

it('runs what npm packs in an empty folder', async () => {
  const folder = newFolder();
  const clone = cloneInto(folder);
  const [port = 0] = await freePorts(1);
  const env = {
    ...newcomer(folder, port),
    UPSTREAM_URL: 'https://lender.invalid',
    UPSTREAM_IDEMPOTENT: 'no',
  };
  await shell(`npm pack --silent --pack-destination ${folder}`, clone, env);
  const lines = documented('docs/operators/installing.md', 'mkdir vitrina').split('\n');
  const place = path.join(folder, 'empty');
  const commands = lines.filter((line) => line !== '' && !line.startsWith('npm run serve'));
  await shell(`mkdir ${place} && cd ${place} && mv ../*.tgz .\n${commands.join('\n')}`, folder, env);
  const host = await startHost('npm run serve', path.join(place, 'vitrina'), env);
  expect(await statusOf(`${host.origin}/landing?id=mx-bienvenida`)).toBe(200);
  await host.stop();
  casesRun('quick-starts', 1, 'pack, install, build, prune, serve');
});
