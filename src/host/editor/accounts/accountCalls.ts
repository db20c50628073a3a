import type { Transaction } from 'kysely';
import type { ChangeAccountPayload } from '../../../generated/editor';
import validateChangeAccount from '../../../generated/validators/editor/changeAccountPayload';
import validateChangeOwnAccount from '../../../generated/validators/editor/changeOwnAccountPayload';
import validateInviteAccount from '../../../generated/validators/editor/inviteAccountPayload';
import { success, type Result } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { recordAudit, type AuditDetail } from '../../store/recordAudit';
import type { EditorCall, MemberCall } from '../calls/call';
import { linkOrigin } from '../calls/ownOrigin';
import { readPayload } from '../calls/readPayload';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { describeSession } from './sessionReply';
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
import { dropInvitations } from './invitationStore';
import { issueLink, linkAddress } from './issueLink';

type Handle = MemberCall['handle'];
type Input = Parameters<Handle>[0];

const unknownAccount = () => refuse('notFound', 'there is no such account');

async function makeLink(
  editor: Editor,
  { caller, request }: Input,
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

const invite =
  (editor: Editor): Handle =>
  async (input) => {
    const payload = readPayload(validateInviteAccount, input.body);
    if (!payload.ok) return payload;
    const { role } = payload.value;
    const email = normalEmail(payload.value.email);
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
  };

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
  { caller, parameters: { id = '' } }: Input,
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
  const detail = detailOf(account, changed);
  await recordAudit(transaction, {
    at: now,
    actor: caller.account,
    action: 'accountChanged',
    subject: account.email,
    detail,
  });
  return success({ body: { account: decodeAccount(changed) } });
}

const changeOwn =
  (editor: Editor): Handle =>
  async ({ caller, body }) => {
    const payload = readPayload(validateChangeOwnAccount, body);
    if (!payload.ok) return payload;
    const { language, name } = payload.value;
    const wanted = { ...(language && { language }), ...(name !== undefined && { name: name.trim() }) };
    if (Object.keys(wanted).length > 0) {
      await editor.database.transaction().execute(async (transaction) => {
        await changeAccount(transaction, caller.account.id, wanted);
        const record = {
          at: editor.clock(),
          actor: caller.account,
          subject: caller.account.email,
          detail: wanted,
        };
        await recordAudit(transaction, { ...record, action: 'ownAccountChanged' });
      });
    }
    return success({
      body: await describeSession(editor, { ...caller, account: { ...caller.account, ...wanted } }),
    });
  };

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
    async handle(input) {
      const payload = readPayload(validateChangeAccount, input.body);
      if (!payload.ok) return payload;
      return editor.database
        .transaction()
        .execute((transaction) => change(editor, input, payload.value, transaction));
    },
  },
  { method: 'PATCH', path: '/account', role: 'viewer', handle: changeOwn(editor) },
];
