import type { AccessToken, CreateTokenPayload, OwnAccount } from '../../../../generated/editor';
import validateCreateToken from '../../../../generated/validators/editor/createTokenPayload';
import { includesRole } from '../../../../kernel/editorAccount';
import { type Result, success } from '../../../../kernel/result';
import { roleOfScope, tokenLimits } from '../../../../kernel/tokenScope';
import { recordAudit, type AuditDetail } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import {
  type CallReply,
  type EditorCall,
  type SessionHandle,
  type SessionInput,
  withPayload,
} from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { createToken, findTokenById, listTokens, revokeToken } from '../../door/tokens/tokenStore';

/** More than anybody has programs; the list is read at once. */
const maxTokens = 50;

const detailOf = ({ id, kind, scope, markets, expiresAt }: AccessToken): AuditDetail => ({
  id,
  kind,
  scope,
  markets: markets === null ? 'all' : markets.join(', '),
  expiresAt,
});

/** What a person's token may do, they may do themselves. */
function checkScope(
  kind: AccessToken['kind'],
  account: OwnAccount,
  { scope, markets }: CreateTokenPayload,
): Result<undefined, Refusal> {
  if (kind === 'machine') return success(undefined);
  if (!includesRole(account.role, roleOfScope[scope]))
    return refuse('forbidden', `a token with the scope ${scope} needs the role ${roleOfScope[scope]}`);
  const isWithin = !account.markets || markets?.every((market) => account.markets?.includes(market));
  return isWithin
    ? success(undefined)
    : refuse('forbidden', 'the account does not reach each of these markets', { reason: 'market' });
}

const make = (editor: Editor, kind: AccessToken['kind']): SessionHandle =>
  withPayload(
    validateCreateToken,
    async (input: SessionInput, payload): Promise<Result<CallReply, Refusal>> => {
      const { account } = input.caller;
      const scope = checkScope(kind, account, payload);
      if (!scope.ok) return scope;
      const name = boundedLine(payload.name, tokenLimits.name);
      if (name === '')
        return refuse('invalid', 'a token needs a name', {
          faults: [{ path: '/name', message: 'is empty' }],
        });
      const token = await editor.database.transaction().execute(async (open) => {
        const now = editor.clock();
        const known = await listTokens(open, now, kind === 'personal' ? account.id : undefined);
        if (known.filter((each) => each.kind === kind).length >= maxTokens)
          return refuse('conflict', `there are ${maxTokens} tokens already: revoke some`, {
            reason: 'tooMany',
          });
        const made = await createToken(open, { ...payload, name, kind, account, now });
        const record = { at: now, actor: account, subject: name, detail: detailOf(made.token) };
        await recordAudit(open, { ...record, action: 'tokenMade' });
        return success({ status: 201, body: made });
      });
      if (token.ok && kind === 'personal') sendAccountLetter(editor, 'tokenMade', account, input);
      return token;
    },
  );

/** One's own; any for an administrator. */
const revoke =
  ({ database, clock }: Editor): SessionHandle =>
  ({ caller: { account }, parameters: { id = '' } }) =>
    database.transaction().execute(async (open) => {
      const now = clock();
      const token = await findTokenById(open, id);
      const isOwn = token?.kind === 'personal' && token.accountId === account.id;
      // Whether another's token exists is theirs to know.
      if (!token || !(isOwn || includesRole(account.role, 'administrator')))
        return refuse('notFound', 'there is no such token');
      await revokeToken(open, id, now);
      const record = { at: now, actor: account, subject: token.name, detail: detailOf(token) };
      await recordAudit(open, { ...record, action: 'tokenRevoked' });
      return success({});
    });

/** Tokens for programs: of a person, and of a machine, which only administrators make. */
export const tokenCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/tokens',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: "One's own access tokens",
    reply: 'tokenList',
    handle: async ({ caller: { account } }) =>
      success({ body: { tokens: await listTokens(editor.database, editor.clock(), account.id) } }),
  },
  {
    method: 'POST',
    path: '/tokens',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: "Make an access token of one's own",
    payload: 'createTokenPayload',
    reply: 'newToken',
    status: 201,
    needsRecentSignIn: true,
    handle: make(editor, 'personal'),
  },
  {
    method: 'GET',
    path: '/tokens/all',
    role: 'administrator',
    scope: 'session',
    reach: 'own',
    summary: 'Access tokens of everybody and of machines',
    reply: 'tokenList',
    handle: async () => success({ body: { tokens: await listTokens(editor.database, editor.clock()) } }),
  },
  {
    method: 'POST',
    path: '/tokens/machine',
    role: 'administrator',
    scope: 'session',
    reach: 'own',
    summary: 'Make an access token of a machine',
    payload: 'createTokenPayload',
    reply: 'newToken',
    status: 201,
    needsRecentSignIn: true,
    handle: make(editor, 'machine'),
  },
  {
    method: 'DELETE',
    path: '/tokens/:id',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Revoke an access token',
    handle: revoke(editor),
  },
];
