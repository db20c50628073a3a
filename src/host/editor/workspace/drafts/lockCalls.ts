import validateTakeLock from '../../../../generated/validators/editor/takeLockPayload';
import { success } from '../../../../kernel/result';
import { type EditorCall, type Handle, readPayload } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { changeTemplate } from './changeTemplate';
import { askForLock, dropLock, findLock, withdrawLockRequest, writeLock } from './lockStore';

/** Takes the lock, renews it, or asks for somebody else's; only a change of hands is worth a line in the log. */
const take =
  (editor: Editor): Handle =>
  async (input) => {
    const payload = readPayload(validateTakeLock, input.body ?? {});
    if (!payload.ok) return payload;
    const { takesOver = false, asks = false, ...wishes } = payload.value;
    return changeTemplate(editor, input, async ({ transaction, id, account, now, record }) => {
      const held = await findLock(transaction, id, now);
      const isOthers = held !== undefined && held.accountId !== account.id;
      if (isOthers && !takesOver) {
        const lock = asks ? await askForLock(transaction, id, account, held, now) : held;
        return refuse('locked', 'somebody else is editing', { lock });
      }
      const lock = await writeLock(transaction, id, account, now, wishes);
      if (isOthers) await record('lockTakenOver', { from: held.accountName });
      else if (!held) await record('lockTaken');
      return success({ body: { lock } });
    });
  };

const release =
  (editor: Editor): Handle =>
  (input) =>
    changeTemplate(editor, input, async ({ transaction, id, account, record }) => {
      if (await dropLock(transaction, id, account.id, input.query('page'))) await record('lockReleased');
      else await withdrawLockRequest(transaction, id, account.id);
      return success({});
    });

export const lockCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'PUT',
    path: '/templates/:id/lock',
    role: 'editor',
    scope: 'session',
    reach: 'template',
    summary: 'Take, renew or ask for the lock of a template that is open',
    payload: 'takeLockPayload',
    reply: 'lock',
    handle: take(editor),
  },
  {
    method: 'DELETE',
    path: '/templates/:id/lock',
    role: 'editor',
    scope: 'session',
    reach: 'template',
    summary: 'Give the lock back, or ask for it no more',
    query: ['page'],
    handle: release(editor),
  },
];
