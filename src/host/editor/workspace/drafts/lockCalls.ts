import type { lockRows } from '../../../../editorCalls/workspace';
import type { TakeLockPayload, WatchReply } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { changeTemplate } from './changeTemplate';
import { askForLock, dropLock, findLock, withdrawLockRequest, writeLock } from './lockStore';
import type { TemplateWatch } from './templateWatch';

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
  (editor: Editor): Handle<undefined, 'page'> =>
  (input) =>
    changeTemplate(editor, input, async ({ transaction, id, account, record }) => {
      if (await dropLock(transaction, id, account.id, input.query('page'))) await record('lockReleased');
      else await withdrawLockRequest(transaction, id, account.id);
      return success({});
    });

/** Where a call can't be held, the browser asks so often instead, in ms. */
const pauseMs = 700;

/** Tells the open editors of a template what others do to it, as soon as they do. */
const watch =
  (templates: TemplateWatch): Handle<undefined, 'seen'> =>
  async ({ parameters: { id = '' }, query, caller, reply }) => {
    const ending = new AbortController();
    reply.raw.once('close', () => ending.abort());
    const seen = query('seen');
    const found = await templates.watch({ id, seen, accountId: caller.account.id, signal: ending.signal });
    if (!found) return refuse('notFound', 'there is no such template');
    const { status, isHeld } = found;
    const body: WatchReply = { ...status, pauseMs: isHeld ? 0 : pauseMs };
    return success({ body });
  };

/** Who edits a template, and what an open editor hears of others. */
export const lockCalls = (editor: Editor, templates: TemplateWatch): Handlers<typeof lockRows> => ({
  'PUT /templates/:id/lock': take(editor),
  'DELETE /templates/:id/lock': release(editor),
  'GET /templates/:id/watch': watch(templates),
});
