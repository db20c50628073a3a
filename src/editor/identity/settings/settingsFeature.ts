import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { ChangeSettingsPayload, EditorSettings } from '../../../generated/editor';
import { getSettings } from '../../../generated/editorCalls/getSettings';
import { putSettings } from '../../../generated/editorCalls/putSettings';
import { sending } from '../../kit/api/editorClient';
import { watchMutation, createEditorMutation } from '../../kit/data/mutation';
import { watchResource, createResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { sessionEvents } from '../../kit/session/sessionSlice';

export const settings = createResource<undefined, EditorSettings>('settings');
export const changeSettings = createEditorMutation<ChangeSettingsPayload, EditorSettings>('changeSettings');

function* watchSettings({ client }: EditorDependencies) {
  yield* spawn(watchResource, settings, () => client.send(getSettings()));
  yield* spawn(
    watchMutation,
    changeSettings,
    sending(client, putSettings),
    function* handleChange(changed: EditorSettings) {
      yield* put(settings.arrived(changed));
      yield* put(toastRequested({ key: 'editor:saved' }));
      // What the session says of them has changed too.
      yield* put(sessionEvents.asked());
    },
  );
}

export const settingsFeature: EditorFeature = { slices: [settings, changeSettings], saga: watchSettings };
