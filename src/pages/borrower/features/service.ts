import { watchService } from '../../../features/service/saga';
import { serviceReducers } from '../../../features/service/slice';
import type { Feature } from '../borrowerStore';
import { copying } from './copying';

const service: Feature = { reducers: serviceReducers, saga: watchService, shares: copying };
export default service;
