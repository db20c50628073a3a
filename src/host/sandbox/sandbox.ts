import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import type { Database } from '../store/database';

/** What every call of the sandbox works with. */
export interface Sandbox {
  readonly database: Kysely<Database>;
  readonly wire: Wire;
  /** Its language type is that of messages where a request names none. */
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly rateLimits: boolean;
  readonly log: FastifyBaseLogger;
  /** Aborted when the host closes: slow replies are then given at once. */
  readonly closing: AbortSignal;
  /** Deletes what is over, now and then. */
  readonly deleteExpired: (now: number) => Promise<void>;
}
