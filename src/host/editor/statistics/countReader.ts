import type { Kysely } from 'kysely';
import type { Database } from '../../store/database';
import { textOf, type UnknownRow } from '../../store/decodeRow';
import type { CountedEvent } from '../../../contract/endpoints';
import type { VitalName } from '../../../kernel/vitals';
import { eventKinds } from '../../store/tables/operationTables';

/** Inclusive, UTC days such as 2026-01-31. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** How often each step of the way was taken. */
export interface Funnel {
  readonly visits: number;
  readonly clicks: number;
  readonly codes: number;
  readonly registrations: number;
}

export type FunnelBy = 'period' | 'revision' | 'variant' | 'label';

const stepOf: Readonly<Record<CountedEvent, keyof Funnel>> = {
  visit: 'visits',
  click: 'clicks',
  sms: 'codes',
  registration: 'registrations',
};

export const noSteps: Funnel = { visits: 0, clicks: 0, codes: 0, registrations: 0 };

const isEventKind = (kind: string): kind is CountedEvent => eventKinds.some((each) => each === kind);

/** PostgreSQL sums bigints to a numeric, which comes as text. */
function sumOf(row: UnknownRow): number {
  return Number(row.total);
}

/** A month that was rolled up counts where it touches the range. */
const firstPeriod = ({ from }: DayRange): string => from.slice(0, 7);

export class CountReader {
  constructor(private readonly database: Kysely<Database>) {}

  private counts(templateId: string, range: DayRange) {
    return (
      this.database
        .selectFrom('template_counts')
        .where('template_id', '=', templateId)
        .where('period', '>=', firstPeriod(range))
        .where('period', '<=', range.to)
        // A whole month sorts before its days; days before the range in its first month don't belong to it.
        .where(({ eb, fn }) =>
          eb.or([eb(fn<number>('length', ['period']), '=', 7), eb('period', '>=', range.from)]),
        )
    );
  }

  /** Steps by one column's values. */
  async funnels(templateId: string, range: DayRange, by: FunnelBy): Promise<ReadonlyMap<string, Funnel>> {
    const rows = await this.counts(templateId, range)
      .where('kind', 'in', [...eventKinds])
      .select([by, 'kind'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy([by, 'kind'])
      .execute();
    const funnels = new Map<string, Funnel>();
    for (const row of rows) {
      const name = textOf(row, by);
      const kind = textOf(row, 'kind');
      if (isEventKind(kind))
        funnels.set(name, { ...(funnels.get(name) ?? noSteps), [stepOf[kind]]: sumOf(row) });
    }
    return funnels;
  }

  /** Histograms by revision: counts by number of bucket. */
  async vitals(
    templateId: string,
    range: DayRange,
    name: VitalName,
  ): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
    const rows = await this.counts(templateId, range)
      .where('kind', '=', name)
      .select(['revision', 'label'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy(['revision', 'label'])
      .execute();
    const histograms = new Map<string, Map<number, number>>();
    for (const row of rows) {
      const histogram = histograms.get(row.revision) ?? new Map<number, number>();
      histogram.set(Number(row.label), sumOf(row));
      histograms.set(row.revision, histogram);
    }
    return histograms;
  }

  async errors(templateId: string, range: DayRange, most: number) {
    const rows = await this.counts(templateId, range)
      .where('kind', '=', 'error')
      .select([
        'revision',
        'label',
        ({ fn }) => fn.sum<number>('count').as('total'),
        ({ fn }) => fn.max('period').as('last'),
      ])
      .groupBy(['revision', 'label'])
      .orderBy('total', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      error: textOf(row, 'label'),
      revision: textOf(row, 'revision'),
      count: sumOf(row),
      lastPeriod: textOf(row, 'last'),
    }));
  }
}
