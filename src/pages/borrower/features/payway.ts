import { watchPayway } from '../../../features/payway/saga';
import { paywayReducers } from '../../../features/payway/state';
import type { Feature } from '../borrowerStore';

const payway: Feature = { reducers: paywayReducers, saga: watchPayway };
export default payway;
