import { call, put, select, spawn, takeEvery } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  AskForChangePayload,
  BundleChecks,
  BundleDetails,
  BundleList,
  BundlePayload,
  PublishBundlePayload,
  RollbackBundlePayload,
} from '../../../generated/editor';
import validateChecks from '../../../generated/validators/editor/bundleChecks';
import validateDetails from '../../../generated/validators/editor/bundleDetails';
import validateList from '../../../generated/validators/editor/bundleList';
import type { TextKey } from '../../../texts/textKey';
import type { EditorProblem } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

type About<Payload> = Payload & { readonly id: string };

export const bundleList = createResource<undefined, BundleList>('bundleList');
/** The request is the bundle's id, here and below. */
export const bundleDetails = createResource<string, BundleDetails>('bundleDetails');
export const bundleChecks = createResource<string, BundleChecks>('bundleChecks');
export const changeBundle = createEditorMutation<About<BundlePayload>, BundleDetails>('changeBundle');
export const deleteBundle = createEditorMutation<string, undefined>('deleteBundle');
export const askForBundle = createEditorMutation<About<AskForChangePayload>, BundleDetails>('askForBundle');
export const approveBundle = createEditorMutation<About<{ readonly sha256: string }>, BundleDetails>(
  'approveBundle',
);
export const askForBundleChange = createEditorMutation<About<AskForChangePayload>, BundleDetails>(
  'askForBundleChange',
);
export const publishBundle = createEditorMutation<About<PublishBundlePayload>, BundleDetails>(
  'publishBundle',
);
export const cancelBundle = createEditorMutation<string, BundleDetails>('cancelBundle');
export const rollBackBundle = createEditorMutation<About<RollbackBundlePayload>, BundleDetails>(
  'rollBackBundle',
);

const pathOf = (id: string): string => `/bundles/${encodeURIComponent(id)}`;

function* show(details: BundleDetails) {
  yield* put(bundleDetails.arrived(details));
  yield* put(bundleChecks.renewed(details.id));
}

const showAndSay = (keyOf: (details: BundleDetails) => TextKey) =>
  function* handleDone(details: BundleDetails) {
    yield* call(show, details);
    yield* put(toastRequested({ key: keyOf(details) }));
  };

function* watchBundles({ client, navigate }: EditorDependencies) {
  const post =
    <Payload>(place: string) =>
    ({ id, ...payload }: About<Payload>) =>
      client.send<BundleDetails>('POST', `${pathOf(id)}/${place}`, validateDetails, payload);
  yield* spawn(watchResource, bundleList, () => client.get<BundleList>('/bundles', validateList));
  yield* spawn(watchResource, bundleDetails, (id: string) =>
    client.get<BundleDetails>(pathOf(id), validateDetails),
  );
  yield* spawn(watchResource, bundleChecks, (id: string) =>
    client.get<BundleChecks>(`${pathOf(id)}/checks`, validateChecks),
  );
  yield* spawn(
    watchMutation,
    changeBundle,
    ({ id, ...payload }: About<BundlePayload>) =>
      client.send<BundleDetails>('PUT', pathOf(id), validateDetails, payload),
    show,
  );
  yield* spawn(
    watchMutation,
    deleteBundle,
    (id: string) => client.sendOnly('DELETE', pathOf(id)),
    function* handleDeleted() {
      yield* put(toastRequested({ key: 'editorBundles:deleted' }));
      yield* call(navigate, '/bundles');
    },
  );
  yield* spawn(watchMutation, askForBundle, post<AskForChangePayload>('approval-requests'), show);
  yield* spawn(watchMutation, approveBundle, post<{ readonly sha256: string }>('approvals'), show);
  yield* spawn(watchMutation, askForBundleChange, post<AskForChangePayload>('change-requests'), show);
  yield* spawn(
    watchMutation,
    publishBundle,
    post<PublishBundlePayload>('publish'),
    showAndSay(({ state }) => (state === 'scheduled' ? 'editorBundles:doneLater' : 'editorBundles:done')),
  );
  yield* spawn(
    watchMutation,
    cancelBundle,
    (id: string) => client.send<BundleDetails>('DELETE', `${pathOf(id)}/schedule`, validateDetails),
    showAndSay(() => 'editorBundles:unscheduled'),
  );
  yield* spawn(
    watchMutation,
    rollBackBundle,
    post<RollbackBundlePayload>('rollback'),
    showAndSay(() => 'editorBundles:takenBack'),
  );
  // What it is about has changed since it was looked at: shown before anything else.
  yield* takeEvery(
    [
      askForBundle.refused,
      approveBundle.refused,
      askForBundleChange.refused,
      publishBundle.refused,
      rollBackBundle.refused,
    ],
    function* handleRefusal({ payload }: { readonly payload: EditorProblem }) {
      const { request } = yield* select(bundleDetails.select);
      if (request === undefined || !['conflict', 'approvalNeeded', 'notFound'].includes(payload.code)) return;
      yield* put(bundleDetails.renewed(request));
      yield* put(bundleChecks.renewed(request));
    },
  );
}

export const bundlesFeature: EditorFeature = {
  slices: [
    bundleList,
    bundleDetails,
    bundleChecks,
    changeBundle,
    deleteBundle,
    askForBundle,
    approveBundle,
    askForBundleChange,
    publishBundle,
    cancelBundle,
    rollBackBundle,
  ],
  saga: watchBundles,
};
