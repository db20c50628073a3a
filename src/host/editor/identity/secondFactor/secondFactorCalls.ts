import type { secondFactorRows } from '../../../../editorCalls/identity';
import { success } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import { decodeAccount, findAccount, lockAccount } from '../credentials/accountStore';
import { endAccessOf } from '../signIn/endAccess';
import type { Handlers, SessionHandle, SessionInput } from '../../door/calls/call';
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
export const secondFactorCalls = (editor: Editor): Handlers<typeof secondFactorRows> => ({
  'GET /second-factor': list(editor),
  'POST /second-factor/totp': (input) => beginTotp(editor, input),
  'PUT /second-factor/totp': (input, payload) => finishTotp(editor, input, payload),
  'POST /second-factor/keys/options': (input) => beginKey(editor, input),
  'POST /second-factor/keys': (input, payload) => finishKey(editor, input, payload),
  'DELETE /second-factor/:id': remove(editor),
  'POST /second-factor/recovery-codes': renewCodes(editor),
  'DELETE /accounts/:id/second-factor': reset(editor),
});
