import type { folderRows } from '../../../../editorCalls/workspace';
import type { FolderPayload, MoveTemplatePayload } from '../../../../generated/editor';
import type { Transaction } from 'kysely';
import { type Result, success } from '../../../../kernel/result';
import type { Database } from '../../../store/database';
import { recordAudit, type AuditDetail, type AuditRecord } from '../../../store/recordAudit';
import type { CallReply, Handle, Handlers, MemberInput } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import { changeAndReply } from '../drafts/changeTemplate';
import type { Editor } from '../../editor';
import { deleteFolder, findFolder, listFolders, makeFolder, renameFolder } from './folderStore';

const unknownFolder = () => refuse('notFound', 'there is no such folder');
const nameTaken = () => refuse('conflict', 'there is a folder of this name');

interface FolderChange {
  readonly open: Transaction<Database>;
  readonly now: number;
  /** Tells the audit log about a folder, in the same transaction. */
  readonly record: (action: AuditRecord['action'], name: string, detail?: AuditDetail) => Promise<void>;
}

/** Does one change of the folders as one transaction, and replies with all of them. */
async function changeFolders(
  { database, clock }: Editor,
  { caller: { account } }: MemberInput,
  change: (folders: FolderChange) => Promise<Result<undefined, Refusal>>,
): Promise<Result<CallReply, Refusal>> {
  const changed = await database.transaction().execute((open) => {
    const now = clock();
    const record: FolderChange['record'] = (action, subject, detail = {}) =>
      recordAudit(open, { at: now, actor: account, action, subject, detail });
    return change({ open, now, record });
  });
  return changed.ok ? success({ body: { folders: await listFolders(database) } }) : changed;
}

const blankName = () =>
  refuse('invalid', 'a folder has a name', { faults: [{ path: '/name', message: 'is blank' }] });

const make =
  (editor: Editor): Handle<FolderPayload> =>
  async (input, payload) => {
    const name = payload.name.trim();
    if (name === '') return blankName();
    return changeFolders(editor, input, async ({ open, now, record }) => {
      if (!(await makeFolder(open, name, now))) return nameTaken();
      await record('folderMade', name);
      return success(undefined);
    });
  };

const rename =
  (editor: Editor): Handle<FolderPayload> =>
  async (input, payload) => {
    const name = payload.name.trim();
    if (name === '') return blankName();
    const { id = '' } = input.parameters;
    return changeFolders(editor, input, async ({ open, record }) => {
      const before = await findFolder(open, id);
      if (!before) return unknownFolder();
      if (!(await renameFolder(open, id, name))) return nameTaken();
      await record('folderRenamed', name, { from: before.name });
      return success(undefined);
    });
  };

const remove =
  (editor: Editor): Handle =>
  (input) =>
    changeFolders(editor, input, async ({ open, record }) => {
      const { id = '' } = input.parameters;
      const folder = await findFolder(open, id);
      if (!folder) return unknownFolder();
      if (!(await deleteFolder(open, id))) return refuse('conflict', 'templates stand in this folder');
      await record('folderDeleted', folder.name);
      return success(undefined);
    });

/** A template stands in one folder at most: where it goes it leaves the one before. */
const move =
  (editor: Editor): Handle<MoveTemplatePayload> =>
  (input, { folderId }) =>
    changeAndReply(editor, input, async ({ transaction, id, record }) => {
      const folder = folderId === null ? undefined : await findFolder(transaction, folderId);
      if (folderId !== null && !folder) return unknownFolder();
      await transaction
        .updateTable('editor_templates')
        .set({ folder_id: folderId })
        .where('id', '=', id)
        .execute();
      await record('templateMoved', { folder: folder?.name ?? '' });
      return success(id);
    });

export const folderCalls = (editor: Editor): Handlers<typeof folderRows> => ({
  'GET /folders': async () => success({ body: { folders: await listFolders(editor.database) } }),
  'POST /folders': make(editor),
  'PATCH /folders/:id': rename(editor),
  'DELETE /folders/:id': remove(editor),
  'PUT /templates/:id/folder': move(editor),
});
