import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceState } from '../../../effects/resource';
import type { LoanDetailsReply } from '../../../generated/replies';
import type { Acting } from '../../../kernel/acting';
import { isOne } from '../../../kernel/flag';
import * as events from './events';

export interface RatingState {
  /** Which sheet shows. */
  readonly sheet: 'none' | 'rating' | 'thanks';
  /** 0: none chosen yet. */
  readonly stars: number;
  readonly sending: Acting;
}

export interface DetailsState {
  readonly details: ResourceState<LoanDetailsReply>;
  readonly rating: RatingState;
}

export interface WithDetails {
  readonly loanDetails: DetailsState;
}

/** From so many stars on, the store hears of it instead (spec §9). */
export const storeStars = 4;

const initialRating: RatingState = { sheet: 'none', stars: 0, sending: 'idle' };
const initialState: DetailsState = { details: events.details.initialState, rating: initialRating };

function nextSheet({ sheet, stars }: RatingState, action: UnknownAction): RatingState['sheet'] {
  if (events.details.arrived.match(action)) return isOne(action.payload.isScore) ? 'rating' : 'none';
  if (events.rating.succeeded.match(action)) return stars < storeStars ? 'thanks' : 'none';
  if (events.ratingDismissed.match(action) || events.thanksDismissed.match(action)) return 'none';
  return sheet;
}

const ratingReducer = (state: RatingState, action: UnknownAction): RatingState => ({
  sheet: nextSheet(state, action),
  stars: events.starsChosen.match(action) ? action.payload : state.stars,
  sending: events.rating.reducer(state.sending, action),
});

export function detailsReducer(state: DetailsState = initialState, action: UnknownAction): DetailsState {
  const { details, rating } = events.details.opened.match(action) ? initialState : state;
  return { details: events.details.reducer(details, action), rating: ratingReducer(rating, action) };
}

export const selectDetails = (state: WithDetails): DetailsState => state.loanDetails;
export const selectRating = (state: WithDetails): RatingState => state.loanDetails.rating;
