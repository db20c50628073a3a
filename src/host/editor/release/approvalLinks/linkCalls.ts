import type { approvalLinkRows } from '../../../../editorCalls/release';
import type { ApprovalLinkList, CreateApprovalLinkPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import { linkOrigin } from '../../door/admission/admit';
import type { Handlers, SessionHandle } from '../../door/calls/call';
import type { SessionCaller } from '../../door/calls/caller';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { findQuestion } from '../approval/question';
import { auditedAs, type Subject } from '../approval/subject';
import { listLinks, stateOfLink, subjectOfLink } from './linkStore';
import { askedBytes, checkSubjectMarkets, isMakerStillAllowed, readSubject } from './linkSubject';
import { makeLink } from './makeLink';

const make =
  (editor: Editor): SessionHandle<CreateApprovalLinkPayload> =>
  async ({ caller, request }, payload) => {
    const made = await makeLink(editor, caller, payload);
    if (!made.ok) return made;
    const { token, link } = made.value;
    // Behind `#`, so that no server, no log and no next page ever hears of it.
    const address = `${linkOrigin(editor.publicOrigin, request)}/editor/approval#${token}`;
    return success({ status: 201, body: { address, link } });
  };

/** Whether the caller may have somebody answer what is asked now. */
async function mayMake({ database }: Editor, { account }: SessionCaller, subject: Subject): Promise<boolean> {
  const sha256 = await askedBytes(database, subject);
  if (sha256 === undefined) return false;
  const question = await findQuestion(database, subject, sha256);
  return question.kind === 'asked' && isMakerStillAllowed(database, account.id, question);
}

async function replyWithLinks(
  editor: Editor,
  caller: SessionCaller,
  subject: Subject,
): Promise<Result<{ body: ApprovalLinkList }, Refusal>> {
  const markets = await checkSubjectMarkets(editor.database, caller, subject);
  if (!markets.ok) return markets;
  const links = await listLinks(editor.database, subject, editor.clock());
  return success({ body: { links, mayMake: await mayMake(editor, caller, subject) } });
}

const list =
  (editor: Editor): SessionHandle<undefined, 'template' | 'bundle'> =>
  async ({ query, caller }) => {
    const subject = readSubject(query('template'), query('bundle'));
    return subject.ok ? replyWithLinks(editor, caller, subject.value) : subject;
  };

/** A link that still waits opens nothing any more; of any other nothing changes. */
const revoke =
  (editor: Editor): SessionHandle =>
  async ({ parameters: { id = '' }, caller }) => {
    const { database, clock } = editor;
    const subject = await database.transaction().execute(async (transaction) => {
      const now = clock();
      const row = await transaction
        .selectFrom('editor_approval_links')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return refuse('notFound', 'there is no such link');
      const about = subjectOfLink(row);
      const markets = await checkSubjectMarkets(transaction, caller, about);
      if (!markets.ok) return markets;
      if (stateOfLink(row, now) !== 'open') return success(about);
      const revoked = await transaction
        .updateTable('editor_approval_links')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('answer', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (revoked)
        await recordAudit(transaction, {
          at: now,
          actor: caller.account,
          action: 'approvalLinkRevoked',
          ...auditedAs(about, row.subject),
          detail: { link: row.name },
        });
      return success(about);
    });
    return subject.ok ? replyWithLinks(editor, caller, subject.value) : subject;
  };

/** Links by which somebody without an account, such as counsel, answers once. */
export const approvalLinkCalls = (editor: Editor): Handlers<typeof approvalLinkRows> => ({
  'GET /approval-links': list(editor),
  'POST /approval-links': make(editor),
  'DELETE /approval-links/:id': revoke(editor),
});
