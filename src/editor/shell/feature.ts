import type { Reducer } from '@reduxjs/toolkit';
import type { EditorClient } from '../api/editorClient';

/** What the editor's effects reach the world by. */
export interface EditorDependencies {
  readonly client: EditorClient;
  /** Opens a screen of the editor by its path below `/editor`. */
  readonly navigate: (path: string) => void;
  readonly window: Window;
}

/** What a part of the editor brings along when its first screen is opened. */
export interface EditorFeature {
  /** Each under a name of its own; only the part's selectors know it. */
  readonly reducers: Readonly<Record<string, Reducer>>;
  readonly saga: (dependencies: EditorDependencies) => Generator;
}
