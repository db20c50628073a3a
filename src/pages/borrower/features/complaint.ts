import { watchComplaint } from '../../../features/complaint/saga';
import { complaintReducers } from '../../../features/complaint/state';
import type { Feature } from '../borrowerStore';

const complaint: Feature = { reducers: complaintReducers, saga: watchComplaint };
export default complaint;
