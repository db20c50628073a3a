import { parametersFrom } from '../../../kernel/pageAddress';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createRating, type RatingState } from '../../../effects/rating';
import { createResource } from '../../../effects/resource';
import type { ProblemDetailReply } from '../../../generated/replies';
import type { ProblemDetailPayload } from '../../../generated/payloads';

export const complaintQuery = parametersFrom('problemId');
export const complaint = createResource<ProblemDetailPayload, ProblemDetailReply>('complaintDetails');
export const rating = createRating<ProblemDetailPayload>('complaintRating');
export const ratedSubject = ({ problemId }: ProblemDetailPayload): string => `complaint ${problemId ?? ''}`;
export const complaintLeft = createAction('complaintDetails/left');

interface ComplaintState {
  readonly complaint: typeof complaint.initialState;
  readonly rating: RatingState;
}

interface WithComplaint {
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
