import validateChangePassword from '../../../generated/validators/editor/changePasswordPayload';
import { success } from '../../../kernel/result';
import { recordAudit } from '../audit/recordAudit';
import type { EditorCall, MemberCall } from '../calls/call';
import { readPayload } from '../calls/readPayload';
import { refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import { setSessionCookie } from '../sessions/sessionCookie';
import { userAgentOf } from '../sessions/sessionReply';
import { closeSessionsOf, openSession } from '../sessions/sessionStore';
import { countPasswordGuess } from '../sessions/passwordGuesses';
import { changeAccount, findAccount } from './accountStore';
import { dropInvitations } from './invitationStore';
import { hashPassword, verifyPassword } from './passwords';

/** Ends every session of the account; this browser gets a new one. */
const changePassword =
  (editor: Editor): MemberCall['handle'] =>
  async (input) => {
    const payload = readPayload(validateChangePassword, input.body);
    if (!payload.ok) return payload;
    const { currentPassword, newPassword } = payload.value;
    const { account } = input.caller;
    const counted = await countPasswordGuess(editor, account.email, input.address);
    if (!counted.ok) return counted;
    const stored = await findAccount(editor.database, account.id);
    if (!(await verifyPassword(currentPassword, stored?.password_hash))) {
      return refuse('invalid', 'the current password is wrong', { faults: [{ path: '/currentPassword', message: 'wrong' }] });
    }
    if (currentPassword === newPassword) {
      return refuse('invalid', 'the new password is the current one', { faults: [{ path: '/newPassword', message: 'unchanged' }] });
    }
    const passwordHash = await hashPassword(newPassword);
    const now = editor.clock();
    const session = await editor.database.transaction().execute(async (transaction) => {
      await changeAccount(transaction, account.id, { password_hash: passwordHash, is_one_time: 0 });
      await closeSessionsOf(transaction, account.id);
      await dropInvitations(transaction, account.id);
      await recordAudit(transaction, { at: now, actor: account, action: 'passwordChanged', subject: account.email });
      return openSession(transaction, { accountId: account.id, userAgent: userAgentOf(input), now });
    });
    setSessionCookie(input.request, input.reply, session.token);
    return success({});
  };

export const passwordCalls = (editor: Editor): readonly EditorCall[] => [
  { method: 'POST', path: '/password', role: 'viewer', isPartOfSignIn: true, handle: changePassword(editor) },
];
