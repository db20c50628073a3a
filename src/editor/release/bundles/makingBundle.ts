import { call } from 'typed-redux-saga';
import type { BundleDetails, BundlePayload } from '../../../generated/editor';
import { postBundles } from '../../../generated/editorCalls/postBundles';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export const makeBundle = createEditorMutation<BundlePayload, BundleDetails>('makeBundle');

function* watchMaking({ client, navigate }: EditorDependencies) {
  yield* watchMutation(makeBundle, sending(client, postBundles), function* openBundle({ id }: BundleDetails) {
    yield* call(navigate, `/bundles/${encodeURIComponent(id)}`);
  });
}

/** Makes a bundle and opens it, for every screen that ends with several drafts. */
export const makingBundleFeature: EditorFeature = { slices: [makeBundle], saga: watchMaking };
