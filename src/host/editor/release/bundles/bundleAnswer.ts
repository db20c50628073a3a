import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import type { ApprovalAnswer } from '../publishing/templateAnswer';

/** Writes down what was answered about the bytes of a bundle that were asked about, by whom. */
export async function writeBundleAnswer(
  transaction: Transaction<Database>,
  id: string,
  { by, link, answer, note, now }: ApprovalAnswer,
): Promise<void> {
  await transaction
    .updateTable('editor_bundles')
    .set({
      answer,
      answered_by_name: by.name,
      answered_at: now,
      answer_note: answer === 'approved' ? null : note,
      answered_link: link,
    })
    .where('id', '=', id)
    .execute();
}
