import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { refreshState } from '../../../store/templateIndex';
import { recordFailure } from './failedSchedule';
import { claim, dueRows, isOver, keepDropped, type Due } from './runSchedule';

async function hold(transaction: Transaction<Database>, row: Due, now: number): Promise<boolean> {
  const due = await claim(transaction, row);
  if (!due || due.document === null) return false;
  await recordFailure(transaction, due, 'restored', now);
  await keepDropped(transaction, due, due.document, now);
  await refreshState(transaction, due.template_id);
  return true;
}

/**
 * Drops what should have gone live since a backup was made: it did, and may have been rolled back since. Publishers see
 * that and can set it anew; its text is kept. What was to end ends all the same.
 * @param now epoch milliseconds
 * @returns ids of the templates
 */
export async function holdOverdue(database: Kysely<Database>, now: number): Promise<readonly string[]> {
  const held: string[] = [];
  for await (const row of dueRows(database, now)) {
    if (row.document === null || isOver(row, now)) continue;
    if (await database.transaction().execute((transaction) => hold(transaction, row, now)))
      held.push(row.template_id);
  }
  return held;
}
