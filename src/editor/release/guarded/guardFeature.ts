import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import type { EndGuardPayload, GuardReport, PublishReply, TemplateDetails } from '../../../generated/editor';
import { getTemplatesIdGuard } from '../../../generated/editorCalls/getTemplatesIdGuard';
import { postTemplatesIdGuardEnd } from '../../../generated/editorCalls/postTemplatesIdGuardEnd';
import { postTemplatesIdGuardRead } from '../../../generated/editorCalls/postTemplatesIdGuardRead';
import { type EditorClient, sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, settle, watchResource } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';
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

const getReport = (client: EditorClient) => (id: string) => client.send(getTemplatesIdGuard({ id }));

export const guardSlices = [guardReport, readGuard];

/** The end of a guarded publication by hand; who shows one hears of it by `endGuard.succeeded` and `endGuard.refused`. */
export const endGuardFeature: EditorFeature = {
  slices: [endGuard],
  *saga({ client }) {
    yield* spawn(watchMutation, endGuard, sending(client, postTemplatesIdGuardEnd));
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
  yield* spawn(
    watchMutation,
    readGuard,
    sending(client, postTemplatesIdGuardRead),
    function* showDetails(details: TemplateDetails) {
      yield* put(editEvents.detailsRefreshed(details));
    },
  );
  // Refused: somebody else, or the host, ended it meanwhile.
  yield* takeEvery([endGuard.succeeded, endGuard.refused], renewDetails);
}
