import SqliteDatabase from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { withSnapshot } from '../../../src/host/operations/backup/openSnapshot';
import { DatabaseWatch } from '../../../src/host/store/databaseWatch';
import type { Database } from '../../../src/host/store/database';
import { embeddedFile, openDatabase } from '../../../src/host/store/openDatabase';
import { logBoundBytes, WriteAheadLog } from '../../../src/host/store/writeAheadLog';
import { copyMigratedFile } from '../../support/migratedFile';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const silent = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A disk of its own in memory; who may not make one has none to try with. */
function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  endings.push(() => execFileSync('umount', [folder]));
  return true;
}

const canMount = (() => {
  try {
    execFileSync('unshare', ['-m', 'true'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

/** A database as a host has it, watched, with a saver of drafts. */
async function prepare(dataFolder: string) {
  await copyMigratedFile(dataFolder);
  const address = { databaseUrl: undefined, dataFolder };
  const file = embeddedFile(dataFolder);
  const gate = { isClosed: false };
  const listeners = { gate, onStatementFailed: (error: unknown) => watch.note(error) };
  const database = openDatabase(address, listeners);
  const probes = openDatabase(address, listeners);
  let time = 0;
  const watch: DatabaseWatch = new DatabaseWatch({
    database: probes,
    dataFolder,
    writeAheadLog: new WriteAheadLog({ database: probes, file, gate }),
    clock: () => (time += 60_000),
    log: silent,
  });
  endings.push(async () => {
    await Promise.all([database.destroy(), probes.destroy()]);
  });
  const look = async () => {
    await watch.look(true);
    await watch.stop();
    return watch.state;
  };
  return { address, database, file, watch, look, logBytes: () => statSync(`${file}-wal`).size };
}

const save = (database: Kysely<Database>, number: number): Promise<unknown> =>
  database
    .insertInto('editor_settings')
    .values({ name: `draft ${number % 50}`, value: `${number} `.repeat(20_000) })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();

/** Somebody reads one state of the file until told to end. */
function readOn(file: string): () => void {
  const reader = new SqliteDatabase(file);
  reader.exec('begin');
  reader.prepare('select count(*) from sqlite_master').get();
  const end = () => void reader.close();
  endings.push(end);
  return end;
}

it('is of a bounded size again as soon as nobody reads, without a restart', async () => {
  const { database, file, look, logBytes } = await prepare(newFolder());
  const endReading = readOn(file);
  for (let number = 0; number < 300; number += 1) await save(database, number);
  expect((await look()).logBytes).toBeGreaterThan(logBoundBytes);
  endReading();
  expect((await look()).logBytes).toBe(0);
  expect(logBytes()).toBeLessThan(logBoundBytes);
  await save(database, 1);
  expect(logBytes()).toBeLessThan(logBoundBytes);
});

const onSmallDisk = canMount ? it : it.skip;

onSmallDisk(
  'never locks a small disk: saves are refused while it can still be folded back, and go on after',
  async () => {
    const folder = newFolder();
    expect(mount(folder, 64)).toBe(true);
    const { database, file, look, logBytes } = await prepare(folder);
    const endReading = readOn(file);
    const refused = async (): Promise<unknown> => {
      for (let number = 0; number < 5_000; number += 1) {
        const failed = await save(database, number).catch((error: unknown) => error);
        if (failed instanceof Error) return failed;
        if (number % 20 === 0) await look();
      }
      return undefined;
    };
    expect(await refused()).toMatchObject({ code: 'SQLITE_FULL' });
    expect(await look()).toMatchObject({ answers: true, isWritable: false, fault: 'full' });
    const { bavail, bsize } = statfsSync(folder);
    expect(bavail * bsize).toBeGreaterThan(0);
    endReading();
    expect((await look()).isWritable).toBe(true);
    expect(logBytes()).toBeLessThan(logBoundBytes);
    for (let number = 0; number < 300; number += 1) await save(database, number);
    await database.deleteFrom('editor_settings').execute();
  },
);

onSmallDisk('takes saves again once there is room, whoever filled the disk', async () => {
  const folder = newFolder();
  expect(mount(folder, 48)).toBe(true);
  const { database, file, look } = await prepare(folder);
  const endReading = readOn(file);
  for (let number = 0; number < 200; number += 1) await save(database, number);
  const other = path.join(folder, 'other');
  execFileSync('sh', ['-c', `cat /dev/zero > ${other} || true`], { stdio: 'ignore' });
  await expect(save(database, 1)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  endReading();
  await look();
  execFileSync('rm', [other]);
  await look();
  expect(await look()).toMatchObject({ isWritable: true, logBytes: expect.any(Number) as number });
  await save(database, 1);
});

it('stays short while somebody reads one state for long, as backups, exports and checks do', async () => {
  const { address, database, look } = await prepare(newFolder());
  const settings = (of: Kysely<Database>) => of.selectFrom('editor_settings').select('value').execute();
  await save(database, 0);
  const before = await settings(database);
  const scratch = newFolder();
  const read = await withSnapshot(address, scratch, (snapshot) =>
    snapshot.transaction().execute(async (open) => {
      const first = await settings(open);
      for (let number = 0; number < 300; number += 1) await save(database, number);
      expect((await look()).logBytes).toBeLessThan(logBoundBytes);
      expect(await settings(open)).toEqual(first);
      return first;
    }),
  );
  expect(read).toEqual(before);
  expect(readdirSync(scratch)).toEqual([]);
});

onSmallDisk('is read in place where a copy has no room', async () => {
  const { address, database } = await prepare(newFolder());
  await save(database, 0);
  const scratch = newFolder();
  expect(mount(scratch, 4)).toBe(true);
  const count = await withSnapshot(address, scratch, async (snapshot) => {
    expect(readdirSync(scratch)).toEqual([]);
    return (await snapshot.selectFrom('editor_settings').select('name').execute()).length;
  });
  expect(count).toBeGreaterThan(0);
});
