import type { Transaction } from 'kysely';
import type { AnswerApprovalPayload } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { lockTemplate } from '../../../store/templateIndex';
import type { Editor } from '../../editor';
import { giveAnswer } from '../approval/giveAnswer';
import { findQuestion } from '../approval/question';
import type { Subject } from '../approval/subject';
import { lockBundle } from '../bundles/changeBundle';
import { findLink, stateOfLink, subjectOfLink } from './linkStore';
import { isMakerStillAllowed } from './linkSubject';

/** Who answers, as they call themselves, and what. */
export type GuestAnswer = Pick<AnswerApprovalPayload, 'name' | 'answer' | 'note'>;

/** What it is about is locked first, in the order of everybody who answers. */
const lockSubject = (transaction: Transaction<Database>, { kind, id }: Subject): Promise<unknown> =>
  kind === 'template' ? lockTemplate(transaction, id) : lockBundle(transaction, id);

/**
 * Takes the one answer of a link, for exactly the bytes that it was made for. Where it takes none (any more), nothing is
 * done: the obstacle is shown when the link is opened again.
 */
export const answerLink = (
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  token: string,
  { name, answer, note }: GuestAnswer,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findLink(transaction, token);
    if (!found) return;
    const subject = subjectOfLink(found);
    await lockSubject(transaction, subject);
    // As it stands now that nobody else answers.
    const link = await findLink(transaction, token);
    if (!link || stateOfLink(link, now) !== 'open') return;
    const { sha256, created_by_id, created_by_name: madeByName } = link;
    const question = await findQuestion(transaction, subject, sha256);
    if (question.kind !== 'asked' || !(await isMakerStillAllowed(transaction, created_by_id, question)))
      return;
    await transaction
      .updateTable('editor_approval_links')
      .set({
        answer,
        answered_by_name: name,
        answered_at: now,
        answer_note: answer === 'approved' ? null : note,
      })
      .where('id', '=', link.id)
      .execute();
    // In the name of who gave it, and of no account.
    const by = { id: null, name };
    const byLink = { name: link.name, madeByName };
    await giveAnswer(transaction, { subject, sha256, question }, { answer, note, by, link: byLink, now });
  });
