import { sql, type Kysely, type Transaction } from 'kysely';
import { setImmediate as yieldToOthers, setTimeout as pause } from 'node:timers/promises';
import { claimTurn } from '../../housekeeping/claimTurn';
import type { Database } from '../../store/database';
import { textOf } from '../../store/decodeRow';
import { dayOf } from './countRecorder';

const oneDayMs = 86_400_000;
/** Counts by day are kept at least this long, then only by month. */
const keptDays = 90;
/** Hosts ask more often; one of them does it this often. */
const onceInMs = 6 * 60 * 60 * 1_000;
const housekeepingName = 'rollUp';

/** Of months that are over for long enough: first day of the first month whose days stay. */
const firstKeptDay = (now: number): string => `${dayOf(now - keptDays * oneDayMs).slice(0, 7)}-01`;

const monthLength = 7;
const dayLength = 10;
const restMs = 5;

/** Step by step along the table's key, which no other index need repeat. */
async function templateAfter(database: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('template_counts')
    .select('template_id')
    .where('template_id', '>', id)
    .orderBy('template_id')
    .limit(1)
    .executeTakeFirst();
  return row && textOf(row, 'template_id');
}

/** The first month of which a template still has days that are to go. */
async function monthToMove(database: Kysely<Database>, id: string, before: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('template_counts')
    .select('period')
    .where('template_id', '=', id)
    .where('period', '<', before)
    .where(sql<boolean>`length(period) = ${sql.lit(dayLength)}`)
    .orderBy('period')
    .limit(1)
    .executeTakeFirst();
  return row && textOf(row, 'period').slice(0, monthLength);
}

async function moveToMonth(open: Transaction<Database>, id: string, month: string): Promise<void> {
  const days = sql`template_id = ${id} and period > ${month} and period <= ${`${month}-31`}`;
  await sql`
    insert into template_counts (template_id, period, kind, revision, variant, label, count)
    select template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label, sum(count)
    from template_counts where ${days} and kind <> 'error'
    group by template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label
    on conflict (template_id, period, kind, revision, variant, label)
    do update set count = template_counts.count + excluded.count`.execute(open);
  await sql`delete from template_counts where ${days}`.execute(open);
}

/** One month of one template a transaction, with rests between: visitors are answered meanwhile. */
async function moveAll(database: Kysely<Database>, before: string): Promise<void> {
  for (let id = await templateAfter(database, ''); id !== undefined; id = await templateAfter(database, id)) {
    const template = id;
    for (let month = await monthToMove(database, id, before); month !== undefined; month = await monthToMove(database, id, before)) {
      const moved = month;
      await database.transaction().execute((open) => moveToMonth(open, template, moved));
      await pause(restMs);
    }
    await yieldToOthers();
  }
}

/**
 * Adds up the days of months that ended more than 90 days ago, on one host at a time; what is read at any moment adds up
 * to the same. Errors of those days are of no more use and go.
 * @param now epoch milliseconds
 * @returns false where it was done lately
 */
export async function rollUp(database: Kysely<Database>, now: number): Promise<boolean> {
  if (!(await database.transaction().execute((open) => claimTurn(open, housekeepingName, now, onceInMs)))) return false;
  await moveAll(database, firstKeptDay(now));
  return true;
}
