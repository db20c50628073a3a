import { put, spawn } from 'typed-redux-saga';
import type { FolderList } from '../../generated/editor';
import { deleteFoldersId } from '../../generated/editorCalls/deleteFoldersId';
import { getFolders } from '../../generated/editorCalls/getFolders';
import { patchFoldersId } from '../../generated/editorCalls/patchFoldersId';
import { postFolders } from '../../generated/editorCalls/postFolders';
import { putTemplatesIdFolder } from '../../generated/editorCalls/putTemplatesIdFolder';
import { type EditorClient, sending } from '../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../kit/data/mutation';
import { createResource, watchResource } from '../kit/data/resource';

interface NamedFolder {
  /** Of a new one: empty. */
  readonly id: string;
  readonly name: string;
}

interface Moved {
  readonly id: string;
  /** Null: to none. */
  readonly folderId: string | null;
}

export const folderList = createResource<undefined, FolderList>('folderList');
export const makeFolder = createEditorMutation<NamedFolder, FolderList>('makeFolder');
export const renameFolder = createEditorMutation<NamedFolder, FolderList>('renameFolder');
/** The request is the folder's id. */
export const deleteFolder = createEditorMutation<string, FolderList>('deleteFolder');
export const moveTemplate = createEditorMutation<Moved, undefined>('moveTemplate');

export const folderSlices = [folderList, makeFolder, renameFolder, deleteFolder, moveTemplate];

/**
 * Folders are made, renamed and deleted, and templates put into them.
 * @param renewList runs once a template stands elsewhere
 */
export function* watchFolders(client: EditorClient, renewList: () => Generator) {
  function* showFolders(list: FolderList) {
    yield* put(folderList.arrived(list));
  }
  yield* spawn(watchResource, folderList, () => client.send(getFolders()));
  yield* spawn(
    watchMutation,
    makeFolder,
    ({ name }: NamedFolder) => client.send(postFolders({ name })),
    showFolders,
  );
  yield* spawn(watchMutation, renameFolder, sending(client, patchFoldersId), showFolders);
  yield* spawn(
    watchMutation,
    deleteFolder,
    (id: string) => client.send(deleteFoldersId({ id })),
    showFolders,
  );
  yield* spawn(
    watchMutation,
    moveTemplate,
    (request: Moved) => client.sendOnly(putTemplatesIdFolder(request)),
    function* handleMove() {
      yield* put(folderList.renewed(undefined));
      yield* renewList();
    },
  );
}
