import type { EventKind, VitalName } from './countKinds';

/** How often something happened on a template's page. Holds nothing about a person. */
export interface TemplateCountRow {
  template_id: string;
  /** UTC: `2026-01-31`; `2026-01` once days were rolled up. */
  period: string;
  kind: EventKind | VitalName | 'error';
  /** What was live then. */
  revision: string;
  /** Experiment groups such as `e1:a,e2:b`; empty without experiments. */
  variant: string;
  /** Of events the utm_tag, of vitals the number of the bucket, of errors what they say. */
  label: string;
  count: number;
}

/** The row that one host at a time locks while it rolls counts up. */
interface CountHousekeepingRow {
  name: string;
  /** Epoch milliseconds of the last time. */
  done_at: number;
}

export interface StatisticsTables {
  template_counts: TemplateCountRow;
  count_housekeeping: CountHousekeepingRow;
}
