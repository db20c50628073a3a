import { paywayReducer } from './slice';

export const paywayReducers = { payway: paywayReducer };
