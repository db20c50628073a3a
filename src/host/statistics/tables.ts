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

export interface StatisticsTables {
  template_counts: TemplateCountRow;
}
