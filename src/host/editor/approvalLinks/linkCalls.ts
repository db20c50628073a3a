import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CreateApprovalLinkPayload } from '../../../generated/editor';
import validatePayload from '../../../generated/validators/editor/createApprovalLinkPayload';
import { type Result, success } from '../../../kernel/result';
import { recordAudit } from '../../store/recordAudit';
import { boundedLine } from '../../store/storableText';
import type { Database } from '../../store/database';
import { findBundle, findMembers } from '../bundles/bundleStore';
import { checkBundleMarkets } from '../bundles/changeBundle';
import { checkTemplateMarket } from '../calls/callerMarkets';
import type { Caller } from '../calls/caller';
import { linkOrigin } from '../calls/admit';
import { type EditorCall, type SessionHandle, type SessionInput, withPayload } from '../calls/call';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { hashOfToken, makeToken } from '../sessions/sessionCookie';
import { findQuestion, isVouchedFor } from './linkQuestion';
import { linkReply, type LinkSubject, listLinks, stateOfLink } from './linkStore';

const hourMs = 3_600_000;
const maxNameLength = 100;

/** A link is about one template or one bundle. */
function readSubject({
  templateId,
  bundleId,
}: Pick<CreateApprovalLinkPayload, 'templateId' | 'bundleId'>): Result<LinkSubject, Refusal> {
  if ((templateId === undefined) === (bundleId === undefined))
    return refuse('invalid', 'a link is about a template or a bundle', {
      faults: [{ path: '/templateId', message: 'expected either templateId or bundleId' }],
    });
  return success({ templateId: templateId ?? null, bundleId: bundleId ?? null });
}

/** Whoever is kept to some markets hears of no link about another. */
async function checkSubjectMarkets(
  database: Kysely<Database>,
  caller: Caller,
  { templateId, bundleId }: LinkSubject,
): Promise<Result<undefined, Refusal>> {
  if (templateId !== null) return checkTemplateMarket(database, caller, templateId);
  const bundle = bundleId === null ? undefined : await findBundle(database, bundleId);
  const members = bundle ? await findMembers(database, bundle) : [];
  const ids = members.map(({ template_id }) => template_id);
  return checkBundleMarkets(database, caller, ids);
}

const make = ({ database, clock, publicOrigin }: Editor): SessionHandle =>
  withPayload<CreateApprovalLinkPayload, SessionInput>(
    validatePayload,
    async ({ caller, request }, payload) => {
      const { account } = caller;
      const subject = readSubject(payload);
      if (!subject.ok) return subject;
      const { templateId, bundleId } = subject.value;
      const { sha256, expiresInHours } = payload;
      const name = boundedLine(payload.name, maxNameLength);
      if (name === '')
        return refuse('invalid', 'a link is for somebody', {
          faults: [{ path: '/name', message: 'is blank' }],
        });
      const token = makeToken();
      const made = await database.transaction().execute(async (transaction) => {
        const now = clock();
        const row = {
          id: randomUUID(),
          token_hash: hashOfToken(token),
          template_id: templateId,
          bundle_id: bundleId,
          sha256,
          name,
          created_at: now,
          created_by_id: account.id,
          created_by_name: account.name,
          expires_at: now + expiresInHours * hourMs,
          revoked_at: null,
          answer: null,
          answered_by_name: null,
          answered_at: null,
          answer_note: null,
        };
        const question = await findQuestion(transaction, row);
        const markets = await checkSubjectMarkets(transaction, caller, subject.value);
        if (!markets.ok) return markets;
        if (!question) return refuse('conflict', 'nobody asks for approval of these bytes');
        if (!(await isVouchedFor(transaction, row, question)))
          return refuse(
            'forbidden',
            'who asked or changed it last has nobody else answer: a second person makes the link',
          );
        await transaction.insertInto('editor_approval_links').values(row).execute();
        await recordAudit(transaction, {
          at: now,
          actor: account,
          action: 'approvalLinkMade',
          subject: templateId ?? question.name,
          ...(templateId !== null && { templateId }),
          detail: { name, sha256, expiresInHours, ...(bundleId !== null && { bundle: bundleId }) },
        });
        return success(linkReply(row, now));
      });
      if (!made.ok) return made;
      const address = `${linkOrigin(publicOrigin, request)}/approval/${token}`;
      return success({ status: 201, body: { address, link: made.value } });
    },
  );

const list =
  ({ database, clock }: Editor): SessionHandle =>
  async ({ query, caller }) => {
    const [template, bundle] = [query('template'), query('bundle')];
    const subject = readSubject({
      ...(template !== undefined && { templateId: template }),
      ...(bundle !== undefined && { bundleId: bundle }),
    });
    if (!subject.ok) return subject;
    const markets = await checkSubjectMarkets(database, caller, subject.value);
    if (!markets.ok) return markets;
    return success({ body: { links: await listLinks(database, subject.value, clock()) } });
  };

const revoke =
  ({ database, clock }: Editor): SessionHandle =>
  async ({ parameters: { id = '' }, caller }) => {
    const { account } = caller;
    const now = clock();
    const subject = await database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('editor_approval_links')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return refuse('notFound', 'there is no such link');
      const about = { templateId: row.template_id, bundleId: row.bundle_id };
      const markets = await checkSubjectMarkets(transaction, caller, about);
      if (!markets.ok) return markets;
      if (stateOfLink(row, now) !== 'open') return success(about);
      await transaction
        .updateTable('editor_approval_links')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('answer', 'is', null)
        .execute();
      await recordAudit(transaction, {
        at: now,
        actor: account,
        action: 'approvalLinkRevoked',
        subject: row.template_id ?? row.name,
        ...(row.template_id !== null && { templateId: row.template_id }),
        detail: { name: row.name, ...(row.bundle_id !== null && { bundle: row.bundle_id }) },
      });
      return success(about);
    });
    if (!subject.ok) return subject;
    return success({ body: { links: await listLinks(database, subject.value, now) } });
  };

/** Links by which somebody without an account, such as counsel, answers once. */
export const approvalLinkCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/approval-links',
    role: 'publisher',
    scope: 'session',
    reach: 'listed',
    summary: 'Links by which somebody without an account answers about a template or a bundle',
    reply: 'approvalLinkList',
    query: ['template', 'bundle'],
    handle: list(editor),
  },
  {
    method: 'POST',
    path: '/approval-links',
    role: 'publisher',
    scope: 'session',
    reach: 'listed',
    summary: 'Make a link by which somebody without an account answers once',
    payload: 'createApprovalLinkPayload',
    reply: 'newApprovalLink',
    status: 201,
    handle: make(editor),
  },
  {
    method: 'DELETE',
    path: '/approval-links/:id',
    role: 'publisher',
    scope: 'session',
    reach: 'listed',
    summary: 'Revoke such a link',
    reply: 'approvalLinkList',
    handle: revoke(editor),
  },
];
