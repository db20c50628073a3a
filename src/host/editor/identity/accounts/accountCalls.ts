import type { accountRows } from '../../../../editorCalls/identity';
import type { Transaction } from 'kysely';
import type { ChangeAccountPayload, InviteAccountPayload } from '../../../../generated/editor';
import type { Market } from '../../../../kernel/market';
import { success, type Result } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import type { Handle, Handlers, MemberInput } from '../../door/calls/call';
import { linkOrigin } from '../../door/admission/admit';
import { encodeList } from '../../../store/decodeRow';
import { decodeMarkets } from '../../door/calls/callerMarkets';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { mayUsePassword } from '../signIn/localPasswords';
import { accountsWithFactor } from '../credentials/factorStore';
import { accountChangeDetail } from '../credentials/accountChange';
import { endAccessOf } from '../signIn/endAccess';
import {
  changeAccount,
  createAccount,
  decodeAccount,
  findAccount,
  findAccountByEmail,
  hasAdministratorBeside,
  isOfProvider,
  listAccounts,
  lockAccounts,
  type StoredAccount,
} from '../credentials/accountStore';
import { dropInvitations, type IssuedLink, issueLink, linkAddress } from '../credentials/invitationStore';
import { linkLetter } from './linkLetter';
import { normalEmail } from '../../../../kernel/editorAccount';

const unknownAccount = () => refuse('notFound', 'there is no such account');

/** A link and whom it is for. */
interface LinkOfAccount extends IssuedLink {
  readonly account: StoredAccount;
}

type MadeLink = Result<LinkOfAccount, Refusal>;

async function makeLink(
  { clock }: Editor,
  { caller }: MemberInput,
  transaction: Transaction<Database>,
  account: StoredAccount,
): Promise<MadeLink> {
  const issued = await issueLink(transaction, { account, actor: caller.account, now: clock() });
  return success({ ...issued, account });
}

/** Sends a link to its account; where that can't be done, the caller gets the link and passes it on. */
async function handOver(editor: Editor, { caller, request }: MemberInput, made: MadeLink) {
  if (!made.ok) return made;
  const { account: row, kind, token, expiresAt } = made.value;
  const account = decodeAccount(row);
  const link = linkAddress(linkOrigin(editor.publicOrigin, request), token);
  const letter = linkLetter({
    kind,
    to: account.email,
    role: account.role,
    // A new account is written to in the language of the inviter.
    language: kind === 'invite' ? caller.account.language : account.language,
    appName: editor.brand.appName,
    link,
  });
  const isSent = await editor.mail?.send(letter);
  return success({ body: { account, expiresAt, ...(!isSent && { link }) } });
}

/** Who may give anybody every market is kept to none. */
const reachFaults = (role: string, markets: readonly Market[] | null) =>
  role === 'administrator' && markets
    ? refuse('invalid', 'an administrator reaches every market', {
        faults: [{ path: '/markets', message: 'is for other roles' }],
      })
    : undefined;

const noPassword = () =>
  refuse('conflict', 'this person signs in at the identity provider', { reason: 'provider' });

const invite =
  (editor: Editor): Handle<InviteAccountPayload> =>
  async (input, payload) => {
    const { role, markets = null } = payload;
    const faults = reachFaults(role, markets);
    if (faults) return faults;
    const email = normalEmail(payload.email);
    if (!mayUsePassword(editor, email)) return noPassword();
    const made = await editor.database.transaction().execute(async (transaction): Promise<MadeLink> => {
      await lockAccounts(transaction);
      if (await findAccountByEmail(transaction, email))
        return refuse('conflict', 'there is an account with this e-mail');
      const account = await createAccount(transaction, {
        email,
        role,
        markets,
        name: '',
        passwordHash: null,
        now: editor.clock(),
      });
      return makeLink(editor, input, transaction, account);
    });
    return handOver(editor, input, made);
  };

const reset =
  (editor: Editor): Handle =>
  async (input) => {
    const made = await editor.database.transaction().execute(async (transaction): Promise<MadeLink> => {
      // Disabling the account meanwhile drops its links: this one has to exist by then, or not be made.
      await lockAccounts(transaction);
      const account = await findAccount(transaction, input.parameters.id ?? '');
      if (account?.disabled_at !== null)
        return account ? refuse('conflict', 'the account is disabled') : unknownAccount();
      if (isOfProvider(account) || !mayUsePassword(editor, account.email)) return noPassword();
      return makeLink(editor, input, transaction, account);
    });
    return handOver(editor, input, made);
  };

function changeOf(
  account: StoredAccount,
  { role, markets, isDisabled }: ChangeAccountPayload,
  now: number,
): Partial<StoredAccount> {
  const kept = markets === undefined ? account.markets : encodeList(markets);
  return {
    ...(kept !== account.markets && { markets: kept }),
    ...(role !== undefined && role !== account.role && { role }),
    ...(isDisabled === true && account.disabled_at === null && { disabled_at: now }),
    ...(isDisabled === false && account.disabled_at !== null && { disabled_at: null }),
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
  if (isOfProvider(account) && (wanted.role !== undefined || wanted.markets !== undefined))
    return refuse('conflict', 'the identity provider says role and markets, at each sign-in', {
      reason: 'provider',
    });
  const faults = reachFaults(
    wanted.role ?? account.role,
    decodeMarkets(wanted.markets === undefined ? account.markets : wanted.markets) ?? null,
  );
  if (faults) return faults;
  const isLess =
    account.role === 'administrator' && (wanted.role !== undefined || wanted.disabled_at !== undefined);
  if (isLess && !(await hasAdministratorBeside(transaction, id))) {
    return refuse('conflict', 'this is the last administrator who can sign in');
  }
  if (Object.keys(wanted).length === 0) return success({ body: { account: decodeAccount(account) } });
  const changed = await changeAccount(transaction, id, wanted);
  if (changed.disabled_at !== null) {
    await endAccessOf(transaction, id, now);
    await dropInvitations(transaction, id);
    await transaction.deleteFrom('editor_locks').where('account_id', '=', id).execute();
  }
  await recordAudit(transaction, {
    at: now,
    actor: caller.account,
    action: 'accountChanged',
    subject: account.email,
    detail: accountChangeDetail(account, changed),
  });
  return success({ body: { account: decodeAccount(changed) } });
}

export const accountCalls = (editor: Editor): Handlers<typeof accountRows> => ({
  'GET /accounts': async () =>
    success({
      body: {
        accounts: await listAccounts(editor.database),
        withSecondFactor: await accountsWithFactor(editor.database),
      },
    }),
  'POST /accounts/invitations': invite(editor),
  'POST /accounts/:id/reset': reset(editor),
  'PATCH /accounts/:id': (input, payload) =>
    editor.database.transaction().execute((transaction) => change(editor, input, payload, transaction)),
});
