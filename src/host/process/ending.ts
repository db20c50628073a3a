import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../../kernel/timeout';

/** Contract §2: a host that is told to end has ended within 10 s. */
export const endAfterMs = 9_800;
/** To log what was cut off, and to end. */
const reserveMs = 100;
const maxMs = 3_000;
const minMs = 50;

type Ended = Pick<FastifyInstance, 'server' | 'log'>;

/** When hosts began to end, in ms of `performance.now()`; by their servers, which all scopes of an app share. */
const beginnings = new WeakMap<object, number>();

/** From now on the time counts in which the host has to end. */
export function beginEnding({ server }: Ended): void {
  beginnings.set(server, performance.now());
}

/** Half of what is left: what stops after this part needs some too. */
function leftMs({ server }: Ended): number {
  const begunAt = beginnings.get(server);
  if (begunAt === undefined) return maxMs;
  const left = endAfterMs - reserveMs - (performance.now() - begunAt);
  return Math.max(minMs, Math.min(maxMs, left / 2));
}

/** Waits for a part of the host to stop as long as there is time; where it can't, the log says so and the host ends without. */
export async function stopInTime(
  app: Ended,
  part: string,
  stop: (limitMs: number) => Promise<unknown>,
): Promise<void> {
  const limitMs = leftMs(app);
  try {
    await withTimeout(limitMs, stop(limitMs));
  } catch (error) {
    app.log.error({ err: error, part }, 'a part of the host did not stop in time');
  }
}
