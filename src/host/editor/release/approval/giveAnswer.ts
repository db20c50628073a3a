import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { type Actor, type AuditRecord, recordAudit } from '../../../store/recordAudit';
import { refreshState } from '../../../store/templateIndex';
import type { Question } from './question';
import { auditedAs, type Subject } from './subject';

export interface Answer {
  readonly answer: 'approved' | 'changeAsked';
  /** What is to be changed; empty where nothing is. */
  readonly note: string;
  readonly by: Actor;
  /** By which it was answered, whom it was for, and who made it; null: it was answered in the editor. */
  readonly link: { readonly name: string; readonly madeByName: string } | null;
  readonly now: number;
}

export interface Answered {
  readonly subject: Subject;
  readonly sha256: string;
  readonly question: Question;
}

const actions: Readonly<Record<Subject['kind'], Readonly<Record<Answer['answer'], AuditRecord['action']>>>> =
  {
    template: { approved: 'approved', changeAsked: 'changeAsked' },
    bundle: { approved: 'bundleApproved', changeAsked: 'bundleChangeAsked' },
  };

async function writeTemplateAnswer(
  transaction: Transaction<Database>,
  { subject: { id }, sha256 }: Answered,
  { answer, note, by, link, now }: Answer,
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
    .set({ ...(answer === 'approved' ? approved : asked), answered_link: link?.name ?? null })
    .where('template_id', '=', id)
    .where('sha256', '=', sha256)
    .execute();
  await refreshState(transaction, id);
}

async function writeBundleAnswer(
  transaction: Transaction<Database>,
  { subject: { id } }: Answered,
  { answer, note, by, link, now }: Answer,
): Promise<void> {
  await transaction
    .updateTable('editor_bundles')
    .set({
      answer,
      answered_by_name: by.name,
      answered_at: now,
      answer_note: answer === 'approved' ? null : note,
      answered_link: link?.name ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Writes down what was answered about these bytes and by whom, and tells who asked. */
export async function giveAnswer(
  transaction: Transaction<Database>,
  about: Answered,
  given: Answer,
): Promise<void> {
  const { subject, sha256, question } = about;
  const { answer, note, by, link, now } = given;
  const write = subject.kind === 'template' ? writeTemplateAnswer : writeBundleAnswer;
  await write(transaction, about, given);
  await recordAudit(transaction, {
    at: now,
    actor: by,
    action: actions[subject.kind][answer],
    ...auditedAs(subject, question.name),
    detail: {
      sha256,
      // Nobody has looked at a passport: whom the link was for, and who answers for them.
      ...(link && { link: link.name, vouchedBy: link.madeByName }),
      ...(answer === 'changeAsked' && { note }),
    },
    recipients: question.askedBy,
  });
}
