import { watchService } from '../../../features/service/saga';
import { serviceReducers } from '../../../features/service/state';
import type { Feature } from '../borrowerStore';

const service: Feature = { reducers: serviceReducers, saga: watchService };
export default service;
