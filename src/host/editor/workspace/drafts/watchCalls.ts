import type { watchRows } from '../../../../editorCalls/workspace';
import type { WatchReply } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { TemplateWatch } from './templateWatch';

/** Where a call can't be held, the browser asks so often instead, in ms. */
const pauseMs = 700;

const watch =
  (watch: TemplateWatch): Handle =>
  async ({ parameters: { id = '' }, query, caller, reply }) => {
    const ending = new AbortController();
    reply.raw.once('close', () => ending.abort());
    const seen = query('seen');
    const found = await watch.watch({ id, seen, accountId: caller.account.id, signal: ending.signal });
    if (!found) return refuse('notFound', 'there is no such template');
    const { status, isHeld } = found;
    const body: WatchReply = { ...status, pauseMs: isHeld ? 0 : pauseMs };
    return success({ body });
  };

/** Tells the open editors of a template what others do to it, as soon as they do. */
export const watchCalls = (templates: TemplateWatch): Handlers<typeof watchRows> => ({
  'GET /templates/:id/watch': watch(templates),
});
