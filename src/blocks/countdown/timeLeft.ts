import { momentOf } from '../../kernel/date';

export interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds; a begun second counts whole, so that zero is the end and nothing before it. */
export function partsOf(milliseconds: number): TimeParts {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Milliseconds from now until an ISO 8601 moment, never below zero; undefined where the moment is not one.
 * @param now epoch milliseconds
 */
export function timeUntil(until: string, now: number): number | undefined {
  const end = momentOf(until);
  return Number.isNaN(end) ? undefined : Math.max(0, end - now);
}
