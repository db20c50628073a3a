import type { syncedRows } from '../../../../editorCalls/workspace';
import type { LeftTemplate, ManyDraftsReply, UpdateSyncedPayload } from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { SyncedBlock } from '../../../../template/synced/updateSynced';
import { syncedUses } from '../../../../template/synced/syncedUses';
import { recordAudit } from '../../../store/recordAudit';
import type { Handle, Handlers } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import { refuse } from '../../door/calls/refusal';
import { replyWithTemplate } from '../drafts/changeTemplate';
import type { Editor } from '../../editor';
import { namesOf } from '../manyDrafts/namesOf';
import { saveOneOfMany } from '../manyDrafts/saveOneOfMany';
import { workingCopies } from '../manyDrafts/workingCopies';
import { updateSyncedCopies } from '../../library/sections/updateSyncedCopies';
import { findSection } from '../../library/sections/sectionStore';
import { listSyncedPages } from './syncedPages';
import { findSynced, pageOf } from '../../library/sections/syncedStore';

const refuseNone = () => refuse('notFound', 'there is no such synced block');

const pages =
  (editor: Editor): Handle =>
  async ({ caller, parameters: { id = '' } }) => {
    const kept = await findSection(editor.database, id);
    if (!kept?.section.synced) return refuseNone();
    return success({ body: { section: kept.section, ...(await listSyncedPages(editor, caller, id)) } });
  };

async function updateEach(
  editor: Editor,
  caller: Caller,
  synced: SyncedBlock,
  templates: UpdateSyncedPayload['templates'],
): Promise<ManyDraftsReply> {
  const names = await namesOf(
    editor.database,
    templates.map(({ id }) => id),
  );
  const saved: ManyDraftsReply['saved'] = [];
  const left: LeftTemplate[] = [];
  for (const seen of templates) {
    const change = (document: string): string | undefined => updateSyncedCopies(document, [synced]);
    const result = await saveOneOfMany(editor, caller, { seen, origin: 'synced', change });
    const named = { id: seen.id, name: names.get(seen.id) ?? seen.id };
    if (result.ok) saved.push(named);
    else left.push({ ...named, why: result.error });
  }
  return { saved, left };
}

/** Brings copies of one synced block up to date, each template for itself. */
const update =
  (editor: Editor): Handle<UpdateSyncedPayload> =>
  async ({ caller, parameters: { id = '' } }, { templates }) => {
    const { database, clock } = editor;
    const kept = await findSection(database, id);
    const [synced] = await findSynced(database, [id]);
    if (!kept || !synced) return refuseNone();
    const reply = await updateEach(editor, caller, synced, templates);
    const saved = reply.saved.map((each) => each.id).join(', ');
    if (saved !== '')
      await database.transaction().execute((transaction) =>
        recordAudit(transaction, {
          at: clock(),
          actor: caller.account,
          action: 'sectionSpread',
          subject: kept.section.name,
          detail: { version: synced.version, templates: saved },
        }),
      );
    return success({ body: reply });
  };

/** Brings every synced block of one template up to date, over what is worked on now. */
const updateTemplate =
  (editor: Editor): Handle =>
  async ({ caller, parameters: { id = '' } }) => {
    const { database, clock } = editor;
    for await (const { copy, document } of workingCopies(database, { caller, now: clock(), ids: [id] })) {
      const used = syncedUses(pageOf(document)?.blocks).map((use) => use.id);
      const synced = await findSynced(database, [...new Set(used)]);
      const change = (text: string): string | undefined => updateSyncedCopies(text, synced);
      const result = await saveOneOfMany(editor, caller, { seen: copy, origin: 'synced', change });
      if (!result.ok)
        return refuse(result.error === 'locked' ? 'locked' : 'conflict', 'the template is being changed');
    }
    return replyWithTemplate(editor, { id, accountId: caller.account.id });
  };

/** Where synced blocks are used, and how their copies are brought up to date. */
export const syncedCalls = (editor: Editor): Handlers<typeof syncedRows> => ({
  'GET /sections/:id/pages': pages(editor),
  'POST /sections/:id/pages': update(editor),
  'POST /templates/:id/synced-blocks': updateTemplate(editor),
});
