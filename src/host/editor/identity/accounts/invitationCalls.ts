import type { invitationRows } from '../../../../editorCalls/identity';
import { success, type Result } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import type { CallInput, CallReply, Handlers } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { mayUsePassword } from '../signIn/localPasswords';
import { countTryFromNetwork } from '../../door/guesses/passwordGuesses';
import { kindsOf } from '../credentials/factorStore';
import { beginPendingSignIn } from '../credentials/pendingSignIn';
import { replyWithOpened, userAgentOf } from '../signIn/signIn';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { openSession } from '../../door/sessions/sessionStore';
import { endAccessOf } from '../signIn/endAccess';
import { checkNewPassword } from '../credentials/guessablePassword';
import { changeAccount, decodeAccount, lockAsVerified } from '../credentials/accountStore';
import { findInvitation, consumeInvitation } from '../credentials/invitationStore';
import { hashPassword } from '../credentials/passwords';
import type { AcceptInvitationPayload, InspectInvitationPayload } from '../../../../generated/editor';

type Answer = Result<CallReply, Refusal>;

const gone = () => refuse('gone', 'the link is unknown, used or too old');

async function inspect({ database, clock }: Editor, { token }: InspectInvitationPayload): Promise<Answer> {
  const invitation = await findInvitation(database, token, clock());
  if (!invitation) return gone();
  const { email, role } = decodeAccount(invitation.account);
  return success({ body: { kind: invitation.kind, email, role } });
}

/** Sets the password that the link is for, and signs in; an account with a second factor is asked for it first. */
async function accept(
  editor: Editor,
  input: CallInput,
  { token, name, password }: AcceptInvitationPayload,
): Promise<Answer> {
  const now = editor.clock();
  const counted = await countTryFromNetwork(editor, input.address);
  if (!counted.ok) return counted;
  // Hashing costs much, so it is only done for a link that is worth it.
  const known = await findInvitation(editor.database, token, now);
  if (!known || !mayUsePassword(editor, known.account.email)) return gone();
  if (known.kind === 'invite' && name === undefined) {
    return refuse('invalid', 'a name is needed', { faults: [{ path: '/name', message: 'is missing' }] });
  }
  const { email } = known.account;
  const checked = await checkNewPassword(editor, {
    password,
    path: '/password',
    email,
    name: name ?? known.account.name,
  });
  if (!checked.ok) return checked;
  const passwordHash = await hashPassword(password);
  const opened = await editor.database.transaction().execute(async (transaction) => {
    if (!(await lockAsVerified(transaction, known.account))) return undefined;
    const invitation = await consumeInvitation(transaction, token, now);
    if (!invitation) return undefined;
    const isInvite = invitation.kind === 'invite';
    const kinds = await kindsOf(transaction, invitation.account.id);
    const account = await changeAccount(transaction, invitation.account.id, {
      password_hash: passwordHash,
      is_one_time: 0,
      ...(kinds.length === 0 && { last_signed_in_at: now }),
      ...(isInvite && name !== undefined && { name: name.trim() }),
    });
    await endAccessOf(transaction, account.id, now);
    const action = isInvite ? 'invitationAccepted' : 'passwordReset';
    await recordAudit(transaction, { at: now, actor: account, action, subject: account.email });
    const order = { accountId: account.id, userAgent: userAgentOf(input), now };
    return kinds.length === 0
      ? openSession(transaction, order)
      : beginPendingSignIn(transaction, { ...order, kinds });
  });
  if (!opened) return gone();
  if (known.kind === 'reset') sendAccountLetter(editor, 'passwordReset', decodeAccount(known.account), input);
  return replyWithOpened(editor, input, opened, true);
}

export const invitationCalls = (editor: Editor): Handlers<typeof invitationRows> => ({
  'POST /invitations/inspect': (_input, payload) => inspect(editor, payload),
  'POST /invitations/accept': (input, payload) => accept(editor, input, payload),
});
