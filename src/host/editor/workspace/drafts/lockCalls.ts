import type { lockRows } from '../../../../editorCalls/workspace';
import type { TakeLockPayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { changeTemplate } from './changeTemplate';
import { askForLock, dropLock, findLock, withdrawLockRequest, writeLock } from './lockStore';

/** Takes the lock, renews it, or asks for somebody else's; only a change of hands is worth a line in the log. */
const take =
  (editor: Editor): Handle<TakeLockPayload> =>
  (input, { takesOver = false, asks = false, ...wishes }) =>
    changeTemplate(editor, input, async ({ transaction, id, account, now, record }) => {
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

const release =
  (editor: Editor): Handle =>
  (input) =>
    changeTemplate(editor, input, async ({ transaction, id, account, record }) => {
      if (await dropLock(transaction, id, account.id, input.query('page'))) await record('lockReleased');
      else await withdrawLockRequest(transaction, id, account.id);
      return success({});
    });

export const lockCalls = (editor: Editor): Handlers<typeof lockRows> => ({
  'PUT /templates/:id/lock': take(editor),
  'DELETE /templates/:id/lock': release(editor),
});
