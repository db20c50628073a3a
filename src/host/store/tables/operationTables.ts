import type { CountedEvent } from '../../../contract/endpoints';
import type { JourneyFact } from '../../../contract/journey';
import type { VitalName } from '../../../kernel/vitals';

/** In the order of the way. */
export const eventKinds = [
  'visit',
  'form',
  'code',
  'apply',
  'registration',
  'tap',
  'click',
  'sms',
] as const satisfies readonly CountedEvent[];

/** What labels beyond a day's limit are counted under. */
export const otherLabel = 'other';

/** How often something happened on a template's page. Holds nothing about a person. */
export interface TemplateCountRow {
  template_id: string;
  /** By the clocks of the page's market, before `marketDays` by UTC: `2026-01-31`; `2026-01` once days were rolled up. */
  period: string;
  /** `fault`: of a block, for visitors of experiments and of guarded publications; `told`: a visit that told where it stopped, by the kinds after it. */
  kind: CountedEvent | VitalName | 'error' | 'fault' | 'told' | JourneyFact;
  revision: string;
  /** Experiment groups such as `e1:a,e2:b`, before them the side of a guard such as `guard.17:new`; empty without any. */
  variant: string;
  /** Of events the utm_tag, of vitals the number of the bucket, of errors what they say, of faults the block and its fault, of where visits stop the block's id or the field's name. */
  label: string;
  count: number;
}

/** The same events by language and kind of phone. */
export interface AudienceCountRow {
  template_id: string;
  /** As in `template_counts`. */
  period: string;
  kind: CountedEvent;
  /** Of the page as it was shown; empty where it is not known. */
  language: string;
  client_type: 'ios' | 'android';
  count: number;
}

export interface StatisticsTables {
  template_counts: TemplateCountRow;
  audience_counts: AudienceCountRow;
}

/**
 * When a scheduled job was last run or done, by whichever host; under `marketDays` when days of counts ceased to be those of
 * UTC. The first one rolled counts up, hence the table's name.
 */
interface LeaseRow {
  name: string;
  /** Epoch milliseconds of the last time. */
  done_at: number;
}

export interface LeaseTables {
  count_housekeeping: LeaseRow;
}

/** Rows by which hosts see whether the database takes writes; none outlives its transaction. */
interface WriteProbeRow {
  id: string;
  content: string;
  written_at: number;
}

export interface ProbeTables {
  write_probes: WriteProbeRow;
}
