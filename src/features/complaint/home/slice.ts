import { parametersFrom } from '../../../kernel/pageAddress';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createResource } from '../../../effects/resource';
import type { Order, ProblemInitReply } from '../../../generated/replies';
import type { ProblemInitPayload } from '../../../generated/payloads';
import type { Kind } from '../draft';

export const orderQuery = parametersFrom('orderId');
/** What can be complained about, and the borrower's orders. */
export const kinds = createResource<ProblemInitPayload, ProblemInitReply>('complaintKinds');

/** A question was chosen while an order was selected. */
export const typeChosen = createAction<{
  readonly type: Kind;
  readonly order: Order | undefined;
  /** It has sub-types to choose from. */
  readonly hasSonTypes: boolean;
}>('complaint/typeChosen');
export const sonTypesShown = createAction('complaint/sonTypesShown');
export const sonTypesHidden = createAction('complaint/sonTypesHidden');
export const sonTypeChosen = createAction<{
  readonly type: Kind;
  readonly sonType: Kind;
  readonly order: Order | undefined;
}>('complaint/sonTypeChosen');
/** Another order was chosen, by its number. */
export const orderChosen = createAction<string>('complaint/orderChosen');

export interface HomeState {
  readonly kinds: typeof kinds.initialState;
  readonly areSonTypesShown: boolean;
}

export interface WithHome {
  readonly complaintHome: HomeState;
}

const initialState: HomeState = { kinds: kinds.initialState, areSonTypesShown: false };

function areSonTypesShown({ areSonTypesShown: shown }: HomeState, action: UnknownAction): boolean {
  if (sonTypesShown.match(action)) return true;
  // Another order may not allow what was chosen for this one.
  return sonTypesHidden.match(action) || orderChosen.match(action) ? false : shown;
}

export function homeReducer(state: HomeState = initialState, action: UnknownAction): HomeState {
  const before = kinds.opened.match(action) ? initialState : state;
  return {
    kinds: kinds.reducer(before.kinds, action),
    areSonTypesShown: areSonTypesShown(before, action),
  };
}

export const selectHome = (state: WithHome): HomeState => state.complaintHome;
