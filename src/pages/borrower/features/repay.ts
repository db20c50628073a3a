import { watchRepay } from '../../../features/repay/saga';
import { repayReducers } from '../../../features/repay/state';
import type { Feature } from '../borrowerStore';

const repay: Feature = { reducers: repayReducers, saga: watchRepay };
export default repay;
