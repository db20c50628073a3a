import { randomUUID } from 'node:crypto';
import type { ApprovalLink, CreateApprovalLinkPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import type { SessionCaller } from '../../door/calls/caller';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { hashOfToken, makeToken } from '../../door/sessions/sessionCookie';
import { findQuestion } from '../approval/question';
import { auditedAs } from '../approval/subject';
import { linkReply, type StoredLink, viewOfToken } from './linkStore';
import { checkSubjectMarkets, isMakerStillAllowed, readSubject } from './linkSubject';

const hourMs = 3_600_000;
const maxNameLength = 100;
const maxSubjectLength = 300;

const unanswered = {
  revoked_at: null,
  answer: null,
  answered_by_name: null,
  answered_at: null,
  answer_note: null,
} as const;

interface MadeLink {
  /** Known to nobody but whom it is now told to. */
  readonly token: string;
  readonly link: ApprovalLink;
}

/** A link by which somebody answers in the place of its maker, who could answer too. */
export async function makeLink(
  { database, clock }: Editor,
  caller: SessionCaller,
  payload: CreateApprovalLinkPayload,
): Promise<Result<MadeLink, Refusal>> {
  const { account } = caller;
  const read = readSubject(payload.templateId, payload.bundleId);
  if (!read.ok) return read;
  const subject = read.value;
  const { sha256, expiresInHours } = payload;
  const name = boundedLine(payload.name, maxNameLength);
  if (name === '')
    return refuse('invalid', 'a link is for somebody', { faults: [{ path: '/name', message: 'is blank' }] });
  const token = makeToken();
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const markets = await checkSubjectMarkets(transaction, caller, subject);
    if (!markets.ok) return markets;
    const question = await findQuestion(transaction, subject, sha256);
    if (question.kind !== 'asked') return refuse('conflict', 'nobody asks for approval of these bytes');
    if (!(await isMakerStillAllowed(transaction, account.id, question)))
      return refuse('forbidden', 'only who may answer may have somebody answer by a link');
    const row: StoredLink = {
      ...unanswered,
      sha256,
      template_id: subject.kind === 'template' ? subject.id : null,
      bundle_id: subject.kind === 'bundle' ? subject.id : null,
      id: randomUUID(),
      token_hash: hashOfToken(token),
      view_hash: hashOfToken(viewOfToken(token)),
      name,
      subject: boundedLine(question.name, maxSubjectLength),
      created_at: now,
      created_by_id: account.id,
      created_by_name: account.name,
      expires_at: now + expiresInHours * hourMs,
    };
    await transaction.insertInto('editor_approval_links').values(row).execute();
    await recordAudit(transaction, {
      at: now,
      actor: account,
      action: 'approvalLinkMade',
      ...auditedAs(subject, question.name),
      detail: { link: name, sha256, expiresInHours },
    });
    return success({ token, link: linkReply(row, now) });
  });
}
