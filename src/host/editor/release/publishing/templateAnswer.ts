import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import type { Actor } from '../../../store/recordAudit';

/** An answer to a question for approval, of a template or of a bundle. */
export interface ApprovalAnswer {
  readonly by: Actor;
  /** Whom the link was for by which it was answered; null: it was answered in the editor. */
  readonly link: string | null;
  readonly answer: 'approved' | 'changeAsked';
  /** What is to be changed. */
  readonly note: string;
  readonly now: number;
}

/** Writes down what was answered about these bytes, by whom. */
export async function writeTemplateAnswer(
  transaction: Transaction<Database>,
  { id, sha256 }: { readonly id: string; readonly sha256: string },
  { by, link, answer, note, now }: ApprovalAnswer,
): Promise<void> {
  const approved = { approved_by_id: by.id, approved_by_name: by.name, approved_at: now };
  const asked = {
    change_asked_by_id: by.id,
    change_asked_by_name: by.name,
    change_asked_at: now,
    change_note: note,
  };
  await transaction
    .updateTable('editor_approvals')
    .set({ ...(answer === 'approved' ? approved : asked), answered_link: link })
    .where('template_id', '=', id)
    .where('sha256', '=', sha256)
    .execute();
}
