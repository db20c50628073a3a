import { watchWriting } from '../../../features/complaint/writingSaga';
import { writingReducers } from '../../../features/complaint/writingState';
import type { Feature } from '../borrowerStore';

/** Apart from reading, so that neither loads the other's calls. */
const complaintWriting: Feature = { reducers: writingReducers, saga: watchWriting };
export default complaintWriting;
