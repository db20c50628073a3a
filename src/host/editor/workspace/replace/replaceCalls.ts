import type { replaceRows } from '../../../../editorCalls/workspace';
import type {
  LeftTemplate,
  ManyDraftsReply,
  PreviewReplacementPayload,
  ReplacePayload,
} from '../../../../generated/editor';
import { success } from '../../../../kernel/result';
import type { Replacement } from '../../../../template/check/replace/replacement';
import { recordAudit } from '../../../store/recordAudit';
import type { Handle, Handlers } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import type { Editor } from '../../editor';
import { namesOf } from '../manyDrafts/namesOf';
import { saveOneOfMany } from '../manyDrafts/saveOneOfMany';
import { syncedIds } from '../../library/sections/syncedStore';
import { previewReplacement } from './previewReplacement';
import { placesIn, readReplacement, replaceAt } from './replaceDocument';

const preview =
  (editor: Editor): Handle<PreviewReplacementPayload> =>
  async ({ caller }, { replacement: wanted, templateIds: ids }) => {
    const replacement = readReplacement(wanted);
    if (!replacement.ok) return replacement;
    return success({
      body: await previewReplacement(editor, caller, { replacement: replacement.value, ids }),
    });
  };

/** One line beside those of the drafts: what was asked for, and of which templates. */
const recordReplaced = (
  { database, clock }: Editor,
  { account }: Caller,
  replacement: Replacement,
  saved: readonly string[],
) =>
  database.transaction().execute((transaction) =>
    recordAudit(transaction, {
      at: clock(),
      actor: account,
      action: 'wordsReplaced',
      subject: replacement.find,
      detail: {
        by: replacement.kind === 'picture' ? replacement.picture.src : replacement.replaceBy,
        templates: saved.join(', '),
      },
    }),
  );

async function replaceEach(
  editor: Editor,
  caller: Caller,
  replacement: Replacement,
  templates: ReplacePayload['templates'],
): Promise<ManyDraftsReply> {
  const names = await namesOf(
    editor.database,
    templates.map(({ id }) => id),
  );
  const synced = await syncedIds(editor.database);
  const saved: ManyDraftsReply['saved'] = [];
  const left: LeftTemplate[] = [];
  for (const { paths, ...seen } of templates) {
    const result = await saveOneOfMany(editor, caller, {
      seen,
      origin: 'replacement',
      change: (document) => {
        const found = placesIn(editor, document, { replacement, synced });
        return found && replaceAt(found, paths);
      },
    });
    const named = { id: seen.id, name: names.get(seen.id) ?? seen.id };
    if (result.ok) saved.push(named);
    else left.push({ ...named, why: result.error });
  }
  return { saved, left };
}

/** Each template is saved for itself: one that somebody works in keeps none of the others back. */
const replace =
  (editor: Editor): Handle<ReplacePayload> =>
  async ({ caller }, { replacement: wanted, templates }) => {
    const replacement = readReplacement(wanted);
    if (!replacement.ok) return replacement;
    const reply = await replaceEach(editor, caller, replacement.value, templates);
    const ids = reply.saved.map(({ id }) => id);
    if (ids.length > 0) await recordReplaced(editor, caller, replacement.value, ids);
    return success({ body: reply });
  };

/** Finding and replacing in many templates at once. */
export const replaceCalls = (editor: Editor): Handlers<typeof replaceRows> => ({
  'POST /replacements/previews': preview(editor),
  'POST /replacements': replace(editor),
});
