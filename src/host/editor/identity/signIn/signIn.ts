import type { EditorSession, SignInPayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import {
  changeAccount,
  decodeAccount,
  findAccount,
  findAccountByEmail,
  lockAsVerified,
  type StoredAccount,
} from '../credentials/accountStore';
import { verifyPassword } from '../credentials/passwords';
import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';
import { type AuditDetail, nobody, recordAudit } from '../../../store/recordAudit';
import { kindsOf } from '../credentials/factorStore';
import { beginPendingSignIn, type BegunSignIn, pendingCookie } from '../credentials/pendingSignIn';
import { sessionOf } from '../../door/admission/admit';
import type { SessionCaller } from '../../door/calls/caller';
import type { CallInput, CallReply } from '../../door/calls/call';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { mayUsePassword } from './localPasswords';
import { browserLanguage } from '../../door/shell/shellPage';
import { countPasswordGuess, forgetPasswordGuesses } from '../../door/guesses/passwordGuesses';
import { closeSession, findCaller, type NewSession, openSession } from '../../door/sessions/sessionStore';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { isKnownBrowser, rememberBrowser } from './knownBrowser';
import { readSettings } from '../settings/settings';
import { setSessionCookie } from '../../door/sessions/sessionCookie';

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

/** What a right password opens. */
export type Opened = NewSession | BegunSignIn;

/** Undefined where the password was changed or the account disabled since it was verified. */
async function open(editor: Editor, input: CallInput, account: StoredAccount): Promise<Opened | undefined> {
  const { database, clock } = editor;
  const earlier = await sessionOf(input.request, editor);
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    if (!(await lockAsVerified(transaction, account))) return undefined;
    const kinds = await kindsOf(transaction, account.id);
    if (kinds.length === 0) return openSignedIn(transaction, input, { account, earlier, now });
    const userAgent = userAgentOf(input);
    return beginPendingSignIn(transaction, { accountId: account.id, userAgent, kinds, now });
  });
}

interface SignedIn {
  readonly account: StoredAccount;
  /** The session that the browser had until now. */
  readonly earlier: SessionCaller | undefined;
  readonly now: number;
  readonly detail?: AuditDetail;
}

/** The session of somebody who has shown all that the account asks for. */
export async function openSignedIn(
  transaction: Transaction<Database>,
  input: CallInput,
  { account, earlier, now, detail }: SignedIn,
): Promise<NewSession> {
  if (earlier) await closeSession(transaction, earlier.sessionId);
  // An account without a chosen language gets that of the sign-in screen.
  const isFirst = account.last_signed_in_at === null;
  const language = browserLanguage(input.request.headers['accept-language']);
  await changeAccount(transaction, account.id, { last_signed_in_at: now, ...(isFirst && { language }) });
  const { email: subject } = account;
  await recordAudit(transaction, {
    at: now,
    actor: account,
    action: 'signedIn',
    subject,
    ...(detail && { detail }),
  });
  return openSession(transaction, { accountId: account.id, userAgent: userAgentOf(input), now });
}

/** A new session, or the step that is left before there is one. Says the same, after the same work, whatever was wrong. */
export async function signIn(
  editor: Editor,
  input: CallInput,
  { email, password }: SignInPayload,
): Promise<Result<Opened, Refusal>> {
  const counted = await countPasswordGuess(editor, email, input.address);
  if (!counted.ok) return counted;
  const known = await findAccountByEmail(editor.database, email);
  const account = known && mayUsePassword(editor, known.email) ? known : undefined;
  const isRight = await verifyPassword(
    password,
    account?.disabled_at === null ? account.password_hash : null,
  );
  const opened = account && isRight ? await open(editor, input, account) : undefined;
  if (!account || !opened) {
    await auditRefusal(editor, account);
    return refuse('signedOut', 'e-mail or password is wrong');
  }
  await forgetPasswordGuesses(editor, account.email, input.address);
  return success(opened);
}

export async function describeSession({ database }: Editor, caller: SessionCaller): Promise<EditorSession> {
  const { account, csrfToken, expiresAt, mustChangePassword, mustSetUpSecondFactor } = caller;
  const { requiresApproval } = await readSettings(database);
  return { account, csrfToken, expiresAt, requiresApproval, mustChangePassword, mustSetUpSecondFactor };
}

/**
 * Remembers that an account is signed in with a browser, and tells its owner where it never was; nothing where this host
 * sends no e-mail.
 * @param isTold they hear of this sign-in by another letter
 */
export async function notifyNewBrowser(
  editor: Editor,
  input: CallInput,
  { accountId, isTold }: { readonly accountId: string; readonly isTold: boolean },
): Promise<void> {
  const account = editor.mail && (await findAccount(editor.database, accountId));
  if (!account) return;
  const keys = await editor.privacyKeys();
  if (!isTold && !isKnownBrowser(keys, input.request, account))
    sendAccountLetter(editor, 'newBrowser', decodeAccount(account), input);
  rememberBrowser(keys, input, account);
}

/** Hands a session to its browser: the cookie, and what the page needs to know. */
export async function replyWithSession(
  editor: Editor,
  input: CallInput,
  token: string,
  isTold = false,
): Promise<Result<CallReply, never>> {
  const { request, reply } = input;
  const caller = await findCaller(editor.database, token, editor.clock());
  if (!caller) throw new Error('a new session is not there');
  setSessionCookie(request, reply, token);
  await notifyNewBrowser(editor, input, { accountId: caller.account.id, isTold });
  return success({ body: await describeSession(editor, caller) });
}

/** Hands over what a sign-in came to: a session, or the cookie of its second step. */
export async function replyWithOpened(
  editor: Editor,
  input: CallInput,
  opened: Opened,
  isTold = false,
): Promise<Result<CallReply, Refusal>> {
  if (!('step' in opened)) return replyWithSession(editor, input, opened.token, isTold);
  pendingCookie.set(input.request, input.reply, opened.token);
  return refuse('secondFactorNeeded', 'the password was right; a second factor is needed', {
    secondFactor: opened.step,
  });
}

export const userAgentOf = ({ request }: CallInput): string => request.headers['user-agent'] ?? '';
