import type { Kysely } from 'kysely';
import type { LastDays } from '../../../../generated/editor';
import { isMarket } from '../../../../kernel/market';
import { clocksOfMarket, lastDays } from '../../../calls/counting/marketDays';
import type { Database } from '../../../store/database';
import { CountReader } from './countReader';

const days = 7;

interface Listed {
  readonly id: string;
  readonly market: string;
}

/** Figures of the last seven days by template, for the list, each by its market's days; of one without any there is no entry. */
export async function lastDaysOf(
  database: Kysely<Database>,
  listed: readonly Listed[],
  now: number,
): Promise<ReadonlyMap<string, LastDays>> {
  const reader = new CountReader(database);
  const byClocks = new Map<number, string[]>();
  for (const { id, market } of listed) {
    const clocks = clocksOfMarket(isMarket(market) ? market : 'none');
    byClocks.set(clocks, [...(byClocks.get(clocks) ?? []), id]);
  }
  const counts = await Promise.all(
    [...byClocks].map(([clocks, own]) => reader.ofTemplates(own, lastDays(days, now, clocks))),
  );
  return new Map(
    counts
      .flatMap((each) => [...each])
      .map(([id, { visit, registration }]) => [id, { visits: visit, registrations: registration }]),
  );
}
