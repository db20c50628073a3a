import type { EditorSession, SignInPayload } from '../../../generated/editor';
import { type Result, success } from '../../../kernel/result';
import { changeAccount, findAccountByEmail, lockAsVerified, type StoredAccount } from './accountStore';
import { verifyPassword } from './passwords';
import { nobody, recordAudit } from '../../store/recordAudit';
import { sessionOf } from '../calls/admit';
import type { SessionCaller } from '../calls/caller';
import type { CallInput, CallReply } from '../calls/call';
import { type Refusal, refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import { mayUsePassword } from '../oidc/localPasswords';
import { browserLanguage } from '../shell/shellPage';
import { countPasswordGuess, forgetPasswordGuesses } from './passwordGuesses';
import { closeSession, findCaller, type NewSession, openSession } from '../sessions/sessionStore';
import { readSettings } from '../settings/settings';
import { setSessionCookie } from '../sessions/sessionCookie';

/** Only names of accounts are kept: people type passwords into the wrong field. */
async function auditRefusal(
  { database, clock, auditBudgets }: Editor,
  account: StoredAccount | undefined,
): Promise<void> {
  const at = clock();
  const detail = (account ? auditBudgets.guesses : auditBudgets.strangers).take(at);
  if (!detail) return;
  await database.transaction().execute((transaction) =>
    recordAudit(transaction, {
      at,
      actor: nobody,
      action: 'signInRefused',
      subject: account?.email ?? '',
      detail,
    }),
  );
}

/** Undefined where the password was changed or the account disabled since it was verified. */
async function open(
  editor: Editor,
  input: CallInput,
  account: StoredAccount,
): Promise<NewSession | undefined> {
  const { database, clock } = editor;
  const earlier = await sessionOf(input.request, editor);
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAsVerified(transaction, account))) return undefined;
    if (earlier) await closeSession(transaction, earlier.sessionId);
    // Whoever never chose a language is spoken to as the sign-in screen spoke to them.
    const isFirst = account.last_signed_in_at === null;
    const language = browserLanguage(input.request.headers['accept-language']);
    await changeAccount(transaction, account.id, { last_signed_in_at: now, ...(isFirst && { language }) });
    await recordAudit(transaction, { at: now, actor: account, action: 'signedIn', subject: account.email });
    return openSession(transaction, { accountId: account.id, userAgent: userAgentOf(input), now });
  });
}

/** The token of a new session. Says the same, after the same work, whatever was wrong. */
export async function signIn(
  editor: Editor,
  input: CallInput,
  { email, password }: SignInPayload,
): Promise<Result<string, Refusal>> {
  const counted = await countPasswordGuess(editor, email, input.address);
  if (!counted.ok) return counted;
  const known = await findAccountByEmail(editor.database, email);
  const account = known && mayUsePassword(editor, known.email) ? known : undefined;
  const isRight = await verifyPassword(
    password,
    account?.disabled_at === null ? account.password_hash : null,
  );
  const session = account && isRight ? await open(editor, input, account) : undefined;
  if (!account || !session) {
    await auditRefusal(editor, account);
    return refuse('signedOut', 'e-mail or password is wrong');
  }
  await forgetPasswordGuesses(editor, account.email, input.address);
  return success(session.token);
}

export async function describeSession({ database }: Editor, caller: SessionCaller): Promise<EditorSession> {
  const { account, csrfToken, expiresAt, mustChangePassword } = caller;
  const { requiresApproval } = await readSettings(database);
  return { account, csrfToken, expiresAt, requiresApproval, mustChangePassword };
}

/** Hands a session to its browser: the cookie, and what the page needs to know. */
export async function replyWithSession(
  editor: Editor,
  { request, reply }: CallInput,
  token: string,
): Promise<Result<CallReply, never>> {
  const caller = await findCaller(editor.database, token, editor.clock());
  if (!caller) throw new Error('a new session is not there');
  setSessionCookie(request, reply, token);
  return success({ body: await describeSession(editor, caller) });
}

export const userAgentOf = ({ request }: CallInput): string => request.headers['user-agent'] ?? '';
