import type { tokenRows } from '../../../../editorCalls/identity';
import type { AccessToken, CreateTokenPayload, OwnAccount } from '../../../../generated/editor';
import { includesRole } from '../../../../kernel/roles';
import { type Result, success } from '../../../../kernel/result';
import { roleOfScope, tokenLimits } from '../../../../kernel/tokenScope';
import { recordAudit, type AuditDetail } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import type { CallReply, Handlers, SessionHandle } from '../../door/calls/call';
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

const make =
  (editor: Editor, kind: AccessToken['kind']): SessionHandle<CreateTokenPayload> =>
  async (input, payload): Promise<Result<CallReply, Refusal>> => {
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
  };

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
export const tokenCalls = (editor: Editor): Handlers<typeof tokenRows> => ({
  'GET /tokens': async ({ caller: { account } }) =>
    success({ body: { tokens: await listTokens(editor.database, editor.clock(), account.id) } }),
  'POST /tokens': make(editor, 'personal'),
  'GET /tokens/all': async () =>
    success({ body: { tokens: await listTokens(editor.database, editor.clock()) } }),
  'POST /tokens/machine': make(editor, 'machine'),
  'DELETE /tokens/:id': revoke(editor),
});
