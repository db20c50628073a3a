import type { Transaction } from 'kysely';
import type {
  SecondFactorCodePayload,
  SecondFactorKeyPayload,
  SecondFactorKind,
} from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { type AuditDetail, nobody, recordAudit } from '../../../store/recordAudit';
import { decodeAccount, lockAsVerified } from '../credentials/accountStore';
import { countCodeGuess, countTryFromNetwork, forgetCodeGuesses } from '../../door/guesses/passwordGuesses';
import { openSignedIn, replyWithSession, userAgentOf } from './signIn';
import { sessionOf } from '../../door/admission/admit';
import type { CallInput, CallReply } from '../../door/calls/call';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { factorsOf, recordFactorUse } from '../credentials/factorStore';
import {
  countPendingTry,
  endPendingSignIn,
  findPendingSignIn,
  isOfBrowser,
  pendingCookie,
  type PendingSignIn,
  setChallenge,
  takeChallenge,
} from '../credentials/pendingSignIn';
import { countRecoveryCodes, consumeRecoveryCode } from '../credentials/recoveryCodes';
import { assertionOptions, verifyAssertion } from '../credentials/securityKeys';
import { openSecret, stepOfCode } from '../credentials/totp';

/** Why a step was refused, as the audit log says it. */
type Why = 'wrong' | 'used' | 'counter' | 'otherBrowser';

async function auditRefusal(
  { database, clock, auditBudgets }: Editor,
  { account }: PendingSignIn,
  detail: { readonly kind?: SecondFactorKind; readonly why: Why },
): Promise<void> {
  const at = clock();
  const more = auditBudgets.guesses.take(at);
  if (!more) return;
  await database.transaction().execute((transaction) =>
    recordAudit(transaction, {
      at,
      actor: nobody,
      action: 'secondFactorRefused',
      subject: account.email,
      detail: { ...detail, ...more },
    }),
  );
}

const over = () => refuse('signedOut', 'the sign-in is over: begin again with the password');
const wrong = (path: string) =>
  refuse('invalid', 'this is not right, or was used already', { faults: [{ path, message: 'wrong' }] });
/** The reader has the password and the key itself, so it can be said. */
const countedBack = (path: string) =>
  refuse(
    'invalid',
    'the key was right, but its counter went back: it was copied, or its device was reset. Use another factor, remove the key and add it again',
    { reason: 'counter', faults: [{ path, message: 'counter' }] },
  );

/** The sign-in that a call belongs to. A caller that has its cookie and not its page has stolen it: it ends. */
async function pendingOf(editor: Editor, input: CallInput, page: string): Promise<PendingSignIn | undefined> {
  const { database, clock } = editor;
  const token = pendingCookie.read(input.request);
  const pending = token === undefined ? undefined : await findPendingSignIn(database, token, clock());
  if (!pending || isOfBrowser(pending, page, userAgentOf(input))) return pending;
  await endPendingSignIn(database, pending.tokenHash);
  await auditRefusal(editor, pending, { why: 'otherBrowser' });
  return undefined;
}

/** Uses up what was given, within the transaction that signs in: why not, or what the audit log says of it besides its kind. */
type Use = (transaction: Transaction<Database>) => Promise<Why | AuditDetail>;

/** Signs in where what was given is right. The session is a new one, and nothing is left of the step. */
async function finish(
  editor: Editor,
  input: CallInput,
  { pending, kind, use, path }: { pending: PendingSignIn; kind: SecondFactorKind; use: Use; path: string },
): Promise<Result<CallReply, Refusal>> {
  const { database, clock } = editor;
  const earlier = await sessionOf(input.request, editor);
  const now = clock();
  const outcome = await database.transaction().execute(async (transaction) => {
    const account = await lockAsVerified(transaction, pending.account);
    if (!account) return 'over';
    const used = await use(transaction);
    if (typeof used === 'string') return used;
    if (!(await endPendingSignIn(transaction, pending.tokenHash))) return 'over';
    if (kind === 'recoveryCode') {
      const left = await countRecoveryCodes(transaction, account.id);
      const { email: subject } = account;
      await recordAudit(transaction, {
        at: now,
        actor: account,
        action: 'recoveryCodeUsed',
        subject,
        detail: { left },
      });
    }
    return openSignedIn(transaction, input, { account, earlier, now, detail: { kind, ...used } });
  });
  if (outcome === 'over') return over();
  if (typeof outcome === 'string') {
    await auditRefusal(editor, pending, { kind, why: outcome });
    return outcome === 'counter' ? countedBack(path) : wrong(path);
  }
  await forgetCodeGuesses(editor, pending.account.email, input.address);
  const isTold = kind === 'recoveryCode';
  if (isTold) sendAccountLetter(editor, 'recoveryCodeUsed', decodeAccount(pending.account), input);
  const reply = await replyWithSession(editor, input, outcome.token, isTold);
  pendingCookie.clear(input.request, input.reply);
  return reply;
}

