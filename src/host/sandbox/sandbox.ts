import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Wire } from '../../codec/wire';
import type { LanguageType } from '../../kernel/locale';
import type { Database } from '../store/database';

/** What every call of the sandbox works with. */
export interface Sandbox {
  readonly database: Kysely<Database>;
  readonly wire: Wire;
  /** Language of messages where a request names none. */
  readonly languageType: LanguageType;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly rateLimits: boolean;
  readonly log: FastifyBaseLogger;
  /** Aborted when the host closes: slow replies are then given at once. */
  readonly closing: AbortSignal;
}
