import type { Reducer } from '@reduxjs/toolkit';
import type { EditorClient } from '../api/editorClient';

/** What the editor's effects reach the world by. */
export interface EditorDependencies {
  readonly client: EditorClient;
  /** Opens a screen of the editor by its path below `/editor`. */
  readonly navigate: (path: string) => void;
  readonly window: Window;
}

/** A part of the store's state, under its own name: a resource, a mutation, or what `createSlice` makes. */
interface StoreSlice {
  readonly name: string;
  readonly reducer: Reducer;
}

/** What a part of the editor brings along when its first screen is opened. */
export interface EditorFeature {
  readonly slices: readonly StoreSlice[];
  readonly saga: (dependencies: EditorDependencies) => Generator;
}

export const reducersOf = (slices: readonly StoreSlice[]): Readonly<Record<string, Reducer>> =>
  Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer]));
