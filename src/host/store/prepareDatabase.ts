import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../kernel/errors';
import { databaseFaultOf } from './databaseFault';
import { UnusableDatabaseFile } from './sqliteDialect';

const retryAfterMs = 2_000;

export interface DatabasePreparation {
  readonly isDone: boolean;
  stop(): void;
}

/**
 * Tries until it works, in the background after the first time: with the database down the host starts all the
 * same and serves its last good copies. Rejects where waiting can't help.
 */
export async function prepareDatabase(
  work: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<DatabasePreparation> {
  const stopping = new AbortController();
  let isDone = false;
  let told = '';
  // Once a reason: it is tried again every few seconds.
  const tell = (error: unknown): void => {
    const reason = reasonOf(error);
    if (reason === told) return;
    told = reason;
    const fault = databaseFaultOf(error);
    const level = fault === undefined || fault === 'unavailable' ? 'warn' : 'error';
    log[level](
      { err: error, ...(fault && { database: fault }) },
      'the database could not be prepared; trying again',
    );
  };
  const attempt = async () => {
    try {
      await work();
      isDone = true;
    } catch (error) {
      if (error instanceof UnusableDatabaseFile) throw error;
      tell(error);
    }
  };
  const repeat = async () => {
    while (!isDone && !stopping.signal.aborted) {
      await pause(retryAfterMs, undefined, { signal: stopping.signal, ref: false });
      await attempt();
    }
  };
  await attempt();
  repeat().catch(() => undefined);
  return {
    get isDone() {
      return isDone;
    },
    stop: () => stopping.abort(),
  };
}
