import type { UnknownAction } from '@reduxjs/toolkit';
import {
  untouchedRegistration,
  type RegistrationField,
  type RegistrationState as FormState,
} from '../../blocks/RegistrationContext';
import * as events from './registrationEvents';

export interface RegistrationState extends FormState {
  /** The server's session; binds captcha and SMS code. */
  readonly sid: string | undefined;
  /** The picture is on its way: nobody can have read it yet. */
  readonly isCaptchaComing: boolean;
  /** By which the visitor came; undefined: by none that anybody is told of. */
  readonly click: events.AskedClick | undefined;
  /** Grows each time a form is refused here, so that the faulty field gets the focus again. */
  readonly faultCount: number;
}

const initialRegistrationState: RegistrationState = {
  ...untouchedRegistration,
  sid: undefined,
  isCaptchaComing: true,
  click: undefined,
  faultCount: 0,
};

/** A field that is typed into is no longer at fault. */
function typed(state: RegistrationState, field: RegistrationField, value: string): RegistrationState {
  const { [field]: _corrected, ...errors } = state.errors;
  return { ...state, [field]: value, errors };
}

function faulty(state: RegistrationState, fault: events.RegistrationFault): RegistrationState {
  const faultCount = state.faultCount + 1;
  return 'field' in fault
    ? { ...state, errors: { [fault.field]: fault.text }, faultyValues: [], faultCount }
    : { ...state, errors: {}, faultyValues: [fault.value], faultCount };
}

/** What the visitor types. Undefined: something else happened. */
function reduceInput(state: RegistrationState, action: UnknownAction): RegistrationState | undefined {
  if (events.phoneChanged.match(action)) return typed(state, 'phone', action.payload);
  if (events.captchaChanged.match(action)) return typed(state, 'captcha', action.payload);
  if (events.smsCodeChanged.match(action)) return typed(state, 'smsCode', action.payload);
  if (events.valueChanged.match(action)) {
    const { group, key, value } = action.payload;
    const values = { ...state.values, [group]: { ...state.values[group], [key]: value } };
    return {
      ...state,
      values,
      faultyValues: state.faultyValues.filter((name) => name !== `${group}.${key}`),
    };
  }
  if (events.clickChanged.match(action)) return { ...state, click: action.payload };
  return undefined;
}

/** Nothing more is coming; who was asked to wait for the picture sees it, or is told at the field that there is none. */
function settled(state: RegistrationState, isCaptchaMissing: boolean): RegistrationState {
  const { captcha, ...others } = state.errors;
  const isAboutPicture = captcha === events.captchaComing || captcha === events.captchaMissing;
  const errors = isCaptchaMissing
    ? { ...others, captcha: events.captchaMissing }
    : isAboutPicture
      ? others
      : state.errors;
  return { ...state, isCaptchaComing: false, isCaptchaMissing, errors };
}

function reduceProgress(state: RegistrationState, action: UnknownAction): RegistrationState {
  if (events.formRestored.match(action)) return { ...state, phone: state.phone || action.payload.phone };
  if (events.sessionStarted.match(action)) return { ...state, sid: action.payload };
  // Letters that were read from an earlier picture are of no use with a new one.
  if (events.captchaShown.match(action)) {
    const captcha = state.captchaAddress ? '' : state.captcha;
    return {
      ...state,
      captchaAddress: action.payload,
      captcha,
      isCaptchaComing: true,
      isCaptchaMissing: false,
    };
  }
  if (events.captchaLoaded.match(action)) return settled(state, false);
  if (events.captchaUnavailable.match(action)) return settled(state, true);
  if (events.faultFound.match(action)) return faulty(state, action.payload);
  if (events.smsSendingStarted.match(action)) return { ...state, isSendingSms: true, errors: {} };
  if (events.smsSendingEnded.match(action)) return { ...state, isSendingSms: false };
  if (events.countdownTicked.match(action)) return { ...state, secondsLeft: action.payload };
  if (events.applyStarted.match(action)) return { ...state, isApplying: true, errors: {}, faultyValues: [] };
  if (events.applyEnded.match(action)) return { ...state, isApplying: false };
  if (events.registered.match(action)) return { ...state, isRegistered: true, sid: undefined };
  return state;
}

export const registrationReducer = (
  state: RegistrationState = initialRegistrationState,
  action: UnknownAction,
): RegistrationState => reduceInput(state, action) ?? reduceProgress(state, action);
