import { sessionReducer, type WithSession } from '../../events/session';
import { toastReducer, type WithToast } from '../../events/toast';
import { pageReducer, type PageState } from './pageSlice';
import { registrationReducer, type RegistrationState } from './registrationSlice';

/** All that a promotion page keeps. */
export interface PromotionState extends WithToast, WithSession {
  readonly page: PageState;
  readonly registration: RegistrationState;
}

export const promotionReducers = {
  page: pageReducer,
  registration: registrationReducer,
  toast: toastReducer,
  session: sessionReducer,
};
