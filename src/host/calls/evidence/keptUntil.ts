import { dayMs } from '../../../kernel/date';
import type { ActingRequest } from '../interceptor/actingRequest';

/** Ten years: a longer term is none that an offer had. */
const longestTermDays = 3_660;

/** Of a loan, as its page says it (contract §5); 0 of what has no term. */
function termDaysOf({ payload }: Pick<ActingRequest, 'payload'>): number {
  const days = Number(payload.periods ?? 0);
  return Number.isInteger(days) && days > 0 && days <= longestTermDays ? days : 0;
}

/**
 * Until when a market has evidence kept: so many years after the relationship has ended. The host knows no later end of it than
 * that of a loan's own term; who lends longer keeps longer (`RETENTION_EVIDENCE_DAYS`).
 * @param shownAt epoch milliseconds
 * @param years undefined: the market says nothing
 * @returns epoch milliseconds
 */
export function keptUntil(
  request: Pick<ActingRequest, 'payload'>,
  shownAt: number,
  years: number | undefined,
): number | null {
  if (years === undefined) return null;
  const end = new Date(shownAt + termDaysOf(request) * dayMs);
  return end.setUTCFullYear(end.getUTCFullYear() + years);
}
