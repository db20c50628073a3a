import { dayMs } from '../../../kernel/date';
import { type Kysely, sql, type Transaction } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { runUnderLease } from '../../store/leases';
import type { Database } from '../../store/database';
import { dayOf } from './marketDays';

/** Counts by day are kept at least this long, then only by month. */
const keptDays = 90;
/** Hosts ask more often; one of them does it this often. */
const onceInMs = 6 * 60 * 60 * 1_000;

/** Of months that are over for long enough: first day of the first month whose days stay. */
export const firstKeptDay = (now: number): string => `${dayOf(now - keptDays * dayMs).slice(0, 7)}-01`;

const monthLength = 7;
const dayLength = 10;
const restMs = 5;

async function moveToMonths(
  open: Transaction<Database>,
  ids: readonly string[],
  before: string,
): Promise<void> {
  const old = sql`template_id in (${sql.join(ids)}) and length(period) = ${sql.lit(dayLength)} and period < ${before}`;
  await sql`
    insert into template_counts (template_id, period, kind, revision, variant, label, count)
    select template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label, sum(count)
    from template_counts where ${old} and kind <> 'error'
    group by template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, revision, variant, label
    on conflict (template_id, period, kind, revision, variant, label)
    do update set count = template_counts.count + excluded.count`.execute(open);
  await sql`delete from template_counts where ${old}`.execute(open);
  await sql`
    insert into audience_counts (template_id, period, kind, language, client_type, count)
    select template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, language, client_type, sum(count)
    from audience_counts where ${old}
    group by template_id, substr(period, 1, ${sql.lit(monthLength)}), kind, language, client_type
    on conflict (template_id, period, kind, language, client_type)
    do update set count = audience_counts.count + excluded.count`.execute(open);
  await sql`delete from audience_counts where ${old}`.execute(open);
}

/**
 * Adds up the days of months that ended more than 90 days ago, on one host at a time, some templates a transaction with
 * rests between; what is read at any moment adds up to the same. Errors of those days are of no more use and go.
 * @param now epoch milliseconds
 * @param signal breaks off between two transactions: it rejects
 * @returns false where it was done lately
 */
export async function rollUp(
  database: Kysely<Database>,
  now: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const before = firstKeptDay(now);
  const isDone = await runUnderLease(database, { name: 'rollUp', now, onceInMs }, async () => {
    for await (const ids of countedTemplates(database)) {
      signal?.throwIfAborted();
      await database.transaction().execute((open) => moveToMonths(open, ids, before));
      await pause(restMs);
    }
    return true;
  });
  return isDone ?? false;
}

/** Of one transaction: enough to get on, few enough that nobody who is served meanwhile notices. */
const templatesAtOnce = 20;

/** From one template to the next along the table's key, however many rows lie between. */
async function templatesAfter(database: Kysely<Database>, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    with recursive step(id) as (
      select min(template_id) from template_counts where template_id > ${id}
      union all
      select (select min(template_id) from template_counts where template_id > step.id) from step where step.id is not null
    )
    select id from step where id is not null limit ${sql.lit(templatesAtOnce)}`.execute(database);
  return rows.map((row) => row.id);
}

/** Ids of all templates that have counts, some at a time. */
export async function* countedTemplates(database: Kysely<Database>): AsyncGenerator<readonly string[]> {
  let ids = await templatesAfter(database, '');
  while (ids.length > 0) {
    yield ids;
    ids = await templatesAfter(database, ids.at(-1) ?? '');
  }
}
