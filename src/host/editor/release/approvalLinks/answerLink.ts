import type { Transaction } from 'kysely';
import type { AnswerApprovalPayload } from '../../../../generated/editor';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import { lockTemplate, refreshState } from '../../../store/templateIndex';
import { writeBundleAnswer } from '../bundles/bundleAnswer';
import { lockBundle } from '../bundles/changeBundle';
import type { Editor } from '../../editor';
import { writeTemplateAnswer } from '../publishing/templateAnswer';
import { findQuestion, isMakerStillAllowed, type Question } from './linkQuestion';
import { findLink, stateOfLink, type StoredLink } from './linkStore';

/** Who answers, as they call themselves, and what. */
export type GuestAnswer = Pick<AnswerApprovalPayload, 'name' | 'answer' | 'note'>;

/** The answer where everybody else's stands, in the name of who gave it and of no account. */
async function writeAnswer(
  transaction: Transaction<Database>,
  { template_id, bundle_id, sha256, name: link }: StoredLink,
  { given, now }: { readonly given: GuestAnswer; readonly now: number },
): Promise<void> {
  const answer = { by: { id: null, name: given.name }, link, answer: given.answer, note: given.note, now };
  if (template_id !== null) {
    await writeTemplateAnswer(transaction, { id: template_id, sha256 }, answer);
    await refreshState(transaction, template_id);
  } else if (bundle_id !== null) await writeBundleAnswer(transaction, bundle_id, answer);
}

interface Given {
  readonly question: Question;
  readonly given: GuestAnswer;
  readonly now: number;
}

async function record(
  transaction: Transaction<Database>,
  { template_id, bundle_id, sha256, created_by_name, name: link }: StoredLink,
  { question, given, now }: Given,
): Promise<void> {
  const isApproved = given.answer === 'approved';
  const about = { at: now, actor: { id: null, name: given.name }, recipients: question.askedBy };
  // Nobody has looked at a passport: what they call themselves, whom it was for, and who answers for them.
  const detail = { sha256, link, vouchedBy: created_by_name, ...(!isApproved && { note: given.note }) };
  if (template_id !== null)
    await recordAudit(transaction, {
      ...about,
      action: isApproved ? 'approved' : 'changeAsked',
      subject: template_id,
      templateId: template_id,
      detail,
    });
  else
    await recordAudit(transaction, {
      ...about,
      action: isApproved ? 'bundleApproved' : 'bundleChangeAsked',
      subject: question.name,
      ...(bundle_id !== null && { bundleId: bundle_id }),
      detail,
    });
}

/** What it is about is locked first, in the order of everybody who answers. */
async function lockSubject(transaction: Transaction<Database>, link: StoredLink): Promise<void> {
  if (link.template_id !== null) await lockTemplate(transaction, link.template_id);
  else if (link.bundle_id !== null) await lockBundle(transaction, link.bundle_id);
}

/**
 * Takes the one answer of a link, for exactly the bytes that it was made for. Where it takes none (any more), nothing is
 * done: the obstacle is shown when the link is opened again.
 */
export const answerLink = (
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  token: string,
  given: GuestAnswer,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findLink(transaction, token);
    if (!found) return;
    await lockSubject(transaction, found);
    // As it stands now that nobody else answers.
    const link = await findLink(transaction, token);
    if (!link || stateOfLink(link, now) !== 'open') return;
    const question = await findQuestion(transaction, link);
    if (question.kind !== 'asked' || !(await isMakerStillAllowed(transaction, link.created_by_id, question)))
      return;
    await writeAnswer(transaction, link, { given, now });
    await transaction
      .updateTable('editor_approval_links')
      .set({
        answer: given.answer,
        answered_by_name: given.name,
        answered_at: now,
        answer_note: given.answer === 'approved' ? null : given.note,
      })
      .where('id', '=', link.id)
      .execute();
    await record(transaction, link, { question, given, now });
  });
