import type { Transaction } from 'kysely';
import type { Database } from './database';
import { integerOf } from './decodeRow';

/** Rows of `template_counter`: one grows with every move of a published pointer, one with every change of a kill switch; `sections` is a lock only. */
type CounterName = 'templates' | 'switches' | 'sections';

/** 0 before the first change. */
export async function readCounter(
  database: Pick<Transaction<Database>, 'selectFrom'>,
  name: CounterName,
): Promise<number> {
  const row = await database
    .selectFrom('template_counter')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? integerOf(row, 'value') : 0;
}

/**
 * Makes this transaction the only one that changes what is counted until it ends, so that the counter's order is the order
 * of commits: who has seen a value has seen every change up to it. Returns the counter's value.
 */
export async function lockCounter(open: Transaction<Database>, name: CounterName): Promise<number> {
  await open
    .insertInto('template_counter')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await open
    .updateTable('template_counter')
    .set((expression) => ({ value: expression.ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return integerOf(row, 'value');
}

/** @param value the next one after what `lockCounter` returned */
export async function setCounter(
  open: Transaction<Database>,
  name: CounterName,
  value: number,
): Promise<void> {
  await open.updateTable('template_counter').set({ value }).where('name', '=', name).execute();
}
