import type { passwordResetRows } from '../../../../editorCalls/identity';
import type { ResetPasswordPayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import { nobody } from '../../../store/recordAudit';
import type { Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { linkLetter } from './linkLetter';
import type { Mailer } from '../../door/mail/mailer';
import { mayUsePassword } from '../signIn/localPasswords';
import {
  decodeAccount,
  findAccountByEmail,
  lockAccounts,
  type StoredAccount,
} from '../credentials/accountStore';
import { issueLink, linkAddress } from '../credentials/invitationStore';
import { countResetLetter, countTryFromNetwork } from '../../door/guesses/passwordGuesses';

/** An account without a password has an invitation, which stays valid. */
const hasPassword = (account: StoredAccount | undefined): account is StoredAccount =>
  account?.disabled_at === null && account.password_hash !== null;

async function sendReset(editor: Editor, mail: Mailer, { email }: ResetPasswordPayload): Promise<void> {
  const { database, clock, brand, publicOrigin } = editor;
  if (publicOrigin === undefined || !mayUsePassword(editor, email)) return;
  if (!hasPassword(await findAccountByEmail(database, email))) return;
  if (!(await countResetLetter(editor, email))) return;
  const made = await database.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const row = await findAccountByEmail(transaction, email);
    if (!hasPassword(row)) return undefined;
    const issued = await issueLink(transaction, { account: row, actor: nobody, now: clock() });
    return { ...issued, account: decodeAccount(row) };
  });
  if (!made) return;
  const { account, kind, token } = made;
  const { role, language } = account;
  const link = linkAddress(publicOrigin, token);
  await mail.send(linkLetter({ kind, to: account.email, role, language, appName: brand.appName, link }));
}

/**
 * A link for a forgotten password, by e-mail alone. The reply and the time that it takes are the same whether there
 * is such an account or not: everything is done after it.
 */
export const passwordResetCalls = (editor: Editor): Handlers<typeof passwordResetRows> => ({
  'POST /password-resets': async (input, payload) => {
    const { mail } = editor;
    if (!mail) return refuse('notFound', 'this host sends no e-mail: ask an administrator for a link');
    const counted = await countTryFromNetwork(editor, input.address);
    if (!counted.ok) return counted;
    mail.later(() => sendReset(editor, mail, payload));
    return success({});
  },
});