/** A code of the authenticator app: each time step counts once, on whichever host it is given. */
const takeTotp =
  (editor: Editor, { account }: PendingSignIn, code: string): Use =>
  async (transaction) => {
    const now = editor.clock();
    const keys = await editor.privacyKeys();
    const factor = (await factorsOf(transaction, account.id)).find(({ kind }) => kind === 'totp');
    const secret = factor && openSecret(keys, account.id, { secret: factor.secret, keyId: factor.key_id });
    if (factor && secret === undefined)
      editor.log.error('a second factor was sealed with a key that this host does not have (PRIVACY_KEY)');
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
    if (!factor || step === undefined) return 'wrong';
    const { id, is_synced } = factor;
    return (await recordFactorUse(transaction, { id, is_synced, counter: step }, now)) ? {} : 'used';
  };

export async function takeCode(
  editor: Editor,
  input: CallInput,
  { page, kind, code }: SecondFactorCodePayload,
): Promise<Result<CallReply, Refusal>> {
  const pending = await pendingOf(editor, input, page);
  if (!pending) return over();
  const counted = await countCodeGuess(editor, pending.account.email, input.address);
  if (!counted.ok) return counted;
  const left = await countPendingTry(editor.database, pending.tokenHash);
  if (left === undefined) return over();
  // A code that was used is not told apart from a wrong one.
  const takeRecovery: Use = async (transaction) =>
    (await consumeRecoveryCode(transaction, pending.account.id, code)) ? {} : 'wrong';
  const use = kind === 'totp' ? takeTotp(editor, pending, code) : takeRecovery;
  const finished = await finish(editor, input, { pending, kind, use, path: '/code' });
  // The sender of the last wrong code knows the password.
  if (left === 0 && !finished.ok)
    sendAccountLetter(editor, 'codesRefused', decodeAccount(pending.account), input);
  return finished;
}

/** What a security key has to sign; an earlier one is worth nothing from now on. */
export async function askKey(
  editor: Editor,
  input: CallInput,
  page: string,
): Promise<Result<CallReply, Refusal>> {
  const { database } = editor;
  const pending = await pendingOf(editor, input, page);
  if (!pending) return over();
  const counted = await countTryFromNetwork(editor, input.address);
  if (!counted.ok) return counted;
  const keys = (await factorsOf(database, pending.account.id)).filter(({ kind }) => kind === 'key');
  if (keys.length === 0) return refuse('notFound', 'the account has no security key');
  const options = await assertionOptions({ editor, request: input.request }, keys);
  await setChallenge(database, pending.tokenHash, options.challenge);
  return success({ body: { options } });
}

/** A key's signature can't be guessed, so that trying one keeps nobody out. */
export async function takeKey(
  editor: Editor,
  input: CallInput,
  { page, credential }: SecondFactorKeyPayload,
): Promise<Result<CallReply, Refusal>> {
  const pending = await pendingOf(editor, input, page);
  if (!pending) return over();
  const counted = await countTryFromNetwork(editor, input.address);
  if (!counted.ok) return counted;
  const challenge = await takeChallenge(editor.database, pending);
  const factor = (await factorsOf(editor.database, pending.account.id)).find(
    (each) => each.credential_id === credential.id,
  );
  const signed =
    factor && challenge !== undefined
      ? await verifyAssertion({ editor, request: input.request }, credential, { factor, challenge })
      : undefined;
  const use: Use = async (transaction) => {
    if (!factor || !signed) return 'wrong';
    const { id, counter: before } = factor;
    const isSynced = factor.is_synced === null ? signed.isSynced : factor.is_synced === 1;
    const noted = { id, counter: signed.counter, is_synced: isSynced ? 1 : 0 };
    if (!(await recordFactorUse(transaction, noted, editor.clock()))) return 'counter';
    return before > 0 && noted.counter <= before ? { countedBack: true } : {};
  };
  return finish(editor, input, { pending, kind: 'key', use, path: '/credential' });
}
