import type { Transaction } from 'kysely';
import type { AddKeyPayload, OwnAccount, TotpCodePayload } from '../../../../generated/editor';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { recordAudit } from '../../../store/recordAudit';
import { boundedLine } from '../../../store/storableText';
import { lockAccount } from '../credentials/accountStore';
import { countCodeGuess, forgetCodeGuesses } from '../../door/guesses/passwordGuesses';
import { userAgentOf } from '../signIn/signIn';
import type { CallReply, SessionInput } from '../../door/calls/call';
import { type Refusal, refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { setSessionCookie } from '../../door/sessions/sessionCookie';
import { closeSession, closeSessionsOf, openSession } from '../../door/sessions/sessionStore';
import {
  addFactor,
  factorsOf,
  maxFactors,
  type NewFactor,
  type StoredFactor,
} from '../credentials/factorStore';
import { makeRecoveryCodes } from '../credentials/recoveryCodes';
import { creationOptions, verifyCreation } from '../credentials/securityKeys';
import { beginSetUp, findSetUp, consumeSetUp } from '../credentials/setUpStore';
import { makeTotpSecret, openSecret, sealSecret, stepOfCode } from '../credentials/totp';

type Answer = Result<CallReply, Refusal>;

const maxName = 60;
const over = () => refuse('gone', 'begin to set it up again');
const wrong = (path: string) =>
  refuse('invalid', 'this is not right', { faults: [{ path, message: 'wrong' }] });

/** Why an account gets no factor more; undefined: it may. */
function faultOf({ isOfProvider }: OwnAccount, factors: readonly StoredFactor[], kind: string) {
  if (isOfProvider) return refuse('conflict', 'the identity provider asks for what it wants');
  if (factors.length >= maxFactors) return refuse('conflict', 'the account has as many as it may');
  if (kind === 'totp' && factors.some((each) => each.kind === 'totp'))
    return refuse('conflict', 'the account has an authenticator app: remove it first');
  return undefined;
}

/** An authenticator app's secret, to be read by it once; nothing is asked for before it has shown a code. */
export async function beginTotp(editor: Editor, { caller }: SessionInput): Promise<Answer> {
  const { database, brand, clock } = editor;
  const fault = faultOf(caller.account, await factorsOf(database, caller.account.id), 'totp');
  if (fault) return fault;
  const { text, address } = makeTotpSecret(`${brand.appName} Vitrina`, caller.account.email);
  const [key] = await editor.privacyKeys();
  const sealed = sealSecret(key, caller.account.id, text);
  const place = { sessionId: caller.sessionId, kind: 'totp' } as const;
  await beginSetUp(database, place, { value: sealed.secret, keyId: sealed.keyId, now: clock() });
  return success({ body: { secret: text, address, qrCode: await qrCode(address) } });
}

const quietModules = 4;

async function qrCode(text: string): Promise<string> {
  const { default: drawings } = await import('bwip-js/node');
  return drawings.toSVG({
    bcid: 'qrcode',
    text,
    scale: 2,
    padding: quietModules,
    backgroundcolor: 'FFFFFF',
  });
}

/**
 * Adds what was shown to work. Every session of the account ends, since one may be somebody else's; this browser gets a
 * new one, which was signed in when the one before was.
 */
async function add(
  editor: Editor,
  input: SessionInput,
  { factor, isBegun }: { factor: NewFactor; isBegun: (open: Transaction<Database>) => Promise<boolean> },
): Promise<Answer> {
  const { account, sessionId, authenticatedAt } = input.caller;
  const now = editor.clock();
  const made = await editor.database.transaction().execute(async (transaction) => {
    // Holds the account's row until the end: two factors at once are added one after the other.
    await lockAccount(transaction, account.id);
    const earlier = await factorsOf(transaction, account.id);
    const fault = faultOf(account, earlier, factor.kind);
    if (fault) return fault;
    if (!(await isBegun(transaction))) return over();
    if ((await closeSession(transaction, sessionId)) === undefined)
      return refuse('signedOut', 'the session was ended meanwhile');
    await closeSessionsOf(transaction, account.id);
    await addFactor(transaction, factor);
    const codes = earlier.length === 0 ? await makeRecoveryCodes(transaction, account.id, now) : [];
    const { kind, name } = factor;
    await recordAudit(transaction, {
      at: now,
      actor: account,
      action: 'secondFactorAdded',
      subject: account.email,
      detail: { kind, ...(name !== '' && { name }) },
    });
    const order = { accountId: account.id, userAgent: userAgentOf(input), now, authenticatedAt };
    return success({ codes, session: await openSession(transaction, order) });
  });
  if (!made.ok) return made;
  setSessionCookie(input.request, input.reply, made.value.session.token);
  sendAccountLetter(editor, 'factorAdded', account, input);
  return success({ body: { recoveryCodes: made.value.codes } });
}

export async function finishTotp(
  editor: Editor,
  input: SessionInput,
  { code }: TotpCodePayload,
): Promise<Answer> {
  const { account, sessionId } = input.caller;
  const now = editor.clock();
  const place = { sessionId, kind: 'totp' } as const;
  const begun = await findSetUp(editor.database, place, now);
  const sealed = begun && { secret: begun.value, keyId: begun.keyId };
  const secret = sealed && openSecret(await editor.privacyKeys(), account.id, sealed);
  if (!begun || secret === undefined) return over();
  const counted = await countCodeGuess(editor, account.email, input.address);
  if (!counted.ok) return counted;
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return wrong('/code');
  await forgetCodeGuesses(editor, account.email, input.address);
  return add(editor, input, {
    factor: {
      account_id: account.id,
      kind: 'totp',
      name: '',
      secret: begun.value,
      key_id: begun.keyId,
      // The code that proved it is used up with that.
      counter: step,
      created_at: now,
    },
    isBegun: (transaction) => consumeSetUp(transaction, place, begun.value),
  });
}

export async function beginKey(editor: Editor, { caller, request }: SessionInput): Promise<Answer> {
  const { database, clock } = editor;
  const factors = await factorsOf(database, caller.account.id);
  const fault = faultOf(caller.account, factors, 'key');
  if (fault) return fault;
  const options = await creationOptions({ editor, request }, caller.account, factors);
  const place = { sessionId: caller.sessionId, kind: 'key' } as const;
  await beginSetUp(database, place, { value: options.challenge, keyId: null, now: clock() });
  return success({ body: { options } });
}

export async function finishKey(
  editor: Editor,
  input: SessionInput,
  { name: given, credential }: AddKeyPayload,
): Promise<Answer> {
  const { account, sessionId } = input.caller;
  const now = editor.clock();
  const name = boundedLine(given, maxName);
  if (name === '') return wrong('/name');
  const place = { sessionId, kind: 'key' } as const;
  const begun = await findSetUp(editor.database, place, now);
  // A challenge is answered once, however that turns out.
  if (!begun || !(await consumeSetUp(editor.database, place, begun.value))) return over();
  const key = await verifyCreation({ editor, request: input.request }, credential, begun.value);
  if (!key) return wrong('/credential');
  if (await isKnown(editor, key.credential_id)) return refuse('conflict', 'the key is known already');
  const factor = { account_id: account.id, kind: 'key', name, created_at: now, ...key };
  return add(editor, input, { factor, isBegun: async () => true });
}

async function isKnown({ database }: Editor, credentialId: string): Promise<boolean> {
  const row = await database
    .selectFrom('editor_second_factors')
    .select('id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row !== undefined;
}
