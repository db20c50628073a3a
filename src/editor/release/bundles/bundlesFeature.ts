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
import { deleteBundlesId } from '../../../generated/editorCalls/deleteBundlesId';
import { deleteBundlesIdSchedule } from '../../../generated/editorCalls/deleteBundlesIdSchedule';
import { getBundles } from '../../../generated/editorCalls/getBundles';
import { getBundlesId } from '../../../generated/editorCalls/getBundlesId';
import { getBundlesIdChecks } from '../../../generated/editorCalls/getBundlesIdChecks';
import { postBundlesIdApprovalRequests } from '../../../generated/editorCalls/postBundlesIdApprovalRequests';
import { postBundlesIdApprovals } from '../../../generated/editorCalls/postBundlesIdApprovals';
import { postBundlesIdChangeRequests } from '../../../generated/editorCalls/postBundlesIdChangeRequests';
import { postBundlesIdPublish } from '../../../generated/editorCalls/postBundlesIdPublish';
import { postBundlesIdRollback } from '../../../generated/editorCalls/postBundlesIdRollback';
import { putBundlesId } from '../../../generated/editorCalls/putBundlesId';
import type { TextKey } from '../../../texts/textKey';
import { type EditorProblem, sending } from '../../kit/api/editorClient';
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
  yield* spawn(watchResource, bundleList, () => client.send(getBundles()));
  yield* spawn(watchResource, bundleDetails, (id: string) => client.send(getBundlesId({ id })));
  yield* spawn(watchResource, bundleChecks, (id: string) => client.send(getBundlesIdChecks({ id })));
  yield* spawn(watchMutation, changeBundle, sending(client, putBundlesId), show);
  yield* spawn(
    watchMutation,
    deleteBundle,
    (id: string) => client.sendOnly(deleteBundlesId({ id })),
    function* handleDeleted() {
      yield* put(toastRequested({ key: 'editorBundles:deleted' }));
      yield* call(navigate, '/bundles');
    },
  );
  yield* spawn(watchMutation, askForBundle, sending(client, postBundlesIdApprovalRequests), show);
  yield* spawn(watchMutation, approveBundle, sending(client, postBundlesIdApprovals), show);
  yield* spawn(watchMutation, askForBundleChange, sending(client, postBundlesIdChangeRequests), show);
  yield* spawn(
    watchMutation,
    publishBundle,
    sending(client, postBundlesIdPublish),
    showAndSay(({ state }) => (state === 'scheduled' ? 'editorBundles:doneLater' : 'editorBundles:done')),
  );
  yield* spawn(
    watchMutation,
    cancelBundle,
    (id: string) => client.send(deleteBundlesIdSchedule({ id })),
    showAndSay(() => 'editorBundles:unscheduled'),
  );
  yield* spawn(
    watchMutation,
    rollBackBundle,
    sending(client, postBundlesIdRollback),
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
