import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import { readSuccesses } from '../../store/leases';
import type { Database } from '../../store/database';
import { addConversionMetrics } from './conversionMetrics';
import { addGauge, addGauges } from './gauge';
import { KeptReading } from './keptReading';

export interface ObservedJobs {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
}

const successesEveryMs = 30_000;
const scheduleEveryMs = 2_000;
const webhooksEveryMs = 10_000;

/** When the oldest move is due that nobody has made yet, in epoch ms; undefined: none is due. */
async function readOldestDue({ database, clock }: ObservedJobs): Promise<number | undefined> {
  const row = await database
    .selectFrom('editor_schedules')
    .select(({ fn }) => fn.min('due_at').as('oldest'))
    .where('due_at', '<=', clock())
    .executeTakeFirst();
  const bundle = await database
    .selectFrom('editor_bundles')
    .select(({ fn }) => fn.min('publish_at').as('oldest'))
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', clock())
    .executeTakeFirst();
  const due = [row?.oldest, bundle?.oldest].filter((at) => typeof at === 'number');
  return due.length === 0 ? undefined : Math.min(...due);
}

interface WebhookFigures {
  readonly pending: number;
  readonly failed: number;
  readonly oldestPending: number | undefined;
}

/** Webhooks that wait and that were given up; delivered ones are many and tell nothing. */
async function readWebhooks({ database }: ObservedJobs): Promise<WebhookFigures> {
  const rows = await database
    .selectFrom('webhook_deliveries')
    .select('state')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('created_at').as('oldest')])
    .where('state', 'in', ['pending', 'failed'])
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const pending = of('pending');
  return {
    pending: Number(pending?.count ?? 0),
    failed: Number(of('failed')?.count ?? 0),
    oldestPending: pending?.oldest,
  };
}

/** What is done now and then: set times, scheduled jobs, backups. All hosts of a database say the same of it. */
export function addJobMetrics(registry: Registry, jobs: ObservedJobs): { settled(): Promise<void> } {
  const successes = new KeptReading(() => readSuccesses(jobs.database), successesEveryMs);
  const schedule = new KeptReading(async () => ({ oldest: await readOldestDue(jobs) }), scheduleEveryMs);
  addGauge(
    registry,
    'vitrina_schedule_lag_seconds',
    'How late the oldest set time is that is due and not kept yet; 0 where none is.',
    () => {
      const known = schedule.current();
      return known && (known.oldest === undefined ? 0 : Math.max(0, jobs.clock() - known.oldest) / 1_000);
    },
  );
  const webhooks = new KeptReading(() => readWebhooks(jobs), webhooksEveryMs);
  const webhooksHelp = 'Webhooks that wait to be delivered, and that were given up and are kept.';
  addGauges(registry, { name: 'vitrina_webhook_deliveries', help: webhooksHelp, label: 'state' }, () => {
    const known = webhooks.current();
    return known && { pending: known.pending, failed: known.failed };
  });
  addGauge(
    registry,
    'vitrina_webhook_lag_seconds',
    'How old the oldest event is that is not delivered yet; 0 where none is.',
    () => {
      const known = webhooks.current();
      if (!known) return undefined;
      const { oldestPending } = known;
      return oldestPending === undefined ? 0 : Math.max(0, jobs.clock() - oldestPending) / 1_000;
    },
  );
  const conversions = addConversionMetrics(registry, jobs);
  const help = 'When a scheduled job or a backup was done last, as seconds since 1970.';
  addGauges(registry, { name: 'vitrina_last_success_timestamp_seconds', help, label: 'work' }, () => {
    const known = successes.current();
    return known && Object.fromEntries([...known].map(([work, at]) => [work, at / 1_000]));
  });
  return {
    async settled() {
      await Promise.all([successes.settled(), schedule.settled(), webhooks.settled(), conversions.settled()]);
    },
  };
}
