import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';

const givenEnd = new AsyncLocalStorage<AbortSignal>();

/** Makes a call inside this process whose end is told by a signal: unlike a connection, it can't be closed. */
export const callUntil = <Value>(signal: AbortSignal, call: () => Promise<Value>): Promise<Value> =>
  givenEnd.run(signal, call);

/** Tells when nobody waits for a call's reply any more. */
export function endOfCall({ raw }: FastifyReply): AbortSignal {
  const given = givenEnd.getStore();
  if (given) return given;
  const left = new AbortController();
  const tell = (): void => {
    if (!raw.writableEnded) left.abort();
  };
  if (raw.destroyed) tell();
  else raw.once('close', tell);
  return left.signal;
}
