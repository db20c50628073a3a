/** How phones feel a page, https://web.dev/articles/vitals: at most `good`, above `poor`. LCP and INP in ms. */
export const vitalBounds = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
} as const;

/** Core Web Vitals that phones report: ms, ms, and a score without a unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const satisfies readonly (keyof typeof vitalBounds)[];
export type VitalName = (typeof vitalNames)[number];
