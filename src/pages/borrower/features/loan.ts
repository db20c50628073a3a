import { watchLoan } from '../../../features/loan/saga';
import { loanReducers } from '../../../features/loan/state';
import type { Feature } from '../borrowerStore';

const loan: Feature = { reducers: loanReducers, saga: watchLoan };
export default loan;
