import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { Database } from '../../store/database';
import { addGauge, addGauges } from './gauge';
import { KeptReading } from './keptReading';

const everyMs = 10_000;

interface ObservedConversions {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
}

interface ConversionFigures {
  readonly pending: number;
  readonly failed: number;
  /** Of what waits, when the first was to be sent. */
  readonly oldestDue: number | undefined;
}

async function readConversions({
  database,
}: Pick<ObservedConversions, 'database'>): Promise<ConversionFigures> {
  const rows = await database
    .selectFrom('conversions')
    .select('state')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('due_at').as('oldest')])
    .where('state', 'in', ['pending', 'failed'])
    .groupBy('state')
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  const pending = of('pending');
  return {
    pending: Number(pending?.count ?? 0),
    failed: Number(of('failed')?.count ?? 0),
    oldestDue: pending?.oldest,
  };
}

/** Registrations that came by an advert's click, on their way to the brand's endpoints. */
export function addConversionMetrics(
  registry: Registry,
  jobs: ObservedConversions,
): KeptReading<ConversionFigures> {
  const conversions = new KeptReading(() => readConversions(jobs), everyMs);
  const help = 'Conversions that wait to be delivered, and that were given up and are kept.';
  addGauges(registry, { name: 'vitrina_conversions', help, label: 'state' }, () => {
    const known = conversions.current();
    return known && { pending: known.pending, failed: known.failed };
  });
  addGauge(
    registry,
    'vitrina_conversion_lag_seconds',
    'How late the oldest conversion is that was due and is not delivered yet; 0 where none is.',
    () => {
      const known = conversions.current();
      if (!known) return undefined;
      const { oldestDue } = known;
      return oldestDue === undefined ? 0 : Math.max(0, jobs.clock() - oldestDue) / 1_000;
    },
  );
  return conversions;
}
