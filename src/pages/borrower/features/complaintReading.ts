import { watchReading } from '../../../features/complaint/readingSaga';
import { readingReducers } from '../../../features/complaint/readingState';
import type { Feature } from '../borrowerStore';

const complaintReading: Feature = { reducers: readingReducers, saga: watchReading };
export default complaintReading;
