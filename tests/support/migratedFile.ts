import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../src/host/store/migrate';
import { embeddedFile, openDatabase } from '../../src/host/store/openDatabase';

/** Set while a run of many files shares one: an SQLite file with every table and no row. */
const fileOfRun = 'VITRINA_TEST_SQLITE';

async function migrateIn(folder: string): Promise<string> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder: folder });
  await migrate(database);
  await database.destroy();
  return embeddedFile(folder);
}

/** Makes the file that all tests of a run copy; `remove` when they are done. */
export async function makeMigratedFileOfRun(): Promise<{ remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-migrated-'));
  process.env[fileOfRun] = await migrateIn(folder);
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

let ownFile: Promise<Buffer> | undefined;

async function makeOwnFile(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-migrated-'));
  const content = readFileSync(await migrateIn(folder));
  rmSync(folder, { recursive: true, force: true });
  return content;
}

/** Puts a database with every table into a data folder: migrating one anew takes a hundred times as long. */
export async function copyMigratedFile(
  dataFolder: string,
  shared: string | undefined = process.env[fileOfRun],
): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  if (shared !== undefined) copyFileSync(shared, embeddedFile(dataFolder));
  else writeFileSync(embeddedFile(dataFolder), await (ownFile ??= makeOwnFile()));
}
