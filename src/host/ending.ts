import type { FastifyInstance } from 'fastify';
import { within } from './store/within';

/** Contract §2: a host that is told to end has ended within 10 s. */
export const endAfterMs = 9_800;
/** To log what was cut off, and to end. */
const reserveMs = 100;
const longestMs = 3_000;
const shortestMs = 50;

interface Ending {
  readonly begunAt: number;
  isCutOff: boolean;
}

type Ended = Pick<FastifyInstance, 'server' | 'log'>;

/** By their servers, which all scopes of an app share. */
const endings = new WeakMap<object, Ending>();

/** From now on the time counts in which the host has to end. */
export function beginEnding({ server }: Ended): void {
  endings.set(server, { begunAt: performance.now(), isCutOff: false });
}

/** Half of what is left: what stops after this part needs some too. */
function leftMs(ending: Ending | undefined): number {
  if (!ending) return longestMs;
  const left = endAfterMs - reserveMs - (performance.now() - ending.begunAt);
  return Math.max(shortestMs, Math.min(longestMs, left / 2));
}

/** Waits for a part of the host to stop as long as there is time; where it can't, the log says so and the host ends without. */
export async function stopInTime(app: Ended, part: string, stop: (limitMs: number) => Promise<unknown>): Promise<void> {
  const ending = endings.get(app.server);
  const limitMs = leftMs(ending);
  try {
    await within(limitMs, stop(limitMs));
  } catch (error) {
    if (ending) ending.isCutOff = true;
    app.log.error({ err: error, part }, 'a part of the host did not stop in time');
  }
}

/** Whether a part could not stop in time. */
export const wasCutOff = ({ server }: Ended): boolean => endings.get(server)?.isCutOff ?? false;
