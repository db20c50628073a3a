import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type { EditorSettings } from '../../generated/editor';
import validateSettings from '../../generated/validators/editor/settings';
import { watchMutation, type MutationState, createMutation } from '../data/mutation';
import { watchResource, createResource, type ResourceState } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import { sessionAsked } from '../session/sessionSlice';
export const settings = createResource<undefined, EditorSettings>('settings');
export const changeSettings = createMutation<EditorSettings, EditorSettings>('changeSettings');

const settingsReducers = { settings: settings.reducer, changeSettings: changeSettings.reducer };

interface WithSettings {
  readonly settings: ResourceState<undefined, EditorSettings>;
  readonly changeSettings: MutationState<EditorSettings, EditorSettings>;
}

export const selectSettings = (state: WithSettings) => state.settings;
export const selectSettingsChange = (state: WithSettings) => state.changeSettings;

function* watchSettings({ client }: EditorDependencies) {
  yield* spawn(watchResource, settings, () => client.get<EditorSettings>('/settings', validateSettings));
  yield* spawn(
    watchMutation,
    changeSettings,
    (payload: EditorSettings) => client.send<EditorSettings>('PUT', '/settings', validateSettings, payload),
    function* handleChange(changed: EditorSettings) {
      yield* put(settings.arrived(changed));
      yield* put(toastRequested({ key: 'editor:saved' }));
      // What the session says about approval has changed too.
      yield* put(sessionAsked());
    },
  );
}

export const settingsFeature: EditorFeature = { reducers: settingsReducers, saga: watchSettings };
