import { formReducer } from './form/slice';
import { homeReducer } from './home/slice';

/** All that complaint home and its form keep. */
export const writingReducers = { complaintHome: homeReducer, complaintForm: formReducer };
