import { call, put, select, spawn, takeEvery, takeLeading } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  CreateTemplatePayload,
  PublishReply,
  RollbackPayload,
  StarterList,
  TemplateDetails,
  TakeOfflinePayload,
  TemplateList,
} from '../../generated/editor';
import { getStarters } from '../../generated/editorCalls/getStarters';
import { getTemplates } from '../../generated/editorCalls/getTemplates';
import { postTemplates } from '../../generated/editorCalls/postTemplates';
import { postTemplatesIdArchive } from '../../generated/editorCalls/postTemplatesIdArchive';
import { postTemplatesIdOffline } from '../../generated/editorCalls/postTemplatesIdOffline';
import { postTemplatesIdRestore } from '../../generated/editorCalls/postTemplatesIdRestore';
import { postTemplatesIdRollback } from '../../generated/editorCalls/postTemplatesIdRollback';
import { postTemplatesIdSyncedBlocks } from '../../generated/editorCalls/postTemplatesIdSyncedBlocks';
import { failure, success } from '../../kernel/result';
import type { TextKey } from '../../texts/textKey';
import { type EditorClient, type EditorReply, sending } from '../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../kit/data/mutation';
import { createResource, getPages, watchResource } from '../kit/data/resource';
import { getDetails, pathOf, saveFile } from '../kit/data/template';
import { finalSaves } from '../workspace/model/saveFinally';
import type { EditorDependencies, EditorFeature } from '../kit/shell/feature';
import { parseDocument, withIdentity, writeDocument } from '../library/documents/documentText';
import { folderSlices, watchFolders } from './folderSaga';
import { idsLike, type IdUse, idUseOf } from './idUse';
import type { TemplateFilters } from '../kit/data/templateFilters';

interface ListRequest {
  readonly filters: TemplateFilters;
  /** How many pages of rows are in view. */
  readonly pages: number;
}

interface DuplicateRequest {
  readonly sourceId: string;
  readonly id: string;
  readonly name: string;
}

interface OfflineRequest extends TakeOfflinePayload {
  readonly id: string;
}

interface OnlineRequest extends RollbackPayload {
  readonly id: string;
}

export const templateList = createResource<ListRequest, TemplateList>('templateList');
export const starterList = createResource<undefined, StarterList>('starterList');
/** The request is the id that a file names. */
export const importedId = createResource<string, IdUse>('importedId');
export const createTemplate = createEditorMutation<CreateTemplatePayload, TemplateDetails>('createTemplate');
export const duplicateTemplate = createEditorMutation<DuplicateRequest, TemplateDetails>('duplicateTemplate');
/** The request is the template's id. */
export const archiveTemplate = createEditorMutation<string, undefined>('archiveTemplate');
export const restoreTemplate = createEditorMutation<string, undefined>('restoreTemplate');
export const takeOffline = createEditorMutation<OfflineRequest, PublishReply>('takeOffline');
/** What was live until then is brought back, as from the history. */
export const putOnline = createEditorMutation<OnlineRequest, PublishReply>('putOnline');
/** The request is the template's id. */
export const updateSynced = createEditorMutation<string, TemplateDetails>('updateSynced');
export const exportTemplate = createEditorMutation<string, undefined>('exportTemplate');

const rowsPerPage = 20;

const readTemplates =
  (client: EditorClient) =>
  async ({ filters, pages: count }: ListRequest): Promise<EditorReply<TemplateList>> => {
    const found = await getPages(count, (cursor: string | undefined) =>
      client.send(getTemplates({ ...filters, cursor, limit: rowsPerPage })),
    );
    if (!found.ok) return found;
    const { pages, last } = found.value;
    return success({ ...last, templates: pages.flatMap(({ templates }) => templates) });
  };

const getIdUse =
  (client: EditorClient) =>
  async (id: string): Promise<EditorReply<IdUse>> => {
    const ids = idsLike(id);
    const found = await client.send(getTemplates({ ids: ids.join(','), limit: ids.length }));
    return found.ok ? success(idUseOf(id, found.value.templates)) : found;
  };

