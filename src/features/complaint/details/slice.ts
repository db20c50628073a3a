import type { UnknownAction } from '@reduxjs/toolkit';
import type { RatingState } from '../../../effects/rating';
import type { ResourceState } from '../../../effects/resource';
import type { ProblemDetailReply } from '../../../generated/replies';
import { complaint, rating } from './events';

export interface ComplaintState {
  readonly complaint: ResourceState<ProblemDetailReply>;
  readonly rating: RatingState;
}

export interface WithComplaint {
  readonly complaintDetails: ComplaintState;
}

const initialState: ComplaintState = { complaint: complaint.initialState, rating: rating.initialState };

export function complaintReducer(state: ComplaintState = initialState, action: UnknownAction): ComplaintState {
  const before = complaint.opened.match(action) ? initialState : state;
  return { complaint: complaint.reducer(before.complaint, action), rating: rating.reducer(before.rating, action) };
}

export const selectComplaint = (state: WithComplaint): ComplaintState => state.complaintDetails;
export const selectRating = (state: WithComplaint): RatingState => state.complaintDetails.rating;
