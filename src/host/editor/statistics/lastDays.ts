import type { Kysely } from 'kysely';
import type { LastDays } from '../../../generated/editor';
import { dayMs } from '../../../kernel/date';
import { dayOf } from '../../calls/counting/countRecorder';
import type { Database } from '../../store/database';
import { CountReader } from './countReader';

const days = 7;

/** Figures of the last seven days by template, for the list; of one without any there is no entry. */
export async function lastDaysOf(
  database: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, LastDays>> {
  const range = { from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) };
  const counts = await new CountReader(database).ofTemplates(ids, range);
  return new Map(
    [...counts].map(([id, { visit, registration }]) => [id, { visits: visit, registrations: registration }]),
  );
}
