import { complaintReducer } from './details/slice';
import { formReducer } from './form/slice';
import { homeReducer } from './home/slice';
import { listReducer } from './list/slice';

/** All that the complaint screens keep. */
export const complaintReducers = {
  complaintHome: homeReducer,
  complaintForm: formReducer,
  complaintList: listReducer,
  complaintDetails: complaintReducer,
};
