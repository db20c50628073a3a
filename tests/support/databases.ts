import type { Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import { startPostgres, type PostgresServer } from './postgres';
import { provideTemporaryFolders } from './temporaryFolder';

export type Place = 'SQLite' | 'PostgreSQL';
export const places: readonly Place[] = ['SQLite', 'PostgreSQL'];

/** An empty, migrated database; each `connect` is another host's connection to it. */
export interface TestDatabase {
  readonly database: Kysely<Database>;
  connect(): Kysely<Database>;
}

/** Real databases for the tests of a file; everything is closed after each test, the server after the last. */
export function provideDatabases(): (place: Place) => Promise<TestDatabase> {
  const temporaryFolder = provideTemporaryFolders();
  const opened: Kysely<Database>[] = [];
  let postgres: PostgresServer | undefined;

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((connection) => connection.destroy()));
  });
  afterAll(() => postgres?.stop());

  const addressOf = async (place: Place) => {
    if (place === 'SQLite') return { databaseUrl: undefined, dataFolder: temporaryFolder() };
    postgres ??= await startPostgres();
    return { databaseUrl: await postgres.createDatabase(), dataFolder: '' };
  };

  return async (place) => {
    const address = await addressOf(place);
    const connect = () => {
      const connection = openDatabase(address);
      opened.push(connection);
      return connection;
    };
    const database = connect();
    await migrate(database);
    return { database, connect };
  };
}
