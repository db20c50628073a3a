import { createContext, type ReactNode, useContext } from 'react';
import type { TextKey } from '../texts/textKey';

/** Data groups of contract §8; `registration.fields` belong to `public`. */
export type DataGroup = 'public' | 'personal' | 'job' | 'ext' | 'bank';

export type RegistrationField = 'phone' | 'captcha' | 'smsCode';

export interface RegistrationState {
  /** Its country's digits; what is no number of that country, as it was typed. */
  readonly phone: string;
  readonly captcha: string;
  readonly smsCode: string;
  /** Address of the captcha picture; undefined until the server has given a session. */
  readonly captchaAddress: string | undefined;
  /** There is no captcha picture to wait for: no session, or one whose picture does not load. */
  readonly isCaptchaMissing: boolean;
  readonly isSendingSms: boolean;
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly secondsLeft: number;
  readonly isApplying: boolean;
  readonly isRegistered: boolean;
  /** Fault of a field, shown beside it. */
  readonly errors: Readonly<Partial<Record<RegistrationField, TextKey>>>;
  /** Values of data fields by group and key. */
  readonly values: Readonly<Partial<Record<DataGroup, Readonly<Record<string, string>>>>>;
  /** Faulty data fields as `group.key`. */
  readonly faultyValues: readonly string[];
}

/** The form as a visitor first sees it. */
export const untouchedRegistration: RegistrationState = {
  phone: '',
  captcha: '',
  smsCode: '',
  captchaAddress: undefined,
  isCaptchaMissing: false,
  isSendingSms: false,
  secondsLeft: 0,
  isApplying: false,
  isRegistered: false,
  errors: {},
  values: {},
  faultyValues: [],
};

export interface RegistrationEvents {
  phoneChanged(value: string): void;
  captchaChanged(value: string): void;
  smsCodeChanged(value: string): void;
  captchaRefreshRequested(): void;
  captchaLoaded(): void;
  /** The captcha picture could not be loaded. */
  captchaFailed(): void;
  smsRequested(): void;
  applySubmitted(): void;
  valueChanged(group: DataGroup, key: string, value: string): void;
}

export interface RegistrationContextValue {
  readonly state: RegistrationState;
  readonly events: RegistrationEvents;
  /** Another way than the captcha's picture; comes after the rest. */
  readonly captchaHelp?: ReactNode;
  /** Asks who came by an advert whether its network may hear of the registration. */
  readonly clickConsent?: ReactNode;
}

/** Declared by the blocks, filled by the promotion feature: the form's state lives in the store. */
export const RegistrationContext = createContext<RegistrationContextValue | undefined>(undefined);

export function useRegistration(): RegistrationContextValue {
  const registration = useContext(RegistrationContext);
  if (!registration) throw new Error('A block was drawn outside RegistrationContext');
  return registration;
}
