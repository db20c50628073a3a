import type { ownAccountRows } from '../../../../editorCalls/identity';
import type { ChangeOwnAccountPayload, ChangePasswordPayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import type { Handlers, SessionHandle } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { setSessionCookie } from '../../door/sessions/sessionCookie';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { userAgentOf, describeSession, notifyNewBrowser } from '../signIn/signIn';
import { closeSession, openSession } from '../../door/sessions/sessionStore';
import { endAccessOf } from '../signIn/endAccess';
import { countPasswordGuess } from '../../door/guesses/passwordGuesses';
import { changeAccount, findAccount, lockAsVerified } from '../credentials/accountStore';
import { checkNewPassword } from '../credentials/guessablePassword';
import { dropInvitations } from '../credentials/invitationStore';
import { hashPassword, verifyPassword } from '../credentials/passwords';

const wrongPassword = () =>
  refuse('invalid', 'the current password is wrong', {
    faults: [{ path: '/currentPassword', message: 'wrong' }],
  });

/** Ends every session of the account; this browser gets a new one. */
const changePassword =
  (editor: Editor): SessionHandle<ChangePasswordPayload> =>
  async (input, { currentPassword, newPassword }) => {
    const { account, authenticatedAt } = input.caller;
    const counted = await countPasswordGuess(editor, account.email, input.address);
    if (!counted.ok) return counted;
    const stored = await findAccount(editor.database, account.id);
    if (!stored || !(await verifyPassword(currentPassword, stored.password_hash))) return wrongPassword();
    if (currentPassword === newPassword) {
      return refuse('invalid', 'the new password is the current one', {
        faults: [{ path: '/newPassword', message: 'unchanged' }],
      });
    }
    const { email, name } = account;
    const checked = await checkNewPassword(editor, {
      password: newPassword,
      path: '/newPassword',
      email,
      name,
    });
    if (!checked.ok) return checked;
    const passwordHash = await hashPassword(newPassword);
    const now = editor.clock();
    const session = await editor.database.transaction().execute(async (transaction) => {
      if (!(await lockAsVerified(transaction, stored))) return undefined;
      // It was ended while the passwords were hashed: no other one takes its place.
      if ((await closeSession(transaction, input.caller.sessionId)) === undefined) return undefined;
      await changeAccount(transaction, account.id, { password_hash: passwordHash, is_one_time: 0 });
      await endAccessOf(transaction, account.id, now);
      await dropInvitations(transaction, account.id);
      await recordAudit(transaction, {
        at: now,
        actor: account,
        action: 'passwordChanged',
        subject: account.email,
      });
      const order = { accountId: account.id, userAgent: userAgentOf(input), now, authenticatedAt };
      return openSession(transaction, order);
    });
    if (!session) return refuse('signedOut', 'the session or the password is another by now');
    setSessionCookie(input.request, input.reply, session.token);
    sendAccountLetter(editor, 'passwordChanged', account, input);
    await notifyNewBrowser(editor, input, { accountId: account.id, isTold: true });
    return success({});
  };

const changeOwn =
  (editor: Editor): SessionHandle<ChangeOwnAccountPayload> =>
  async ({ caller }, { language, name }) => {
    const wanted = { ...(language && { language }), ...(name !== undefined && { name: name.trim() }) };
    if (Object.keys(wanted).length > 0) {
      await editor.database.transaction().execute(async (transaction) => {
        await changeAccount(transaction, caller.account.id, wanted);
        await recordAudit(transaction, {
          at: editor.clock(),
          actor: caller.account,
          action: 'ownAccountChanged',
          subject: caller.account.email,
          detail: wanted,
        });
      });
    }
    return success({
      body: await describeSession(editor, { ...caller, account: { ...caller.account, ...wanted } }),
    });
  };

export const ownAccountCalls = (editor: Editor): Handlers<typeof ownAccountRows> => ({
  'PATCH /account': changeOwn(editor),
  'POST /password': changePassword(editor),
});
