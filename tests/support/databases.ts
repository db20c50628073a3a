import type { Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import { migratedDatabase, type Databases } from './postgres';
import { openPostgres } from './postgresOfRun';
import { provideTemporaryFolders } from './temporaryFolder';

export type Place = 'SQLite' | 'PostgreSQL';
export const places: readonly Place[] = ['SQLite', 'PostgreSQL'];

/** An empty, migrated database; each `connect` is another host's connection to it. */
export interface TestDatabase {
  readonly database: Kysely<Database>;
  connect(): Kysely<Database>;
}

/** Real databases for the tests of a file; everything is closed after each test, the databases are dropped after the last. */
export function provideDatabases(): (place: Place) => Promise<TestDatabase> {
  const temporaryFolder = provideTemporaryFolders();
  const opened: Kysely<Database>[] = [];
  let postgres: Databases | undefined;

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((connection) => connection.destroy()));
  });
  afterAll(() => postgres?.stop());

  const addressOf = async (place: Place) => {
    if (place === 'SQLite') return { databaseUrl: undefined, dataFolder: temporaryFolder() };
    postgres ??= await openPostgres();
    return { databaseUrl: await postgres.createDatabase(migratedDatabase), dataFolder: '' };
  };

  return async (place) => {
    const address = await addressOf(place);
    const connect = () => {
      const connection = openDatabase(address);
      opened.push(connection);
      return connection;
    };
    const database = connect();
    if (place === 'SQLite') await migrate(database);
    return { database, connect };
  };
}
