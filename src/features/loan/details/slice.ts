import type { UnknownAction } from '@reduxjs/toolkit';
import type { RatingState } from '../../../effects/rating';
import { isOne } from '../../../kernel/shownValue';
import * as events from './events';

export interface DetailsState {
  readonly details: typeof events.details.initialState;
  readonly rating: RatingState;
}

export interface WithDetails {
  readonly loanDetails: DetailsState;
}

const initialState: DetailsState = {
  details: events.details.initialState,
  rating: events.rating.initialState,
};

/** The sheet opens with the details that ask for a rating (contract §11, isScore). */
function ratingReducer(state: RatingState, action: UnknownAction): RatingState {
  if (events.details.opened.match(action))
    return events.rating.opened(state, events.ratedSubject(action.payload));
  return events.details.arrived.match(action)
    ? { ...state, sheet: isOne(action.payload.isScore) ? 'rating' : 'none' }
    : events.rating.reducer(state, action);
}

export function detailsReducer(state: DetailsState = initialState, action: UnknownAction): DetailsState {
  return {
    details: events.details.reducer(state.details, action),
    rating: ratingReducer(state.rating, action),
  };
}

export const selectDetails = (state: WithDetails): DetailsState => state.loanDetails;
export const selectRating = (state: WithDetails): RatingState => state.loanDetails.rating;
