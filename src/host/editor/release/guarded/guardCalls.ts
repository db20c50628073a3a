import type { guardRows } from '../../../../editorCalls/release';
import type { EndGuardPayload, ReadGuardPayload } from '../../../../generated/editor';
import validateReport from '../../../../generated/validators/editor/guardReport';
import { success, type Result } from '../../../../kernel/result';
import { readGuardCounts } from '../../../calls/counting/guardCounts';
import { countNetworks } from '../../../calls/counting/readGuardSignals';
import { CorruptRow } from '../../../store/decodeRow';
import { findRunningGuard } from '../../../store/guards';
import { releaseIn, rollbackIn } from '../../../store/moves';
import { refreshState } from '../../../store/templateIndex';
import type { Publication } from '../../../store/templateStore';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import { changeAndReply, changeTemplate, type TemplateChange } from '../../workspace/drafts/changeTemplate';
import type { Editor } from '../../editor';
import { publicationReply } from '../history/historyCalls';
import { findKeptCounts, findLastGuard } from '../../workspace/drafts/guardReply';
import { readTraffic } from './guardTraffic';

const read =
  ({ database, clock }: Editor): Handle =>
  async ({ parameters: { id = '' } }) => {
    const guard = (await findLastGuard(database, id)) ?? null;
    const traffic = await readTraffic(database, id, clock());
    if (!guard) return success({ body: { guard, before: null, after: null, networks: null, traffic } });
    const networks = guard.endedAt === null ? await countNetworks(database, guard.sequence) : null;
    const kept = await findKeptCounts(database, guard.sequence);
    const body: unknown = {
      guard,
      ...(kept ?? (await readGuardCounts(database, id, guard.sequence))),
      networks,
      traffic,
    };
    if (!validateReport(body)) throw new CorruptRow('counts');
    return success({ body });
  };

async function end(
  { transaction, id, account, now }: TemplateChange,
  { to, sequence, reason }: EndGuardPayload,
): Promise<Result<Publication, Refusal>> {
  const guard = await findRunningGuard(transaction, id);
  if (guard?.sequence !== sequence) return refuse('conflict', 'this guarded publication has ended');
  const by = { id, publishedBy: account.name, actor: account, reason };
  if (to === 'everybody') {
    const released = await releaseIn(transaction, by, now);
    return released ? success(released) : refuse('conflict', 'this guarded publication has ended');
  }
  const moved = await rollbackIn(transaction, { ...by, revision: guard.previous_revision }, now);
  await refreshState(transaction, id);
  return moved.ok ? moved : refuse('conflict', 'what was live before can not be had');
}

const endByHand =
  (editor: Editor): Handle<EndGuardPayload> =>
  async (input, payload) => {
    const ended = await changeTemplate(editor, input, (open) => end(open, payload), { movesPointer: true });
    return ended.ok ? success({ body: { publication: publicationReply(ended.value) } }) : ended;
  };

/** Somebody has read what the host did by itself: the note goes, for everybody. */
const markRead =
  (editor: Editor): Handle<ReadGuardPayload> =>
  (input, { sequence }) =>
    changeAndReply(editor, input, async ({ transaction, id, account, now }) => {
      await transaction
        .updateTable('guarded_publications')
        .set({ read_at: now, read_by: account.name })
        .where('template_id', '=', id)
        .where('sequence', '=', sequence)
        .where('ended_at', 'is not', null)
        .where('read_at', 'is', null)
        .execute();
      return success(undefined);
    });

/** How a guarded publication stands, its end by hand, and the note of what the host did. */
export const guardCalls = (editor: Editor): Handlers<typeof guardRows> => ({
  'GET /templates/:id/guard': read(editor),
  'POST /templates/:id/guard/end': endByHand(editor),
  'POST /templates/:id/guard/read': markRead(editor),
});
