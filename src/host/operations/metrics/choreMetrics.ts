import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import { readSuccesses } from '../../store/scheduledJobs';
import type { Database } from '../../store/database';
import { addGauge, addGauges } from './gauge';
import { KeptReading } from './keptReading';

export interface ObservedChores {
  readonly database: Kysely<Database>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

const successesEveryMs = 30_000;
const scheduleEveryMs = 2_000;

/** When the oldest move is due that nobody has made yet, in epoch ms; undefined: none is due. */
async function readOldestDue({ database, clock }: ObservedChores): Promise<number | undefined> {
  const row = await database
    .selectFrom('editor_schedules')
    .select(({ fn }) => fn.min('due_at').as('oldest'))
    .where('due_at', '<=', clock())
    .executeTakeFirst();
  return row?.oldest ?? undefined;
}

/** What is done now and then: set times, chores of the database, backups. All hosts of a database say the same of it. */
export function addChoreMetrics(registry: Registry, chores: ObservedChores): { settled(): Promise<void> } {
  const successes = new KeptReading(() => readSuccesses(chores.database), successesEveryMs);
  const schedule = new KeptReading(async () => ({ oldest: await readOldestDue(chores) }), scheduleEveryMs);
  addGauge(
    registry,
    'vitrina_schedule_lag_seconds',
    'How late the oldest set time is that is due and not kept yet; 0 where none is.',
    () => {
      const known = schedule.current();
      return known && (known.oldest === undefined ? 0 : Math.max(0, chores.clock() - known.oldest) / 1_000);
    },
  );
  const help = 'When a chore or a backup was done last, as seconds since 1970.';
  addGauges(registry, { name: 'vitrina_last_success_timestamp_seconds', help, label: 'work' }, () => {
    const known = successes.current();
    return known && Object.fromEntries([...known].map(([work, at]) => [work, at / 1_000]));
  });
  return {
    async settled() {
      await Promise.all([successes.settled(), schedule.settled()]);
    },
  };
}
