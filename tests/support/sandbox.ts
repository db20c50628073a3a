import type { FastifyInstance } from 'fastify';
import { decodeBrand } from '../../src/codec/brand';
import type { Brand } from '../../src/generated/brand';
import { createSandbox } from '../../src/sandbox/app';
import type { Store } from '../../src/sandbox/database';

/** The sandbox in the process of the test, on a port of its own. */
export interface RunningSandbox {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly origin: string;
  /** Lines of the log so far, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

export interface RunningSandboxOptions {
  /** Folder of its database. */
  readonly folder: string;
  readonly brand?: Brand;
  readonly clock?: () => number;
  readonly rateLimits?: boolean;
  /** Hears each line of the log too. */
  readonly onLine?: (line: string) => void;
}

export function brandWith(changes: Record<string, unknown> = {}): Brand {
  const theme = { background: '#000000', text: '#ffffff', accent: '#ff7a00' };
  const result = decodeBrand({ appName: 'Presta Prueba', languageType: 2, theme, ...changes });
  if (!result.ok) throw new Error(result.error.join('\n'));
  return result.value;
}

export async function startSandbox(options: RunningSandboxOptions): Promise<RunningSandbox> {
  const { folder, brand = brandWith(), clock = Date.now, rateLimits = true, onLine } = options;
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    onLine?.(line);
  };
  const { app, store } = await createSandbox({ folder, brand, clock, rateLimits, log: { write } });
  const origin = await app.listen({
    host: '127.0.0.1',
    port: 0,
    listenTextResolver: (address) => `the sandbox listens at ${address}`,
  });
  return {
    app,
    store,
    origin,
    log: lines,
    // Connections that a host keeps open would keep it from ending.
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}
