/** Steps of the way from a visit to a registration. */
export const eventKinds = ['visit', 'click', 'sms', 'registration'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Core Web Vitals that phones report: ms, ms, and a score without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What labels beyond a day's limit are counted under. */
export const otherLabel = 'other';
