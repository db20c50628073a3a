import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceState } from '../../../effects/resource';
import type { ProblemInitReply } from '../../../generated/replies';
import * as events from './events';

export interface HomeState {
  readonly kinds: ResourceState<ProblemInitReply>;
  readonly areSonTypesShown: boolean;
}

export interface WithHome {
  readonly complaintHome: HomeState;
}

const initialState: HomeState = { kinds: events.kinds.initialState, areSonTypesShown: false };

function areSonTypesShown({ areSonTypesShown: shown }: HomeState, action: UnknownAction): boolean {
  if (events.sonTypesShown.match(action)) return true;
  // Another order may not allow what was chosen for this one.
  return events.sonTypesHidden.match(action) || events.orderChosen.match(action) ? false : shown;
}

export function homeReducer(state: HomeState = initialState, action: UnknownAction): HomeState {
  const before = events.kinds.opened.match(action) ? initialState : state;
  return {
    kinds: events.kinds.reducer(before.kinds, action),
    areSonTypesShown: areSonTypesShown(before, action),
  };
}

export const selectHome = (state: WithHome): HomeState => state.complaintHome;
