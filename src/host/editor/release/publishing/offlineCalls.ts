import type { offlineRows } from '../../../../editorCalls/release';
import type { TakeOfflinePayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import { endIn } from '../../../store/moves';
import { refreshState } from '../../../store/templateIndex';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import { changeTemplate, type TemplateChange } from '../../workspace/drafts/changeTemplate';
import type { Editor } from '../../editor';
import { keepDropped } from '../schedule/runSchedule';
import { publicationReply } from '../history/historyCalls';
import { checkLive } from '../conditions/publishConditions';

/** What was to go live later was meant to follow what is taken away; an end that was set holds for when it is back. */
async function cancelStart({ transaction, id, now, record }: TemplateChange): Promise<void> {
  const row = await transaction
    .deleteFrom('editor_schedules')
    .where('template_id', '=', id)
    .where('publish_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  if (row.document !== null) await keepDropped(transaction, row, row.document, now);
  await record('scheduleCancelled', { sha256: row.sha256 });
}

/** The end of a page before its time, or without one: visitors get what they get after any end. Rolling back undoes it. */
const takeOffline =
  (editor: Editor): Handle<TakeOfflinePayload> =>
  (input, { reason, liveRevision }) =>
    changeTemplate(
      editor,
      input,
      async (open) => {
        const { transaction, id, account, now } = open;
        const live = await checkLive(transaction, id, liveRevision);
        if (!live.ok) return live;
        const by = { publishedBy: account.name, actor: account, reason };
        const publication = await endIn(transaction, { id, ...by }, now);
        if (!publication) return refuse('conflict', 'nothing is live');
        await cancelStart(open);
        await refreshState(transaction, id);
        return success({ body: { publication: publicationReply(publication) } });
      },
      { movesPointer: true },
    );

export const offlineCalls = (editor: Editor): Handlers<typeof offlineRows> => ({
  'POST /templates/:id/offline': takeOffline(editor),
});
