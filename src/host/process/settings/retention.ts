/** Kinds of records that are deleted after some time, with the setting that says when. */
export const retentionKinds = {
  /** Agreements that were shown. Lenders must be able to prove them for years. */
  evidence: { setting: 'RETENTION_EVIDENCE_DAYS', days: 1_826 },
  audit: { setting: 'RETENTION_AUDIT_DAYS', days: 1_826 },
  /** Counts of pages: nothing about a person. */
  statistics: { setting: 'RETENTION_STATISTICS_DAYS', days: 1_096 },
  /** Blocks that phones could not show. */
  faults: { setting: 'RETENTION_FAULTS_DAYS', days: 90 },
  /** Webhooks that were delivered or given up. */
  webhooks: { setting: 'RETENTION_WEBHOOKS_DAYS', days: 30 },
  /** Registrations that conversion endpoints were told of, or could not be: the click's id is gone by then. */
  conversions: { setting: 'RETENTION_CONVERSIONS_DAYS', days: 30 },
  /** Comments that were resolved, with their answers. */
  comments: { setting: 'RETENTION_COMMENTS_DAYS', days: 730 },
} as const;

type RetentionKind = keyof typeof retentionKinds;

/** Days that each kind of record is kept; undefined: for good. */
export type Retention = Readonly<Record<RetentionKind, number | undefined>>;

export const kindsOfRetention = (
  daysOf: (kind: (typeof retentionKinds)[RetentionKind]) => number | undefined,
): Retention => ({
  evidence: daysOf(retentionKinds.evidence),
  audit: daysOf(retentionKinds.audit),
  statistics: daysOf(retentionKinds.statistics),
  faults: daysOf(retentionKinds.faults),
  webhooks: daysOf(retentionKinds.webhooks),
  conversions: daysOf(retentionKinds.conversions),
  comments: daysOf(retentionKinds.comments),
});
