import type { SignInPayload } from '../../../generated/editor';
import { success, type Result } from '../../../kernel/result';
import { changeAccount, findAccountByEmail, type StoredAccount } from '../accounts/accountStore';
import { verifyPassword } from '../accounts/passwords';
import { nobody, recordAudit } from '../audit/recordAudit';
import { callerOf } from '../calls/admit';
import type { CallInput } from '../calls/call';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { browserLanguage } from '../shell/browserLanguage';
import { countPasswordGuess, forgetPasswordGuesses } from './passwordGuesses';
import { closeSession, openSession } from './sessionStore';
import { userAgentOf } from './sessionReply';

/** Only names of accounts are kept: people type passwords into the wrong field. */
async function auditRefusal({ database, clock }: Editor, account: StoredAccount | undefined): Promise<void> {
  await database.transaction().execute((transaction) =>
    recordAudit(transaction, { at: clock(), actor: nobody, action: 'signInRefused', subject: account?.email ?? '' }),
  );
}

/** The token of a new session. Says the same, after the same work, whatever was wrong. */
export async function signIn(
  editor: Editor,
  input: CallInput,
  { email, password }: SignInPayload,
): Promise<Result<string, Refusal>> {
  const { database, clock } = editor;
  const counted = await countPasswordGuess(editor, email, input.address);
  if (!counted.ok) return counted;
  const account = await findAccountByEmail(database, email);
  const isRight = await verifyPassword(password, account?.disabled_at === null ? account.password_hash : null);
  if (!account || !isRight) {
    await auditRefusal(editor, account);
    return refuse('signedOut', 'e-mail or password is wrong');
  }
  const earlier = await callerOf(input.request, editor);
  const now = clock();
  const session = await database.transaction().execute(async (transaction) => {
    if (earlier) await closeSession(transaction, earlier.sessionId);
    // Whoever never chose a language is spoken to as the sign-in screen spoke to them.
    const isFirst = account.last_signed_in_at === null;
    const language = browserLanguage(input.request.headers['accept-language']);
    await changeAccount(transaction, account.id, { last_signed_in_at: now, ...(isFirst && { language }) });
    await recordAudit(transaction, { at: now, actor: account, action: 'signedIn', subject: account.email });
    return openSession(transaction, { accountId: account.id, userAgent: userAgentOf(input), now });
  });
  await forgetPasswordGuesses(editor, account.email, input.address);
  return success(session.token);
}
