import type { Kysely } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../src/host/store/database';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import type { Place } from './databases';
import { startPostgres, type PostgresServer } from './postgres';

/** A store that real hosts and terminals use, with a connection of the test's own to look into it. */
export interface Store {
  /** For processes that use it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Theirs, and what a test writes. */
  readonly folder: string;
  readonly database: Kysely<Database>;
  /** The server that it is on; undefined: a file. */
  readonly postgres: PostgresServer | undefined;
  remove(): Promise<void>;
}

/** A new, migrated store, with a server of its own where it needs one. */
export async function createStore(place: Place): Promise<Store> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-store-'));
  const dataFolder = path.join(folder, 'data');
  const postgres = place === 'PostgreSQL' ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const database = openDatabase({ databaseUrl, dataFolder });
  await migrate(database);
  return {
    environment: { DATA_DIR: dataFolder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    folder,
    database,
    postgres,
    async remove() {
      await database.destroy();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
