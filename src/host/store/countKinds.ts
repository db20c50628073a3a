import type { CountedEvent } from '../../contract/endpoints';

/** In the order of the way. */
export const eventKinds = [
  'visit',
  'click',
  'sms',
  'registration',
] as const satisfies readonly CountedEvent[];

/** Core Web Vitals that phones report: ms, ms, and a score without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What labels beyond a day's limit are counted under. */
export const otherLabel = 'other';
