import validatePublish from '../../../../generated/validators/editor/publishPayload';
import validateRollback from '../../../../generated/validators/editor/rollbackPayload';
import { success } from '../../../../kernel/result';
import { findRollbackTarget, rollbackIn } from '../../../store/moves';
import { checkMarketOf } from '../../door/calls/callerMarkets';
import type { AuditDetail } from '../../../store/recordAudit';
import type { RollbackProblem } from '../../../store/templateStore';
import { type EditorCall, type Handle, type MemberInput, withPayload } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import { changeTemplate, type TemplateChange, changeAndReply } from '../../workspace/drafts/changeTemplate';
import { refreshState } from '../../../store/templateIndex';
import type { Editor } from '../../editor';
import { checkLive, checkNotArchived } from '../conditions/publishConditions';
import { publicationReply } from '../history/historyCalls';
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

const publish = (editor: Editor): Handle =>
  withPayload(validatePublish, async (input, payload) => {
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
  });

const rollback = (editor: Editor): Handle =>
  withPayload(validateRollback, (input, { revision, reason, liveRevision }) =>
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
    ),
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

export const publishCalls = (editor: Editor): readonly EditorCall[] => [
  {
    method: 'POST',
    path: '/templates/:id/publish',
    role: 'publisher',
    scope: 'publish',
    reach: 'template',
    summary: 'Publish the draft, now or at a set time',
    payload: 'publishPayload',
    reply: 'publishReply',
    handle: publish(editor),
  },
  {
    method: 'POST',
    path: '/templates/:id/rollback',
    role: 'publisher',
    scope: 'publish',
    reach: 'template',
    summary: 'Make an earlier revision live again',
    payload: 'rollbackPayload',
    reply: 'publishReply',
    handle: rollback(editor),
  },
  {
    method: 'DELETE',
    path: '/templates/:id/schedule',
    role: 'publisher',
    scope: 'publish',
    reach: 'template',
    summary: 'Cancel what was to happen at a set time',
    reply: 'templateDetails',
    handle: unschedule(editor),
  },
];
