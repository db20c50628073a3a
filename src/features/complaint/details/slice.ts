import type { UnknownAction } from '@reduxjs/toolkit';
import type { RatingState } from '../../../effects/rating';
import type { ResourceState } from '../../../effects/resource';
import type { ProblemDetailReply } from '../../../generated/replies';
import { complaint, ratedSubject, rating } from './events';

export interface ComplaintState {
  readonly complaint: ResourceState<ProblemDetailReply>;
  readonly rating: RatingState;
}

export interface WithComplaint {
  readonly complaintDetails: ComplaintState;
}

const initialState: ComplaintState = { complaint: complaint.initialState, rating: rating.initialState };

export function complaintReducer(
  state: ComplaintState = initialState,
  action: UnknownAction,
): ComplaintState {
  return {
    complaint: complaint.reducer(state.complaint, action),
    rating: complaint.opened.match(action)
      ? rating.opened(state.rating, ratedSubject(action.payload))
      : rating.reducer(state.rating, action),
  };
}

export const selectComplaint = (state: WithComplaint): ComplaintState => state.complaintDetails;
export const selectRating = (state: WithComplaint): RatingState => state.complaintDetails.rating;
