import { watchRepay } from '../../../features/repay/saga';
import { repayReducers } from '../../../features/repay/state';
import type { Feature } from '../borrowerStore';
import { copying } from './copying';

const repay: Feature = { reducers: repayReducers, saga: watchRepay, shares: copying };
export default repay;
