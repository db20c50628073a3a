import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceState } from '../../../effects/resource';
import type { ProblemListReply } from '../../../generated/replies';
import { complaints, tabChosen } from './events';

export interface ListState {
  readonly complaints: ResourceState<ProblemListReply>;
  /** Position of the tab in view; kept while other screens are looked at. */
  readonly tab: number;
}

export interface WithList {
  readonly complaintList: ListState;
}

const initialState: ListState = { complaints: complaints.initialState, tab: 0 };

export const listReducer = (state: ListState = initialState, action: UnknownAction): ListState => ({
  complaints: complaints.reducer(state.complaints, action),
  tab: tabChosen.match(action) ? action.payload : state.tab,
});

export const selectList = (state: WithList): ListState => state.complaintList;
