import type { draftRows } from '../../../../editorCalls/workspace';
import type { CreateTemplatePayload, SaveDraftPayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Handle, Handlers } from '../../door/calls/call';
import { refuse } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { replyWithTemplate, changeAndReply, auditLogOf } from './changeTemplate';
import { dropOpenApprovals } from './pendingApprovals';
import { readDocument, deleteDraft, findDraft, findLive, writeDraft } from './draftStore';
import { saveDraft } from './saveDraft';
import { indexTemplate } from '../../../store/templateIndex';
import { keepDraft } from './versionStore';
import { checkMarketOf } from '../../door/calls/callerMarkets';

const create =
  (editor: Editor): Handle<CreateTemplatePayload> =>
  async ({ caller }, payload) => {
    const { account } = caller;
    const document = readDocument(payload.document);
    if (!document.ok) return document;
    const market = checkMarketOf(caller, payload.document);
    if (!market.ok) return market;
    const { id, sha256 } = document.value;
    const isNew = await editor.database.transaction().execute(async (transaction) => {
      const now = editor.clock();
      const claimed = await transaction
        .insertInto('editor_templates')
        .values({
          id,
          name: id,
          search_text: '',
          kind: '',
          locale: '',
          market: '',
          state: 'draft',
          is_archived: 0,
          version: 0,
          changed_at: now,
          changed_by_id: account.id,
          changed_by_name: account.name,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!claimed) return false;
      await writeDraft(transaction, document.value, account, now);
      await indexTemplate(transaction, { id, document: document.value.document, actor: account, at: now });
      const record = auditLogOf(transaction, { id, actor: account, now });
      await record('templateCreated', { origin: payload.origin, sha256 });
      return true;
    });
    return isNew
      ? replyWithTemplate(editor, { id, accountId: account.id }, 201)
      : refuse('conflict', 'there is a template with this id');
  };

const save =
  (editor: Editor): Handle<SaveDraftPayload> =>
  async ({ caller, parameters: { id } }, payload) => {
    const { account } = caller;
    const document = readDocument(payload.document);
    if (!document.ok) return document;
    const market = checkMarketOf(caller, payload.document);
    if (!market.ok) return market;
    if (document.value.id !== id) {
      return refuse('invalid', 'the document is of another id', {
        faults: [{ path: '/document', message: 'has another id' }],
      });
    }
    const { baseVersion, origin } = payload;
    const saving = {
      document: document.value,
      baseVersion,
      account,
      now: editor.clock(),
      ...(origin && { origin }),
    };
    const draft = await editor.database
      .transaction()
      .execute((transaction) => saveDraft(transaction, saving));
    return draft.ok ? success({ body: { draft: draft.value } }) : draft;
  };

/** Back to the live document. A person who still edits the draft is told at the next save. */
const discard =
  (editor: Editor): Handle =>
  (input) =>
    changeAndReply(editor, input, async ({ transaction, id, account, now, record }) => {
      const draft = await findDraft(transaction, id);
      if (!draft) return success(id);
      const live = await findLive(transaction, id);
      if (!live) return refuse('conflict', 'nothing is live: archive the template instead');
      await keepDraft(transaction, draft, 'discarded');
      await deleteDraft(transaction, id);
      await dropOpenApprovals(transaction, id);
      await transaction
        .updateTable('editor_templates')
        .set({ version: draft.version + 1 })
        .where('id', '=', id)
        .execute();
      await indexTemplate(transaction, { id, document: live.document, actor: account, at: now });
      await record('draftDiscarded', { sha256: draft.sha256 });
      return success(id);
    });

export const draftCalls = (editor: Editor): Handlers<typeof draftRows> => ({
  'POST /templates': create(editor),
  'PUT /templates/:id/draft': save(editor),
  'DELETE /templates/:id/draft': discard(editor),
});
