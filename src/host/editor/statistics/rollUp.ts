import { sql, type Kysely, type Transaction } from 'kysely';
import { claimTurn } from '../../housekeeping/claimTurn';
import type { Database } from '../../store/database';
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

async function moveToMonths(open: Transaction<Database>, before: string): Promise<void> {
  const old = sql`length(period) = ${sql.lit(dayLength)} and period < ${before}`;
  await sql`
    insert into template_counts (template_id, period, kind, revision, variant, label, count)
    select template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label, sum(count)
    from template_counts where ${old} and kind <> 'error'
    group by template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label
    on conflict (template_id, period, kind, revision, variant, label)
    do update set count = template_counts.count + excluded.count`.execute(open);
  await sql`delete from template_counts where ${old}`.execute(open);
}

/**
 * Adds up the days of months that ended more than 90 days ago, in one transaction on one host at a time. Errors of
 * those days are of no more use and go.
 * @param now epoch milliseconds
 * @returns false where it was done lately
 */
export function rollUp(database: Kysely<Database>, now: number): Promise<boolean> {
  return database.transaction().execute(async (open) => {
    if (!(await claimTurn(open, housekeepingName, now, onceInMs))) return false;
    await moveToMonths(open, firstKeptDay(now));
    return true;
  });
}
