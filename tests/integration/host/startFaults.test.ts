import fastify from 'fastify';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { EndSignal } from '../../../src/host/process/endSignal';
import { serve } from '../../../src/host/serve';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { prepareDatabase } from '../../../src/host/store/prepareDatabase';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const log = { warn: () => undefined, error: () => undefined };

async function prepare(dataFolder: string): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  try {
    (
      await prepareDatabase(async () => {
        await migrate(database);
      }, log)
    ).stop();
  } finally {
    await database.destroy();
  }
}

describe('a data folder that can hold no database stops the start in clear words', () => {
  it('where the file is something else', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'vitrina.sqlite'), 'no database at all\n'.repeat(500));
    await expect(prepare(folder)).rejects.toThrow(
      /^DATA_DIR: the database .*vitrina\.sqlite can't be opened: file is not a database/,
    );
  });

  it('where the folder is a file', async () => {
    const file = path.join(newFolder(), 'data');
    writeFileSync(file, '');
    await expect(prepare(file)).rejects.toThrow(/^DATA_DIR: .*can't be opened/);
  });

  it('where a folder has the place of the file', async () => {
    const folder = newFolder();
    mkdirSync(path.join(folder, 'vitrina.sqlite'));
    await expect(prepare(folder)).rejects.toThrow(/^DATA_DIR: .*can't be opened/);
  });
});

it('a port that another program has is named, with what to do', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const app = fastify();
  try {
    const listening = serve(app, {
      port,
      host: '127.0.0.1',
      drainDelayMs: 0,
      signal: new EndSignal(() => undefined),
      release: async () => undefined,
    });
    await expect(listening).rejects.toThrow(
      `PORT ${port} on 127.0.0.1 is used by another program; stop that one or set another PORT`,
    );
  } finally {
    await app.close();
    other.close();
  }
});

const root = path.resolve(__dirname, '../../..');

/** What the built host says where it ends by itself; `launcher`: a program that starts it, with its options. */
function startBuilt(environment: Readonly<Record<string, string>>, launcher: readonly string[] = []) {
  const env = { PATH: process.env.PATH, PORT: '0', ...environment };
  const [command, ...words] = [...launcher, process.execPath, path.join(root, 'dist/host/main.js')];
  const { status, stderr } = spawnSync(command, words, {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stderr };
}

it('a data folder that is read-only is called that', () => {
  const folder = newFolder();
  chmodSync(folder, 0o555);
  // To root nothing is read-only, but without its capabilities. Another user might not reach a clone of root's.
  const launcher = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
  expect(startBuilt({ UPSTREAM_URL: 'sandbox', DATA_DIR: folder }, launcher)).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /DATA_DIR: the database .* can't be opened: its folder is read-only for the user/,
    ),
  });
});

describe('the built host does not start', () => {
  const real = { UPSTREAM_URL: 'https://api.lender.example', UPSTREAM_IDEMPOTENT: 'yes' };

  it.each([
    ['without an upstream', {}, 'UPSTREAM_URL is not set'],
    [
      'on the embedded database where the address of another is empty',
      { ...real, DATABASE_URL: '' },
      'DATABASE_URL is set but empty',
    ],
    [
      'where the file of a secret is not mounted',
      { ...real, PRIVACY_KEY_FILE: '/nowhere/key' },
      'PRIVACY_KEY_FILE /nowhere/key: there is no such file',
    ],
  ])('%s', (_, environment, said) => {
    const dataFolder = path.join(newFolder(), 'data');
    const ended = startBuilt({ HOME: process.env.HOME ?? '', DATA_DIR: dataFolder, ...environment });
    expect(ended).toEqual({ status: 1, stderr: expect.stringContaining(said) });
    expect(existsSync(dataFolder)).toBe(false);
  });
});
