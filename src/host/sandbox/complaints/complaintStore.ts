import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../store/database';

export type ComplaintRow = Selectable<Database['sandbox_complaints']>;

export const addComplaints = async (
  transaction: Transaction<Database>,
  rows: readonly ComplaintRow[],
): Promise<void> => {
  await transaction.insertInto('sandbox_complaints').values(rows).execute();
};

/** The newest first. */
export const listComplaints = (database: Kysely<Database>, borrower: string): Promise<ComplaintRow[]> =>
  database
    .selectFrom('sandbox_complaints')
    .selectAll()
    .where('borrower', '=', borrower)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export const findComplaint = (
  database: Kysely<Database>,
  borrower: string,
  id: string,
): Promise<ComplaintRow | undefined> =>
  database
    .selectFrom('sandbox_complaints')
    .selectAll()
    .where('borrower', '=', borrower)
    .where('id', '=', id)
    .executeTakeFirst();

/** One that is not there is not rated; nobody learns from the reply whether it is. */
export async function scoreComplaint(
  transaction: Transaction<Database>,
  borrower: string,
  { id, score }: { readonly id: string; readonly score: number },
): Promise<void> {
  await transaction
    .updateTable('sandbox_complaints')
    .set({ score })
    .where('borrower', '=', borrower)
    .where('id', '=', id)
    .execute();
}
