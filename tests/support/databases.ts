import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/host/store/database';
import { openDatabase, type DatabaseAddress } from '../../src/host/store/openDatabase';
import { copyMigratedFile } from './migratedFile';
import { migratedDatabase, type Databases } from './postgres';
import { openPostgres } from './postgresOfRun';
import { provideTemporaryFolders } from './temporaryFolder';

export type Place = 'SQLite' | 'PostgreSQL';
export const places: readonly Place[] = ['SQLite', 'PostgreSQL'];

/** Real databases of a file's own, by their addresses. */
export interface DatabaseAddresses {
  /** Of a new database without any table. */
  newAddress(place: Place): Promise<DatabaseAddress>;
  /** Of one with the tables of this version. */
  newMigratedAddress(place: Place): Promise<DatabaseAddress>;
  /** Has a connection closed after the test. */
  keep(connection: Kysely<Database>): Kysely<Database>;
}

/** Connections are closed after each test, databases dropped after the last. */
export function provideAddresses(): DatabaseAddresses {
  const newFolder = provideTemporaryFolders();
  const opened: Kysely<Database>[] = [];
  let postgres: Databases | undefined;

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((connection) => connection.destroy()));
  });
  afterAll(() => postgres?.stop());

  const keep = (connection: Kysely<Database>): Kysely<Database> => {
    opened.push(connection);
    return connection;
  };
  const openServer = async (): Promise<Databases> => (postgres ??= await openPostgres());

  return {
    keep,
    async newAddress(place) {
      return {
        databaseUrl: place === 'SQLite' ? undefined : await (await openServer()).createDatabase(),
        dataFolder: newFolder(),
      };
    },
    async newMigratedAddress(place) {
      if (place === 'PostgreSQL') {
        return {
          databaseUrl: await (await openServer()).createDatabase(migratedDatabase),
          dataFolder: newFolder(),
        };
      }
      const address = { databaseUrl: undefined, dataFolder: newFolder() };
      await copyMigratedFile(address.dataFolder);
      return address;
    },
  };
}

/** A migrated database; each `connect` is another host's connection to it. */
export interface TestDatabase {
  readonly database: Kysely<Database>;
  connect(): Kysely<Database>;
}

/** Real databases for the tests of a file; everything is closed after each test, the databases are dropped after the last. */
export function provideDatabases(): (place: Place) => Promise<TestDatabase> {
  const { newMigratedAddress, keep } = provideAddresses();
  return async (place) => {
    const address = await newMigratedAddress(place);
    const connect = () => keep(openDatabase(address));
    const database = connect();
    // What no statement has opened can't be closed, and some tests close it to have it gone.
    await sql`select 1`.execute(database);
    return { database, connect };
  };
}
