import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import { dayMs, formatDate } from '../../../kernel/date';
import { type Market, marketFacts } from '../../../kernel/market';
import type { Database } from '../../store/database';
import { integerOf } from '../../store/decodeRow';
import { documentMarket } from '../../store/documentIdentity';
import type { PublishedTemplate } from '../../delivery/templates/templateSource';

/** How far the clocks by which a page's days are counted are ahead of UTC, in minutes. A page of no market counts by UTC. */
export const clocksOfMarket = (market: Market): number => marketFacts(market)?.utcOffsetMinutes ?? 0;

/** Documents remembered. */
const maxDocuments = 500;
const clocksByHash = new LRUCache<string, number>({ max: maxDocuments });

export function clocksOf({ document, sha256 }: Pick<PublishedTemplate, 'document' | 'sha256'>): number {
  const known = clocksByHash.get(sha256);
  if (known !== undefined) return known;
  const clocks = clocksOfMarket(documentMarket(document));
  clocksByHash.set(sha256, clocks);
  return clocks;
}

/**
 * Day of a moment, as 2026-01-31.
 * @param clocks minutes ahead of UTC; without it by UTC, as days that are stepped through are
 */
export const dayOf = (now: number, clocks = 0): string => formatDate(now, clocks, 'date');

/** As many days up to today, by these clocks. */
export const lastDays = (count: number, now: number, clocks: number) => ({
  from: dayOf(now - (count - 1) * dayMs, clocks),
  to: dayOf(now, clocks),
});

/** When days began to be those of markets (epoch ms); undefined: they have been from the first count on. */
export async function marketDaysSince(database: Kysely<Database>): Promise<number | undefined> {
  const row = await database
    .selectFrom('count_housekeeping')
    .select('done_at')
    .where('name', '=', 'marketDays')
    .executeTakeFirst();
  return row && integerOf(row, 'done_at');
}
