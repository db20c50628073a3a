import type { Transaction } from 'kysely';
import { failure, type Result, success } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { recordAudit } from '../../store/recordAudit';
import { lockTemplate, refreshState } from '../../store/templateIndex';
import { lockBundle } from '../bundles/changeBundle';
import type { Editor } from '../editor';
import { findQuestion, isVouchedFor, type Question } from './linkQuestion';
import { findLink, stateOfLink, type StoredLink } from './linkStore';

export interface LinkAnswer {
  /** Whoever answers, as they call themselves. */
  readonly name: string;
  readonly answer: 'approved' | 'changeAsked';
  readonly note: string;
}

export type LinkProblem = 'unknown' | 'answered' | 'revoked' | 'expired' | 'changed';

async function writeTemplateAnswer(
  transaction: Transaction<Database>,
  { template_id, sha256 }: StoredLink,
  { name, answer, note }: LinkAnswer,
  now: number,
): Promise<void> {
  const approved = { approved_by_id: null, approved_by_name: name, approved_at: now };
  const asked = {
    change_asked_by_id: null,
    change_asked_by_name: name,
    change_asked_at: now,
    change_note: note,
  };
  await transaction
    .updateTable('editor_approvals')
    .set(answer === 'approved' ? approved : asked)
    .where('template_id', '=', template_id)
    .where('sha256', '=', sha256)
    .execute();
  if (template_id !== null) await refreshState(transaction, template_id);
}

const writeBundleAnswer = (
  transaction: Transaction<Database>,
  { bundle_id }: StoredLink,
  { name, answer, note }: LinkAnswer,
  now: number,
) =>
  transaction
    .updateTable('editor_bundles')
    .set({
      answer,
      answered_by_name: name,
      answered_at: now,
      answer_note: answer === 'approved' ? null : note,
    })
    .where('id', '=', bundle_id)
    .execute();

async function record(
  transaction: Transaction<Database>,
  link: StoredLink,
  { question, given, now }: { question: Question; given: LinkAnswer; now: number },
): Promise<void> {
  const { template_id, bundle_id, sha256, created_by_name } = link;
  const isApproved = given.answer === 'approved';
  const detail = {
    sha256,
    // Nobody has looked at a passport: what they call themselves, and who vouched for them.
    link: link.name,
    by: created_by_name,
    ...(!isApproved && { note: given.note }),
  };
  const actor = { id: null, name: given.name };
  if (template_id !== null)
    await recordAudit(transaction, {
      at: now,
      actor,
      action: isApproved ? 'approved' : 'changeAsked',
      subject: template_id,
      templateId: template_id,
      detail,
    });
  else
    await recordAudit(transaction, {
      at: now,
      actor,
      action: isApproved ? 'bundleApproved' : 'bundleChangeAsked',
      subject: question.name,
      detail: { bundle: bundle_id ?? '', ...detail },
    });
}

/** What it is about is locked first, in the order of everybody who answers. */
async function lockSubject(transaction: Transaction<Database>, link: StoredLink): Promise<void> {
  if (link.template_id !== null) await lockTemplate(transaction, link.template_id);
  else if (link.bundle_id !== null) await lockBundle(transaction, link.bundle_id);
}

/** Takes the one answer of a link, for exactly the bytes that it was made for. */
export function answerLink(
  { database, clock }: Pick<Editor, 'database' | 'clock'>,
  token: string,
  given: LinkAnswer,
): Promise<Result<undefined, LinkProblem>> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const found = await findLink(transaction, token);
    if (!found) return failure('unknown');
    await lockSubject(transaction, found);
    // As it stands now that nobody else answers by it.
    const link = (await findLink(transaction, token)) ?? found;
    const state = stateOfLink(link, now);
    if (state === 'expired' || state === 'revoked') return failure(state);
    if (state !== 'open') return failure('answered');
    const question = await findQuestion(transaction, link);
    if (!question || !(await isVouchedFor(transaction, link, question))) return failure('changed');
    if (link.template_id === null) await writeBundleAnswer(transaction, link, given, now);
    else await writeTemplateAnswer(transaction, link, given, now);
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
    return success(undefined);
  });
}
