import { spawn } from 'typed-redux-saga';
import type {
  ManyDraftsReply,
  PreviewReplacementPayload,
  ReplacementPreview,
  ReplacePayload,
} from '../../../generated/editor';
import validateReply from '../../../generated/validators/editor/manyDraftsReply';
import validatePreview from '../../../generated/validators/editor/replacementPreview';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export const findPlaces = createEditorMutation<PreviewReplacementPayload, ReplacementPreview>('findPlaces');
export const replacePlaces = createEditorMutation<ReplacePayload, ManyDraftsReply>('replacePlaces');

function* watchReplacing({ client }: EditorDependencies) {
  yield* spawn(watchMutation, findPlaces, (payload: PreviewReplacementPayload) =>
    client.send<ReplacementPreview>('POST', '/replacements/previews', validatePreview, payload),
  );
  yield* spawn(watchMutation, replacePlaces, (payload: ReplacePayload) =>
    client.send<ManyDraftsReply>('POST', '/replacements', validateReply, payload),
  );
}

export const replaceFeature: EditorFeature = { slices: [findPlaces, replacePlaces], saga: watchReplacing };
