import { call, put, select, spawn, takeEvery, takeLeading } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type { TextKey } from '../../texts/textKey';
import { failure } from '../../kernel/result';
import type { EditorClient } from '../api/editorClient';
import { finalSaveEvents } from '../edit/saveFinally';
import { watchMutation } from '../data/mutation';
import { watchResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { parseDocument, withIdentity, writeDocument } from './documentText';
import * as calls from './listCalls';
import * as list from './listState';
import { saveFile } from '../data/templateName';

/** The newest state of a document: the draft where there is one. */
async function newestDocument(client: EditorClient, id: string) {
  const details = await calls.getDetails(client)(id);
  if (!details.ok) return details;
  const document = details.value.draft?.document ?? details.value.live?.document;
  return document === undefined
    ? failure({ code: 'malformed' } as const)
    : { ok: true as const, value: document };
}

const duplicate =
  (client: EditorClient) =>
  async ({ sourceId, id, name }: list.DuplicateRequest) => {
    const source = await newestDocument(client, sourceId);
    if (!source.ok) return source;
    const document = parseDocument(source.value);
    if (!document.ok) return failure({ code: 'malformed' } as const);
    return calls.postTemplate(client)({
      document: writeDocument(withIdentity(document.value, { id, name })),
      origin: 'duplicate',
    });
  };

const exportToFile = (client: EditorClient, window: Window) => async (id: string) => {
  const source = await newestDocument(client, id);
  if (!source.ok) return source;
  saveFile(window, `${id}.json`, source.value);
  return { ok: true as const, value: undefined };
};

function* handleFailure() {
  yield* put(toastRequested({ key: 'editor:list.actionFailed' }));
}

function* watchList({ client, navigate, window }: EditorDependencies) {
  function* renewList() {
    const { request } = yield* select(list.selectTemplateList);
    if (request) yield* put(list.templateList.renewed(request));
  }
  const saying = (key: TextKey) =>
    function* handleDone() {
      yield* put(toastRequested({ key }));
      yield* call(renewList);
    };
  function* openEditor({ id }: { readonly id: string }) {
    yield* call(navigate, `/templates/${encodeURIComponent(id)}`);
  }
  yield* spawn(watchResource, list.templateList, calls.getTemplates(client));
  yield* spawn(watchResource, list.starterList, calls.getStarters(client));
  yield* spawn(watchMutation, list.createTemplate, calls.postTemplate(client), openEditor);
  yield* spawn(watchMutation, list.duplicateTemplate, duplicate(client), openEditor);
  yield* spawn(
    watchMutation,
    list.archiveTemplate,
    calls.postArchive(client),
    saying('editor:list.archived'),
  );
  yield* spawn(
    watchMutation,
    list.restoreTemplate,
    calls.postRestore(client),
    saying('editor:list.restored'),
  );
  yield* spawn(
    watchMutation,
    list.exportTemplate,
    exportToFile(client, window),
    saying('editor:list.exported'),
  );
  // Its name may be what was typed last before it was left.
  yield* takeEvery(finalSaveEvents.succeeded, renewList);
  yield* takeLeading([list.restoreTemplate.failed, list.exportTemplate.failed], handleFailure);
}

export const listFeature: EditorFeature = { reducers: list.listReducers, saga: watchList };
