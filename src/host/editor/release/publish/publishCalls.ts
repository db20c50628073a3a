import type { publishRows } from '../../../../editorCalls/release';
import { success } from '../../../../kernel/result';
import { endIn, findRollbackTarget, rollbackIn } from '../../../store/moves';
import { checkMarketOf } from '../../door/calls/callerMarkets';
import type { AuditDetail } from '../../../store/recordAudit';
import type { RollbackProblem } from '../../../store/templateStore';
import type { PublishPayload, RollbackPayload, TakeOfflinePayload } from '../../../../generated/editor';
import type { Handle, Handlers, MemberInput } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import { changeTemplate, type TemplateChange, changeAndReply } from '../../workspace/drafts/changeTemplate';
import { refreshState } from '../../../store/templateIndex';
import type { Editor } from '../../editor';
import { checkLive, checkNotArchived } from '../conditions/publishConditions';
import { publicationReply } from '../history/historyCalls';
import { keepRow } from '../due/dueTemplates';
import { findDocument, publishDraft, refuseChangedDraft } from './publish';
import { publishChecked } from './publishChecked';

const problems: Readonly<Record<RollbackProblem['kind'], string>> = {
  unknownTemplate: 'nothing was ever live',
  unknownRevision: 'there is no such revision',
  alreadyLive: 'this revision is live already',
  nothingBefore: 'nothing was live before',
};

const wordsOf = (problem: RollbackProblem): string =>
  problem.kind === 'alreadyLive' && problem.sharePercent !== undefined
    ? `this revision is live already, for ${problem.sharePercent}% of the visitors`
    : problems[problem.kind];

/** Tells the audit log and others of a publication that the checks refused. */
export const recordRefusal = (editor: Editor, input: MemberInput, detail: AuditDetail) =>
  changeTemplate(editor, input, async ({ record }) => {
    await record('publicationRefused', detail);
    return success(undefined);
  });

const publish =
  (editor: Editor): Handle<PublishPayload> =>
  async (input, payload) => {
    const { sha256, acceptsWarnings } = payload;
    const document = await findDocument(editor.database, input.parameters.id ?? '', sha256);
    if (document === undefined) return refuseChangedDraft();
    return publishChecked(editor, input, {
      documents: [document],
      acceptsWarnings,
      recordRefusal: (found) => recordRefusal(editor, input, { sha256, ...found }),
      publish: async () => {
        const change = (open: TemplateChange) => publishDraft(open, payload);
        const published = await changeTemplate(editor, input, change, { movesPointer: true });
        return published.ok ? success({ body: published.value }) : published;
      },
    });
  };

const rollback =
  (editor: Editor): Handle<RollbackPayload> =>
  (input, { revision, reason, liveRevision }) =>
    changeTemplate(
      editor,
      input,
      async ({ transaction, id, account, now }) => {
        const shown = await checkNotArchived(transaction, id);
        if (!shown.ok) return shown;
        const live = await checkLive(transaction, id, liveRevision);
        if (!live.ok) return live;
        const target = revision === undefined ? { id } : { id, revision };
        const found = await findRollbackTarget(transaction, target);
        const market = found.ok ? checkMarketOf(input.caller, found.value.document) : success(undefined);
        if (!market.ok) return market;
        const moved = await rollbackIn(
          transaction,
          { ...target, publishedBy: account.name, actor: account, reason },
          now,
        );
        if (!moved.ok) return refuse('conflict', wordsOf(moved.error));
        return success({ body: { publication: publicationReply(moved.value) } });
      },
      { movesPointer: true },
    );

const unschedule =
  (editor: Editor): Handle =>
  (input) =>
    changeAndReply(editor, input, async ({ transaction, id, record }) => {
      const row = await transaction
        .deleteFrom('editor_schedules')
        .where('template_id', '=', id)
        .returning('sha256')
        .executeTakeFirst();
      if (row) await record('scheduleCancelled', { sha256: row.sha256 });
      await refreshState(transaction, id);
      return success(id);
    });

/** What was to go live later was meant to follow what is taken away; an end that was set holds for when it is back. */
async function cancelStart({ transaction, id, now, record }: TemplateChange): Promise<void> {
  const row = await transaction
    .deleteFrom('editor_schedules')
    .where('template_id', '=', id)
    .where('publish_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await keepRow(transaction, row, now);
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

export const publishCalls = (editor: Editor): Handlers<typeof publishRows> => ({
  'POST /templates/:id/publish': publish(editor),
  'POST /templates/:id/rollback': rollback(editor),
  'DELETE /templates/:id/schedule': unschedule(editor),
  'POST /templates/:id/offline': takeOffline(editor),
});
