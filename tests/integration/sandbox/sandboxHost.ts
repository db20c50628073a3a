import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { decodeBrand } from '../../../src/codec/brand';
import type { Brand } from '../../../src/generated/brand';
import { registerSandbox } from '../../../src/host/sandbox/registerSandbox';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';

export interface SandboxHost {
  readonly app: FastifyInstance;
  readonly database: Kysely<Database>;
  /** Lines of the log so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

export interface SandboxHostOptions {
  /** Folder of the embedded database. */
  readonly dataFolder?: string;
  readonly databaseUrl?: string;
  readonly brand?: Brand;
  readonly clock?: () => number;
  readonly rateLimits?: boolean;
}

export function brandWith(changes: Record<string, unknown> = {}): Brand {
  const theme = { background: '#000000', text: '#ffffff', accent: '#ff7a00' };
  const result = decodeBrand({ appName: 'Presta Prueba', languageType: 2, theme, ...changes });
  if (!result.ok) throw new Error(result.error.join('\n'));
  return result.value;
}

const open = ({ databaseUrl, dataFolder = '' }: SandboxHostOptions): Kysely<Database> =>
  openDatabase({ databaseUrl, dataFolder });

/** The tables that the sandbox needs, in a new database. */
export async function createSandboxTables(options: SandboxHostOptions): Promise<void> {
  const database = open(options);
  await migrate(database);
  await database.destroy();
}

/** A host that serves the sandbox and nothing else. The tables must exist. */
export async function startSandboxHost(options: SandboxHostOptions): Promise<SandboxHost> {
  const log: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'info', stream } });
  const database = open(options);
  const { brand = brandWith(), clock = Date.now, rateLimits = true } = options;
  // In a scope of its own, as the host does it.
  await app.register((calls) => registerSandbox(calls, { database, brand, clock, rateLimits }));
  return {
    app,
    database,
    log,
    async close() {
      await app.close();
      await database.destroy();
    },
  };
}
