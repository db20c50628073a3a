import { sql } from 'kysely';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);
const fileIn = (dataFolder: string): string => path.join(dataFolder, 'vitrina.sqlite');

/** Modes of the database's three files while it is open and was written to. */
async function modesWhileOpen(dataFolder: string): Promise<readonly string[]> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  await sql`create table if not exists words (word text)`.execute(database);
  await sql`insert into words values ('written')`.execute(database);
  const modes = ['', '-wal', '-shm'].map((ending) => modeOf(`${fileIn(dataFolder)}${ending}`));
  await database.destroy();
  return modes;
}

const own = ['600', '600', '600'];
let umask: number;
beforeEach(() => (umask = process.umask(0o022)));
afterEach(() => void process.umask(umask));

it('makes files and folders that nobody else can read', async () => {
  const dataFolder = path.join(newFolder(), 'made', 'here');
  expect(await modesWhileOpen(dataFolder)).toEqual(own);
  expect([modeOf(dataFolder), modeOf(path.dirname(dataFolder))]).toEqual(['700', '700']);
});

it('leaves a folder as it is, shuts others out of a file that an earlier version made, and keeps what is in it', async () => {
  const dataFolder = path.join(newFolder(), 'there');
  mkdirSync(dataFolder);
  chmodSync(dataFolder, 0o755);
  expect(await modesWhileOpen(dataFolder)).toEqual(own);
  chmodSync(fileIn(dataFolder), 0o644);
  expect(await modesWhileOpen(dataFolder)).toEqual(own);
  expect(modeOf(dataFolder)).toBe('755');
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  const { rows } = await sql`select word from words`.execute(database);
  expect(rows).toHaveLength(2);
  await database.destroy();
});

it('keeps a mode by which somebody lets a group read', async () => {
  const dataFolder = newFolder();
  await modesWhileOpen(dataFolder);
  chmodSync(fileIn(dataFolder), 0o640);
  expect(await modesWhileOpen(dataFolder)).toEqual(['640', '640', '640']);
});
