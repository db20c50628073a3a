import { spawn } from 'typed-redux-saga';
import type {
  ManyDraftsReply,
  PreviewReplacementPayload,
  ReplacementPreview,
  ReplacePayload,
} from '../../../generated/editor';
import { postReplacements } from '../../../generated/editorCalls/postReplacements';
import { postReplacementsPreviews } from '../../../generated/editorCalls/postReplacementsPreviews';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

export const findPlaces = createEditorMutation<PreviewReplacementPayload, ReplacementPreview>('findPlaces');
export const replacePlaces = createEditorMutation<ReplacePayload, ManyDraftsReply>('replacePlaces');

function* watchReplacing({ client }: EditorDependencies) {
  yield* spawn(watchMutation, findPlaces, sending(client, postReplacementsPreviews));
  yield* spawn(watchMutation, replacePlaces, sending(client, postReplacements));
}

export const replaceFeature: EditorFeature = { slices: [findPlaces, replacePlaces], saga: watchReplacing };
