import type { EditorSurroundings } from '../../generated/editor';
import { createResource, type ResourceState } from '../data/resource';

/** What the checks need to know beyond the document; the request is the template's id. */
export const surroundings = createResource<string, EditorSurroundings>('surroundings');

export const surroundingsReducers = { surroundings: surroundings.reducer };

export interface WithSurroundings {
  readonly surroundings: ResourceState<string, EditorSurroundings>;
}

/** Undefined: not known yet. */
export const selectSurroundings = (state: WithSurroundings): EditorSurroundings | undefined =>
  state.surroundings.value;
