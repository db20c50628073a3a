import validateKey from '../../../../generated/validators/editor/addKeyPayload';
import validateCode from '../../../../generated/validators/editor/totpCodePayload';
import { success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import { decodeAccount, findAccount, lockAccount } from '../credentials/accountStore';
import { endAccessOf } from '../signIn/endAccess';
import { type EditorCall, type SessionHandle, type SessionInput, withPayload } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { sendAccountLetter } from '../../door/mail/accountLetter';
import { closeOtherSessions } from '../../door/sessions/sessionStore';
import { readSettings } from '../settings/settings';
import { beginKey, beginTotp, finishKey, finishTotp } from './addFactors';
import { isFactorRequired } from '../../door/sessions/requiredFactor';
import { decodeFactor, factorsOf, removeFactor, removeFactorsOf } from '../credentials/factorStore';
import { countRecoveryCodes, dropRecoveryCodes, makeRecoveryCodes } from '../credentials/recoveryCodes';

const isDemanded = async ({ database }: Editor, { caller }: SessionInput): Promise<boolean> =>
  isFactorRequired(await readSettings(database), caller.account);

const list =
  (editor: Editor): SessionHandle =>
  async (input) => {
    const { id } = input.caller.account;
    return success({
      body: {
        factors: (await factorsOf(editor.database, id)).map(decodeFactor),
        recoveryCodesLeft: await countRecoveryCodes(editor.database, id),
        isDemanded: await isDemanded(editor, input),
      },
    });
  };

/** With the last one the recovery codes go. */
const remove =
  (editor: Editor): SessionHandle =>
  async (input) => {
    const { account, sessionId } = input.caller;
    const demanded = await isDemanded(editor, input);
    const removed = await editor.database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, account.id);
      const factors = await factorsOf(transaction, account.id);
      const factor = factors.find(({ id }) => id === input.parameters.id);
      if (!factor) return refuse('notFound', 'there is no such second factor');
      if (demanded && factors.length === 1)
        return refuse('conflict', 'a second factor is asked for: add another one before');
      await removeFactor(transaction, account.id, factor.id);
      if (factors.length === 1) await dropRecoveryCodes(transaction, account.id);
      await closeOtherSessions(transaction, account.id, sessionId);
      const { kind, name } = factor;
      await recordAudit(transaction, {
        at: editor.clock(),
        actor: account,
        action: 'secondFactorRemoved',
        subject: account.email,
        detail: { kind, ...(name !== '' && { name }) },
      });
      return success({});
    });
    if (removed.ok) sendAccountLetter(editor, 'factorRemoved', account, input);
    return removed;
  };

const renewCodes =
  (editor: Editor): SessionHandle =>
  async (input) => {
    const { account } = input.caller;
    const made = await editor.database.transaction().execute(async (transaction) => {
      const now = editor.clock();
      await lockAccount(transaction, account.id);
      if ((await factorsOf(transaction, account.id)).length === 0)
        return refuse('conflict', 'there is no second factor to stand in for');
      const recoveryCodes = await makeRecoveryCodes(transaction, account.id, now);
      await recordAudit(transaction, {
        at: now,
        actor: account,
        action: 'recoveryCodesMade',
        subject: account.email,
      });
      return success({ body: { recoveryCodes } });
    });
    if (made.ok) sendAccountLetter(editor, 'recoveryCodesMade', account, input);
    return made;
  };

/** For somebody who lost everything: the password is enough again, and every session and token of theirs ends. */
const reset =
  (editor: Editor): SessionHandle =>
  async ({ caller, parameters: { id = '' } }) => {
    const { database, clock } = editor;
    const done = await database.transaction().execute(async (transaction) => {
      const account = await findAccount(transaction, id);
      if (!account) return refuse('notFound', 'there is no such account');
      if (account.id === caller.account.id) return refuse('conflict', 'your own is changed in your account');
      if (!(await removeFactorsOf(transaction, id)))
        return refuse('conflict', 'the account has no second factor');
      const at = clock();
      await endAccessOf(transaction, id, at);
      await recordAudit(transaction, {
        at,
        actor: caller.account,
        action: 'secondFactorReset',
        subject: account.email,
      });
      return success(decodeAccount(account));
    });
    if (!done.ok) return done;
    sendAccountLetter(editor, 'factorReset', done.value);
    return success({});
  };

/** What somebody signs in with beside the password. Every change needs a sign-in of the last minutes. */
export const secondFactorCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'GET',
    path: '/second-factor',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: "One's own second factors",
    reply: 'secondFactors',
    setsUpSecondFactor: true,
    handle: list(editor),
  },
  {
    method: 'POST',
    path: '/second-factor/totp',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Begin to set up an authenticator app',
    reply: 'totpSetUp',
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    handle: (input) => beginTotp(editor, input),
  },
  {
    method: 'PUT',
    path: '/second-factor/totp',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Finish it with a code that the app shows',
    payload: 'totpCodePayload',
    reply: 'addedSecondFactor',
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    handle: withPayload(validateCode, (input: SessionInput, payload) => finishTotp(editor, input, payload)),
  },
  {
    method: 'POST',
    path: '/second-factor/keys/options',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'What a browser makes a security key known with',
    reply: 'keyOptions',
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    handle: (input) => beginKey(editor, input),
  },
  {
    method: 'POST',
    path: '/second-factor/keys',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Add a security key or passkey',
    payload: 'addKeyPayload',
    reply: 'addedSecondFactor',
    setsUpSecondFactor: true,
    needsRecentSignIn: true,
    handle: withPayload(validateKey, (input: SessionInput, payload) => finishKey(editor, input, payload)),
  },
  {
    method: 'DELETE',
    path: '/second-factor/:id',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Remove an authenticator app or a key',
    needsRecentSignIn: true,
    handle: remove(editor),
  },
  {
    method: 'POST',
    path: '/second-factor/recovery-codes',
    role: 'viewer',
    scope: 'session',
    reach: 'own',
    summary: 'Make new recovery codes in the place of those there are',
    reply: 'addedSecondFactor',
    needsRecentSignIn: true,
    handle: renewCodes(editor),
  },
  {
    method: 'DELETE',
    path: '/accounts/:id/second-factor',
    role: 'administrator',
    scope: 'session',
    reach: 'own',
    summary: "Remove all second factors of somebody else's account, whose sessions end",
    needsRecentSignIn: true,
    handle: reset(editor),
  },
];
