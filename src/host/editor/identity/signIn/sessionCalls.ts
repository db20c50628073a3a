import type { sessionRows } from '../../../../editorCalls/identity';
import { success } from '../../../../kernel/result';
import { includesRole } from '../../../../kernel/roles';
import { recordAudit } from '../../../store/recordAudit';
import type { Handlers, SessionHandle } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import { closeSession, listSessions } from '../../door/sessions/sessionStore';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { clearSessionCookie } from '../../door/sessions/sessionCookie';
import { askKey, takeCode, takeKey } from './secondStep';
import { describeSession, replyWithOpened, signIn } from './signIn';

const isAdministrator = ({ account }: Caller): boolean => includesRole(account.role, 'administrator');

const signOut =
  ({ database, clock }: Editor): SessionHandle =>
  async ({ caller: { account, sessionId }, request, reply }) => {
    await database.transaction().execute(async (transaction) => {
      await closeSession(transaction, sessionId);
      await recordAudit(transaction, {
        at: clock(),
        actor: account,
        action: 'signedOut',
        subject: account.email,
      });
    });
    clearSessionCookie(request, reply);
    return success({});
  };

/** One's own sessions; those of others for administrators. */
const list =
  ({ database, clock }: Editor): SessionHandle<undefined, 'accountId'> =>
  async ({ caller, query }) => {
    const accountId = query('accountId') ?? caller.account.id;
    if (accountId !== caller.account.id && !isAdministrator(caller))
      return refuse('forbidden', 'these are not yours');
    const sessions = await listSessions(database, { accountId, currentId: caller.sessionId, now: clock() });
    return success({ body: { sessions } });
  };

const revoke =
  ({ database, clock }: Editor): SessionHandle =>
  ({ caller, parameters: { id = '' } }) =>
    database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('editor_sessions as session')
        .innerJoin('editor_accounts as account', 'account.id', 'session.account_id')
        .select(['account.id', 'account.email'])
        .where('session.id', '=', id)
        .executeTakeFirst();
      // Whether another's session exists is theirs to know.
      if (!row || (row.id !== caller.account.id && !isAdministrator(caller)))
        return refuse('notFound', 'no such session');
      await closeSession(transaction, id);
      await recordAudit(transaction, {
        at: clock(),
        actor: caller.account,
        action: 'sessionRevoked',
        subject: row.email,
      });
      return success({});
    });

export function sessionCalls(editor: Editor): Handlers<typeof sessionRows> {
  return {
    'POST /session': async (input, payload) => {
      const opened = await signIn(editor, input, payload);
      return opened.ok ? replyWithOpened(editor, input, opened.value) : opened;
    },
    'GET /session': async ({ caller }) => success({ body: await describeSession(editor, caller) }),
    'DELETE /session': signOut(editor),
    'GET /sessions': list(editor),
    'DELETE /sessions/:id': revoke(editor),
    // Nobody is signed in during the second step: what it begins from is a cookie of its own.
    'POST /session/second-factor/code': (input, payload) => takeCode(editor, input, payload),
    'POST /session/second-factor/key-options': (input, { page }) => askKey(editor, input, page),
    'POST /session/second-factor/key': (input, payload) => takeKey(editor, input, payload),
  };
}
