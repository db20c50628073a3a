import validateTakeLock from '../../../generated/validators/editor/takeLockPayload';
import { success } from '../../../kernel/result';
import { type EditorCall, type Handle, readPayload } from '../calls/call';
import { refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import { changeTemplate } from './changeTemplate';
import { dropLock, findLock, writeLock } from './lockStore';

/** Takes the lock or renews it; only a change of hands is worth a line in the log. */
const take =
  (editor: Editor): Handle =>
  async (input) => {
    const payload = readPayload(validateTakeLock, input.body ?? {});
    if (!payload.ok) return payload;
    return changeTemplate(editor, input, async ({ transaction, id, account, now, record }) => {
      const held = await findLock(transaction, id, now);
      const isOthers = held !== undefined && held.accountId !== account.id;
      if (isOthers && payload.value.takesOver !== true)
        return refuse('locked', 'somebody else is editing', { lock: held });
      const lock = await writeLock(transaction, id, account, now);
      if (isOthers) await record('lockTakenOver', { from: held.accountName });
      else if (!held) await record('lockTaken');
      return success({ body: { lock } });
    });
  };

const release =
  (editor: Editor): Handle =>
  (input) =>
    changeTemplate(editor, input, async ({ transaction, id, account, record }) => {
      if (await dropLock(transaction, id, account.id)) await record('lockReleased');
      return success({});
    });

export const lockCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'PUT',
    path: '/templates/:id/lock',
    role: 'editor',
    scope: 'session',
    reach: 'template',
    summary: 'Take or renew the lock of a template that is open',
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
    summary: 'Give the lock back',
    handle: release(editor),
  },
];
