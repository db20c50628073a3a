import type { Kysely } from 'kysely';
import type { Database } from '../../../store/database';
import { textOf, type UnknownRow } from '../../../store/decodeRow';
import type { CountedEvent } from '../../../../contract/endpoints';
import { journeyFacts } from '../../../../contract/journey';
import type { VitalName } from '../../../../kernel/vitals';
import { eventKinds } from '../../../store/tables/operationTables';

/** Inclusive, days such as 2026-01-31 by the clocks of the page's market. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** How often each event was counted. */
export type EventCounts = Readonly<Record<CountedEvent, number>>;

type CountsBy = 'period' | 'revision' | 'variant' | 'label';
type AudienceBy = 'language' | 'client_type';

export const noEvents: EventCounts = {
  visit: 0,
  form: 0,
  code: 0,
  apply: 0,
  registration: 0,
  tap: 0,
  click: 0,
  sms: 0,
};

export const isEventKind = (kind: string): kind is CountedEvent => eventKinds.some((each) => each === kind);

export function combine(one: EventCounts, other: EventCounts, sign: 1 | -1 = 1): EventCounts {
  const counts = { ...one };
  for (const kind of eventKinds) counts[kind] = Math.max(0, one[kind] + sign * other[kind]);
  return counts;
}

/** PostgreSQL sums bigints to a numeric, which comes as text. */
function sumOf(row: UnknownRow): number {
  return Number(row.total);
}

/** A month that was rolled up counts where it touches the range. */
const firstPeriod = ({ from }: DayRange): string => from.slice(0, 7);

function eventsBy(rows: readonly UnknownRow[], by: string): ReadonlyMap<string, EventCounts> {
  const events = new Map<string, EventCounts>();
  for (const row of rows) {
    const name = textOf(row, by);
    const kind = textOf(row, 'kind');
    if (isEventKind(kind)) events.set(name, { ...(events.get(name) ?? noEvents), [kind]: sumOf(row) });
  }
  return events;
}

export interface CountedFact {
  readonly variant: string;
  readonly kind: string;
  readonly label: string;
  readonly count: number;
}

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

  /** Events by one column's values. */
  async events(templateId: string, range: DayRange, by: CountsBy): Promise<ReadonlyMap<string, EventCounts>> {
    const rows = await this.counts(templateId, range)
      .where('kind', 'in', [...eventKinds])
      .select([by, 'kind'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy([by, 'kind'])
      .execute();
    return eventsBy(rows, by);
  }

  /** The same by whom pages were shown to, as far as it is known. */
  async audiences(
    templateId: string,
    range: DayRange,
    by: AudienceBy,
  ): Promise<ReadonlyMap<string, EventCounts>> {
    const rows = await this.database
      .selectFrom('audience_counts')
      .where('template_id', '=', templateId)
      .where('period', '>=', firstPeriod(range))
      .where('period', '<=', range.to)
      .where(({ eb, fn }) =>
        eb.or([eb(fn<number>('length', ['period']), '=', 7), eb('period', '>=', range.from)]),
      )
      .select([by, 'kind'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy([by, 'kind'])
      .execute();
    return eventsBy(rows, by);
  }

  /** The first day or month of which pages told how far visits got; undefined: none yet. */
  async firstSteps(templateId: string): Promise<string | undefined> {
    const row = await this.database
      .selectFrom('template_counts')
      .where('template_id', '=', templateId)
      .where('kind', '=', 'form')
      .select(({ fn }) => fn.min<string | null>('period').as('first'))
      .executeTakeFirst();
    return row?.first ?? undefined;
  }

  /** Visits and registrations of several templates by their ids, in one query. */
  async ofTemplates(
    ids: readonly string[],
    { from, to }: DayRange,
  ): Promise<ReadonlyMap<string, EventCounts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('template_counts')
      .where('template_id', 'in', [...ids])
      .where('period', '>=', from)
      .where('period', '<=', to)
      .where('kind', 'in', ['visit', 'registration'])
      .select(['template_id', 'kind'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy(['template_id', 'kind'])
      .execute();
    return eventsBy(rows, 'template_id');
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

  /** How often each fact of where visits stop was told, by groups, kind and what it is about. */
  async journeys(templateId: string, range: DayRange): Promise<readonly CountedFact[]> {
    const rows = await this.counts(templateId, range)
      .where('kind', 'in', ['told', ...journeyFacts])
      .select(['variant', 'kind', 'label'])
      .select(({ fn }) => fn.sum<number>('count').as('total'))
      .groupBy(['variant', 'kind', 'label'])
      .execute();
    return rows.map((row) => ({
      variant: row.variant,
      kind: textOf(row, 'kind'),
      label: row.label,
      count: sumOf(row),
    }));
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
