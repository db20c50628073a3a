import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { createResource } from '../../../effects/resource';
import type { ProblemListReply } from '../../../generated/replies';

export const complaints = createResource<undefined, ProblemListReply>('complaintList');
/** @param payload position of the tab */
export const tabChosen = createAction<number>('complaintList/tabChosen');

interface ListState {
  readonly complaints: typeof complaints.initialState;
  /** Position of the tab in view; kept while other screens are looked at. */
  readonly tab: number;
}

interface WithList {
  readonly complaintList: ListState;
}

const initialState: ListState = { complaints: complaints.initialState, tab: 0 };

export const listReducer = (state: ListState = initialState, action: UnknownAction): ListState => ({
  complaints: complaints.reducer(state.complaints, action),
  tab: tabChosen.match(action) ? action.payload : state.tab,
});

export const selectList = (state: WithList): ListState => state.complaintList;
