import { untouchedRegistration, type RegistrationContextValue } from '../../blocks/RegistrationContext';

const nothing = (): void => undefined;

/** The registration form as a visitor first sees it; in the canvas nobody fills it in. */
export const restingForm: RegistrationContextValue = {
  state: untouchedRegistration,
  events: {
    phoneChanged: nothing,
    captchaChanged: nothing,
    smsCodeChanged: nothing,
    captchaRefreshRequested: nothing,
    captchaLoaded: nothing,
    captchaFailed: nothing,
    smsRequested: nothing,
    applySubmitted: nothing,
    valueChanged: nothing,
  },
};
