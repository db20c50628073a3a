import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';

export interface PostgresServer {
  /** A new, empty database on the server; its address. */
  createDatabase(): Promise<string>;
  /** Ends the server's process at once (SIGKILL) and starts it again on the same files; resolves once it listens. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

async function createDatabase(port: string): Promise<string> {
  const address = (name: string) => `postgres://vitrina:vitrina@127.0.0.1:${port}/${name}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return address(name);
}

/** Starts a real PostgreSQL server on a free port; takes a few seconds. Stop it when done. */
export async function startPostgres(): Promise<PostgresServer> {
  const script = path.join(__dirname, 'postgresServer.mjs');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const port = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    ended.then(() => Promise.reject(new Error(`PostgreSQL did not start: ${complaints.join('')}`))),
  ]);
  return {
    createDatabase: () => createDatabase(port),
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
