import { complaintReducer } from './details/slice';
import { listReducer } from './list/slice';

/** All that the list of complaints and the details of one keep. */
export const readingReducers = { complaintList: listReducer, complaintDetails: complaintReducer };
