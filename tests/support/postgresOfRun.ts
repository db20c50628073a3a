import {
  createMigratedDatabase,
  databasesAt,
  startPostgres,
  type Databases,
  type PostgresServer,
} from './postgres';

/** Set while a run of many files shares one server: its port. */
const portName = 'VITRINA_TEST_POSTGRES_PORT';

/** Starts the server that the files of a run share, with a database called `migratedDatabase`. */
export async function startPostgresOfRun(): Promise<PostgresServer> {
  const server = await startPostgres();
  await createMigratedDatabase(server.port);
  process.env[portName] = server.port;
  return server;
}

/** Databases of one file's own, on the server of the run; a file that runs alone starts one. */
export async function openPostgres(): Promise<Databases> {
  const shared = process.env[portName];
  if (shared !== undefined) return databasesAt(shared);
  const own = await startPostgres();
  await createMigratedDatabase(own.port);
  return own;
}
