import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import type { EndGuardPayload, GuardReport, PublishReply, TemplateDetails } from '../../../generated/editor';
import validateReport from '../../../generated/validators/editor/guardReport';
import validatePublished from '../../../generated/validators/editor/publishReply';
import validateDetails from '../../../generated/validators/editor/templateDetails';
import type { EditorClient } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, settle, watchResource } from '../../kit/data/resource';
import { getDetails, pathOf } from '../../kit/data/template';
import { editEvents, selectEdit } from '../../workspace/model/editSlice';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

interface EndRequest extends EndGuardPayload {
  readonly id: string;
}

interface ReadRequest {
  readonly id: string;
  readonly sequence: number;
}

/** The request is the template's id. */
export const guardReport = createResource<string, GuardReport>('guardReport');
export const endGuard = createEditorMutation<EndRequest, PublishReply>('endGuard');
export const readGuard = createEditorMutation<ReadRequest, TemplateDetails>('readGuard');

const getReport = (client: EditorClient) => (id: string) =>
  client.get<GuardReport>(`${pathOf(id)}/guard`, validateReport);

const postEnd =
  (client: EditorClient) =>
  ({ id, ...payload }: EndRequest) =>
    client.send<PublishReply>('POST', `${pathOf(id)}/guard/end`, validatePublished, payload);

const postRead =
  (client: EditorClient) =>
  ({ id, sequence }: ReadRequest) =>
    client.send<TemplateDetails>('POST', `${pathOf(id)}/guard/read`, validateDetails, { sequence });

export const guardSlices = [guardReport, readGuard];

/** The end of a guarded publication by hand; who shows one hears of it by `endGuard.succeeded` and `endGuard.refused`. */
export const endGuardFeature: EditorFeature = {
  slices: [endGuard],
  *saga({ client }) {
    yield* spawn(watchMutation, endGuard, postEnd(client));
  },
};

/** How a guarded publication stands, and what the host did by itself, above the page that is edited. */
export function* watchGuards({ client }: EditorDependencies) {
  function* renewDetails() {
    const { id } = yield* select(selectEdit);
    const details = yield* call(settle<TemplateDetails>, () => getDetails(client)(id));
    if (details.ok) yield* put(editEvents.detailsRefreshed(details.value));
  }
  yield* spawn(watchResource, guardReport, getReport(client));
  yield* spawn(watchMutation, readGuard, postRead(client), function* showDetails(details: TemplateDetails) {
    yield* put(editEvents.detailsRefreshed(details));
  });
  // Refused: somebody else, or the host, ended it meanwhile.
  yield* takeEvery([endGuard.succeeded, endGuard.refused], renewDetails);
}
