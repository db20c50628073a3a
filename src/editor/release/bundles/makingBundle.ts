import { call } from 'typed-redux-saga';
import type { BundleDetails, BundlePayload } from '../../../generated/editor';
import validateBundle from '../../../generated/validators/editor/bundleDetails';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export const makeBundle = createEditorMutation<BundlePayload, BundleDetails>('makeBundle');

function* watchMaking({ client, navigate }: EditorDependencies) {
  yield* watchMutation(
    makeBundle,
    (payload: BundlePayload) => client.send<BundleDetails>('POST', '/bundles', validateBundle, payload),
    function* openBundle({ id }: BundleDetails) {
      yield* call(navigate, `/bundles/${encodeURIComponent(id)}`);
    },
  );
}

/** Makes a bundle and opens it, for every screen that ends with several drafts. */
export const makingBundleFeature: EditorFeature = { slices: [makeBundle], saga: watchMaking };