const postTemplate = (client: EditorClient) => sending(client, postTemplates);

/** The newest state of a document: the draft where there is one. */
async function newestDocument(client: EditorClient, id: string) {
  const details = await getDetails(client)(id);
  if (!details.ok) return details;
  const document = details.value.draft?.document ?? details.value.live?.document;
  return document === undefined ? failure({ code: 'malformed' } as const) : success(document);
}

const duplicate =
  (client: EditorClient) =>
  async ({ sourceId, id, name }: DuplicateRequest) => {
    const source = await newestDocument(client, sourceId);
    if (!source.ok) return source;
    const document = parseDocument(source.value);
    if (!document.ok) return failure({ code: 'malformed' } as const);
    return postTemplate(client)({
      document: writeDocument(withIdentity(document.value, { id, name })),
      origin: 'duplicate',
    });
  };

const exportToFile = (client: EditorClient, window: Window) => async (id: string) => {
  const source = await newestDocument(client, id);
  if (!source.ok) return source;
  saveFile(window, `${id}.json`, source.value);
  return success(undefined);
};

function* handleRefusal() {
  yield* put(toastRequested({ key: 'editor:list.actionFailed' }));
}

function* watchList({ client, navigate, window }: EditorDependencies) {
  function* renewList() {
    const { request } = yield* select(templateList.select);
    if (request) yield* put(templateList.renewed(request));
  }
  const saying = (key: TextKey) =>
    function* handleDone() {
      yield* put(toastRequested({ key }));
      yield* call(renewList);
    };
  function* openEditor({ id }: { readonly id: string }) {
    yield* call(navigate, pathOf(id));
  }
  yield* spawn(watchResource, templateList, readTemplates(client));
  yield* spawn(watchResource, starterList, () => client.send(getStarters()));
  yield* spawn(watchResource, importedId, getIdUse(client));
  yield* spawn(watchMutation, createTemplate, postTemplate(client), openEditor);
  yield* spawn(watchMutation, duplicateTemplate, duplicate(client), openEditor);
  yield* spawn(
    watchMutation,
    archiveTemplate,
    (id: string) => client.sendOnly(postTemplatesIdArchive({ id })),
    saying('editor:list.archived'),
  );
  yield* spawn(
    watchMutation,
    restoreTemplate,
    (id: string) => client.sendOnly(postTemplatesIdRestore({ id })),
    saying('editor:list.restored'),
  );
  yield* spawn(
    watchMutation,
    updateSynced,
    (id: string) => client.send(postTemplatesIdSyncedBlocks({ id })),
    saying('editorSynced:listUpdated'),
  );
  yield* spawn(
    watchMutation,
    takeOffline,
    sending(client, postTemplatesIdOffline),
    saying('editor:list.takenOffline'),
  );
  yield* spawn(
    watchMutation,
    putOnline,
    sending(client, postTemplatesIdRollback),
    saying('editor:list.putOnlineDone'),
  );
  // What it would take away has changed since the list was read: shown before it is tried again.
  yield* takeEvery([takeOffline.refused, putOnline.refused], function* handleConflict({ payload }) {
    if (payload.code === 'conflict') yield* call(renewList);
  });
  yield* spawn(watchFolders, client, renewList);
  yield* spawn(watchMutation, exportTemplate, exportToFile(client, window), saying('editor:list.exported'));
  // Its name may be what was typed last before it was left.
  yield* takeEvery(finalSaves.actions.succeeded, renewList);
  yield* takeLeading([restoreTemplate.refused, exportTemplate.refused, updateSynced.refused], handleRefusal);
}

export const listFeature: EditorFeature = {
  slices: [
    templateList,
    starterList,
    importedId,
    createTemplate,
    duplicateTemplate,
    archiveTemplate,
    restoreTemplate,
    exportTemplate,
    updateSynced,
    takeOffline,
    putOnline,
    ...folderSlices,
  ],
  saga: watchList,
};
