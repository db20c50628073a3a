import { success } from '../../../kernel/result';
import { includesRole } from '../../../kernel/editorAccount';
import { endIn } from '../../store/moves';
import type { EditorCall, MemberCall } from '../calls/call';
import { refuse } from '../calls/refusal';
import type { Editor } from '../editor';
import { changeTemplate, replyWithTemplate } from './changeTemplate';
import { findLive } from './draftStore';
import { findSchedule } from './templateDetails';
import { refreshState } from '../../store/templateIndex';

type Handle = MemberCall['handle'];

const reason = 'archived';

/** Puts a template away. One that visitors see, or will see, ends with it, and that takes a publisher. */
const archive =
  (editor: Editor): Handle =>
  async (input) => {
    const changed = await changeTemplate(
      editor,
      input,
      async ({ transaction, id, account, now, record }) => {
        const isPublic = Boolean((await findLive(transaction, id)) ?? (await findSchedule(transaction, id)));
        if (isPublic && !includesRole(account.role, 'publisher')) {
          return refuse('forbidden', 'it is live or scheduled: this needs the role publisher');
        }
        await transaction.deleteFrom('editor_schedules').where('template_id', '=', id).execute();
        await endIn(transaction, { id, publishedBy: account.name, actor: account, reason }, now);
        await transaction
          .updateTable('editor_templates')
          .set({ is_archived: 1 })
          .where('id', '=', id)
          .execute();
        await refreshState(transaction, id);
        await record('templateArchived');
        return success(id);
      },
      { movesPointer: true },
    );
    return changed.ok ? replyWithTemplate(editor, changed.value) : changed;
  };

const restore =
  (editor: Editor): Handle =>
  async (input) => {
    const changed = await changeTemplate(editor, input, async ({ transaction, id, record }) => {
      await transaction
        .updateTable('editor_templates')
        .set({ is_archived: 0 })
        .where('id', '=', id)
        .execute();
      await refreshState(transaction, id);
      await record('templateRestored');
      return success(id);
    });
    return changed.ok ? replyWithTemplate(editor, changed.value) : changed;
  };

export const archiveCalls = (editor: Editor): readonly EditorCall[] => [
  { method: 'POST', path: '/templates/:id/archive', role: 'editor', handle: archive(editor) },
  { method: 'POST', path: '/templates/:id/restore', role: 'editor', handle: restore(editor) },
];
