import type { Transaction } from 'kysely';
import type { Database } from './database';
import { integerOf } from './decodeRow';
import { decodePublication } from './templateRows';
import type { Publication, PublicationAction } from './templateStore';

const counterName = 'templates';

/**
 * Makes this transaction the only one that moves pointers until it ends, so that the counter's order is the order
 * of commits: who has seen a value has seen every move up to it. Returns the counter's value.
 */
export async function lockCounter(transaction: Transaction<Database>): Promise<number> {
  await transaction
    .insertInto('template_counter')
    .values({ name: counterName })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await transaction
    .updateTable('template_counter')
    .set((expression) => ({ value: expression.ref('value') }))
    .where('name', '=', counterName)
    .returning('value')
    .executeTakeFirstOrThrow();
  return integerOf(row, 'value');
}

export interface Move {
  readonly id: string;
  readonly action: PublicationAction;
  readonly revision: number;
  readonly previousRevision: number | undefined;
  readonly publishedBy: string;
  readonly reason: string;
  readonly publishedAt: number;
}

/** Moves the pointer, logs it and counts it. The counter must be locked; `sequence` is the value it had then. */
export async function movePointer(
  transaction: Transaction<Database>,
  sequence: number,
  move: Move,
): Promise<Publication> {
  await transaction
    .updateTable('templates')
    .set({ live_revision: move.revision })
    .where('id', '=', move.id)
    .execute();
  await transaction
    .updateTable('template_counter')
    .set({ value: sequence + 1 })
    .where('name', '=', counterName)
    .execute();
  const row = await transaction
    .insertInto('template_publications')
    .values({
      sequence: sequence + 1,
      template_id: move.id,
      action: move.action,
      revision: move.revision,
      previous_revision: move.previousRevision ?? null,
      published_by: move.publishedBy,
      reason: move.reason,
      published_at: move.publishedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return decodePublication(row);
}

export const readCounter = (database: Pick<Transaction<Database>, 'selectFrom'>): Promise<{ value: number } | undefined> =>
  database.selectFrom('template_counter').select('value').where('name', '=', counterName).executeTakeFirst();
