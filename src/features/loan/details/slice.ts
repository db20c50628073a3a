import { parametersFrom } from '../../../kernel/pageAddress';
import { createRating, type RatingState } from '../../../effects/rating';
import { createResource } from '../../../effects/resource';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanDetailsReply } from '../../../generated/replies';
import type { UnknownAction } from '@reduxjs/toolkit';
import { isOne } from '../../../kernel/shownValue';

/** The loan that an address is about. */
export const orderQuery = parametersFrom('productId', 'orderId');
export const details = createResource<LoanOrderPayload, LoanDetailsReply>('loanDetails');
export const rating = createRating<LoanOrderPayload>('loanRating');
export const ratedSubject = ({ orderId, productId }: LoanOrderPayload): string => orderId ?? productId ?? '';

export interface DetailsState {
  readonly details: typeof details.initialState;
  readonly rating: RatingState;
}

export interface WithDetails {
  readonly loanDetails: DetailsState;
}

const initialState: DetailsState = {
  details: details.initialState,
  rating: rating.initialState,
};

/** The sheet opens with the details that ask for a rating (contract §11, isScore). */
function ratingReducer(state: RatingState, action: UnknownAction): RatingState {
  if (details.opened.match(action)) return rating.opened(state, ratedSubject(action.payload));
  return details.arrived.match(action)
    ? { ...state, sheet: isOne(action.payload.isScore) ? 'rating' : 'none' }
    : rating.reducer(state, action);
}

export function detailsReducer(state: DetailsState = initialState, action: UnknownAction): DetailsState {
  return {
    details: details.reducer(state.details, action),
    rating: ratingReducer(state.rating, action),
  };
}

export const selectDetails = (state: WithDetails): DetailsState => state.loanDetails;
export const selectRating = (state: WithDetails): RatingState => state.loanDetails.rating;
