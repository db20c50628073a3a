import { put, spawn } from 'typed-redux-saga';
import type { FolderList } from '../../generated/editor';
import validateFolders from '../../generated/validators/editor/folderList';
import type { EditorClient } from '../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../kit/data/mutation';
import { createResource, watchResource } from '../kit/data/resource';
import { pathOf } from '../kit/data/template';

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

const folderPath = (id: string): string => `/folders/${encodeURIComponent(id)}`;

/**
 * Folders are made, renamed and deleted, and templates put into them.
 * @param renewList runs once a template stands elsewhere
 */
export function* watchFolders(client: EditorClient, renewList: () => Generator) {
  function* showFolders(list: FolderList) {
    yield* put(folderList.arrived(list));
  }
  yield* spawn(watchResource, folderList, () => client.get<FolderList>('/folders', validateFolders));
  yield* spawn(
    watchMutation,
    makeFolder,
    ({ name }: NamedFolder) => client.send<FolderList>('POST', '/folders', validateFolders, { name }),
    showFolders,
  );
  yield* spawn(
    watchMutation,
    renameFolder,
    ({ id, name }: NamedFolder) =>
      client.send<FolderList>('PATCH', folderPath(id), validateFolders, { name }),
    showFolders,
  );
  yield* spawn(
    watchMutation,
    deleteFolder,
    (id: string) => client.send<FolderList>('DELETE', folderPath(id), validateFolders),
    showFolders,
  );
  yield* spawn(
    watchMutation,
    moveTemplate,
    ({ id, folderId }: Moved) => client.sendOnly('PUT', `${pathOf(id)}/folder`, { folderId }),
    function* handleMove() {
      yield* put(folderList.renewed(undefined));
      yield* renewList();
    },
  );
}
