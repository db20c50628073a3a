import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import { parentFolder } from './temporaryFolder';

export interface Databases {
  /** A new database on the server, empty or like the one of that name; its address. */
  createDatabase(like?: string): Promise<string>;
  stop(): Promise<void>;
}

export interface PostgresServer extends Databases {
  readonly port: string;
  /** Ends the server's process at once (SIGKILL) and starts it again on the same files; resolves once it listens. */
  crash(): Promise<void>;
}

const addressOf = (port: string, name: string) => `postgres://vitrina:vitrina@127.0.0.1:${port}/${name}`;

async function tell(port: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(port, 'postgres') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Databases on a server that somebody else starts and stops; `stop` drops those that were made here. */
export function databasesAt(port: string): Databases {
  const made: string[] = [];
  return {
    async createDatabase(like = 'template1') {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      // By files: a tenth of what the same takes by way of the log.
      await tell(port, `create database ${name} template ${like} strategy file_copy`);
      made.push(name);
      return addressOf(port, name);
    },
    stop: () => tell(port, ...made.splice(0).map((name) => `drop database ${name} with (force)`)),
  };
}

/** A database that has every table, for others to be like it. */
export const migratedDatabase = 'migrated';

export async function createMigratedDatabase(port: string): Promise<void> {
  await tell(port, `create database ${migratedDatabase}`);
  const database = openDatabase({ databaseUrl: addressOf(port, migratedDatabase), dataFolder: '' });
  await migrate(database);
  await database.destroy();
}

/** Starts a real PostgreSQL server on a free port; takes a few seconds. Stop it when done. */
export async function startPostgres(): Promise<PostgresServer> {
  const script = path.join(__dirname, 'postgresServer.mjs');
  const child = spawn(process.execPath, [script, parentFolder()], { stdio: ['pipe', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const port = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    ended.then(() => Promise.reject(new Error(`PostgreSQL did not start: ${complaints.join('')}`))),
  ]);
  const { createDatabase } = databasesAt(port);
  return {
    port,
    createDatabase,
    async crash() {
      const isBack = once(lines, 'line');
      child.stdin.write('crash\n');
      await isBack;
    },
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
