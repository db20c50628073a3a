import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { beginEnding, endAfterMs } from './process/ending';
import type { EndSignal } from './process/endSignal';
import { errorCode } from '../kernel/errors';
import { beginDraining } from './delivery/http/drain';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** How long requests are still taken once the host is told to end (`DRAIN_DELAY_S`), in ms. */
  readonly drainDelayMs: number;
  /** Told what to do once the host serves. */
  readonly signal: EndSignal;
  /** Frees what the app used, once it is closed. */
  readonly release: () => Promise<void>;
}

/** Contract §2. */
const cutAfterMs = 9_000;

/** Ends with 0 whatever was cut off (contract §2); the log says what is lost. */
async function drain(app: FastifyInstance, { drainDelayMs, release }: ServeOptions): Promise<void> {
  beginDraining(app);
  if (drainDelayMs > 0) {
    app.log.info(
      { ms: drainDelayMs },
      'draining: requests are still taken, for those who watch /readyz to stop sending them',
    );
    await pause(drainDelayMs);
  }
  beginEnding(app);
  app.log.info('draining: open requests finish, new connections are refused');
  setTimeout(() => app.server.closeAllConnections(), cutAfterMs).unref();
  setTimeout(() => {
    app.log.error('the host did not stop in time: what it still had to do is cut off');
    process.exit(0);
  }, endAfterMs).unref();
  try {
    await app.close();
    await release();
  } catch (error) {
    app.log.error({ err: error }, 'closing failed');
  }
  process.exit(0);
}

/** Why the host can't listen, and what to do about it. */
function listenFault(error: unknown, port: number, host: string): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Error(
        `PORT ${port} on ${host} is used by another program; stop that one or set another PORT`,
      );
    case 'EACCES':
      return new Error(`PORT ${port} on ${host} may not be used by this user; set another PORT`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`HOST ${host} is no address of this machine`);
    default:
      return error;
  }
}

/** Listens until SIGTERM or SIGINT, then drains and ends the process. Resolves with the address once it listens. */
export async function serve(app: FastifyInstance, options: ServeOptions): Promise<string> {
  const { port, host, signal } = options;
  signal.does(() => drain(app, options));
  return app.listen({ port, host }).catch((error: unknown) => {
    throw listenFault(error, port, host);
  });
}
