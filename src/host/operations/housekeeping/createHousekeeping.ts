import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from '../../process/configuration';
import { chainEarlierEvidence } from '../../calls/evidence/chainEarlierEvidence';
import { rollUp } from '../../calls/counting/rollUp';
import { deleteExpiredInTurn } from '../retention/deleteExpired';
import type { Database } from '../../store/database';
import { Housekeeping } from './housekeeping';

export interface HousekeepingOptions {
  readonly database: Kysely<Database>;
  readonly retention: Configuration['retention'];
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The chores of a host's database. */
export const createHousekeeping = ({ database, retention, clock, log }: HousekeepingOptions): Housekeeping =>
  new Housekeeping(
    [
      {
        name: 'old counts to months',
        run: async (signal) => ((await rollUp(database, clock(), signal)) ? {} : undefined),
      },
      {
        name: 'evidence of earlier versions to the chain',
        run: (signal) => chainEarlierEvidence(database, clock(), signal),
      },
      { name: 'retention', run: (signal) => deleteExpiredInTurn({ database, signal }, retention, clock()) },
    ],
    log,
  );
