import type { Transaction } from 'kysely';
import type { ChangeAccountPayload } from '../../../generated/editor';
import validateChangeAccount from '../../../generated/validators/editor/changeAccountPayload';
import validateInviteAccount from '../../../generated/validators/editor/inviteAccountPayload';
import { success, type Result } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { recordAudit, type AuditDetail } from '../../store/recordAudit';
import { type EditorCall, type Handle, type MemberInput, withPayload } from '../calls/call';
import { linkOrigin } from '../calls/admit';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { closeSessionsOf } from '../sessions/sessionStore';
import {
  changeAccount,
  createAccount,
  decodeAccount,
  findAccount,
  findAccountByEmail,
  hasAdministratorBeside,
  listAccounts,
  lockAccounts,
  normalEmail,
  type StoredAccount,
} from './accountStore';
import { dropInvitations, issueLink, linkAddress } from './invitationStore';
const unknownAccount = () => refuse('notFound', 'there is no such account');

async function makeLink(
  editor: Editor,
  { caller, request }: MemberInput,
  transaction: Transaction<Database>,
  account: StoredAccount,
) {
  const { token, expiresAt } = await issueLink(transaction, {
    account,
    actor: caller.account,
    now: editor.clock(),
  });
  const link = linkAddress(linkOrigin(editor.publicOrigin, request), token);
  return success({ body: { account: decodeAccount(account), link, expiresAt } });
}

const invite = (editor: Editor): Handle =>
  withPayload(validateInviteAccount, (input, payload) => {
    const { role } = payload;
    const email = normalEmail(payload.email);
    return editor.database.transaction().execute(async (transaction) => {
      await lockAccounts(transaction);
      if (await findAccountByEmail(transaction, email))
        return refuse('conflict', 'there is an account with this e-mail');
      const account = await createAccount(transaction, {
        email,
        role,
        name: '',
        passwordHash: null,
        now: editor.clock(),
      });
      return makeLink(editor, input, transaction, account);
    });
  });

const reset =
  (editor: Editor): Handle =>
  (input) =>
    editor.database.transaction().execute(async (transaction) => {
      // Whoever disables the account meanwhile drops its links: this one has to be there by then, or not to be made.
      await lockAccounts(transaction);
      const account = await findAccount(transaction, input.parameters.id ?? '');
      if (account?.disabled_at !== null)
        return account ? refuse('conflict', 'the account is disabled') : unknownAccount();
      return makeLink(editor, input, transaction, account);
    });

function changeOf(
  account: StoredAccount,
  { role, isDisabled }: ChangeAccountPayload,
  now: number,
): Partial<StoredAccount> {
  return {
    ...(role !== undefined && role !== account.role && { role }),
    ...(isDisabled === true && account.disabled_at === null && { disabled_at: now }),
    ...(isDisabled === false && account.disabled_at !== null && { disabled_at: null }),
  };
}

function detailOf(before: StoredAccount, after: StoredAccount): AuditDetail {
  return {
    ...(before.role !== after.role && { role: after.role, before: before.role }),
    ...(before.disabled_at !== after.disabled_at && { isDisabled: after.disabled_at !== null }),
  };
}

async function change(
  editor: Editor,
  { caller, parameters: { id = '' } }: MemberInput,
  payload: ChangeAccountPayload,
  transaction: Transaction<Database>,
): Promise<Result<{ body: object }, Refusal>> {
  const now = editor.clock();
  await lockAccounts(transaction);
  const account = await findAccount(transaction, id);
  if (!account) return unknownAccount();
  const wanted = changeOf(account, payload, now);
  const isLess =
    account.role === 'administrator' && (wanted.role !== undefined || wanted.disabled_at !== undefined);
  if (isLess && !(await hasAdministratorBeside(transaction, id))) {
    return refuse('conflict', 'this is the last administrator who can sign in');
  }
  if (Object.keys(wanted).length === 0) return success({ body: { account: decodeAccount(account) } });
  const changed = await changeAccount(transaction, id, wanted);
  if (changed.disabled_at !== null) {
    await closeSessionsOf(transaction, id);
    await dropInvitations(transaction, id);
    await transaction.deleteFrom('editor_locks').where('account_id', '=', id).execute();
  }
  await recordAudit(transaction, {
    at: now,
    actor: caller.account,
    action: 'accountChanged',
    subject: account.email,
    detail: detailOf(account, changed),
  });
  return success({ body: { account: decodeAccount(changed) } });
}

export const accountCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/accounts',
    role: 'administrator',
    handle: async () => success({ body: { accounts: await listAccounts(editor.database) } }),
  },
  { method: 'POST', path: '/accounts/invitations', role: 'administrator', handle: invite(editor) },
  { method: 'POST', path: '/accounts/:id/reset', role: 'administrator', handle: reset(editor) },
  {
    method: 'PATCH',
    path: '/accounts/:id',
    role: 'administrator',
    handle: withPayload(validateChangeAccount, (input, payload) =>
      editor.database.transaction().execute((transaction) => change(editor, input, payload, transaction)),
    ),
  },
];
