import type { EditorSettings } from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export const settings = createResource<undefined, EditorSettings>('settings');
export const changeSettings = createAct<EditorSettings, EditorSettings>('changeSettings');

export const settingsReducers = { settings: settings.reducer, changeSettings: changeSettings.reducer };

interface WithSettings {
  readonly settings: ResourceState<undefined, EditorSettings>;
  readonly changeSettings: ActState<EditorSettings, EditorSettings>;
}

export const selectSettings = (state: WithSettings) => state.settings;
export const selectSettingsChange = (state: WithSettings) => state.changeSettings;
