import { createAction } from '@reduxjs/toolkit';
import type { DataGroup, RegistrationField } from '../../blocks/RegistrationContext';
import type { TextKey } from '../../texts/textKey';

/** Why a form was not sent: a field of its own, or a data field as `group.key`. */
export type RegistrationFault =
  | { readonly field: RegistrationField; readonly text: TextKey }
  | { readonly value: string; readonly text: TextKey };

/** Said at the field: it asks for nothing but a moment, and goes when the picture is there. */
export const captchaComing: TextKey = 'promotion:captchaComing';

export const phoneChanged = createAction<string>('registration/phoneChanged');
export const captchaChanged = createAction<string>('registration/captchaChanged');
export const smsCodeChanged = createAction<string>('registration/smsCodeChanged');
export const valueChanged = createAction<{ group: DataGroup; key: string; value: string }>('registration/valueChanged');
export const captchaRefreshRequested = createAction('registration/captchaRefreshRequested');
export const captchaLoaded = createAction('registration/captchaLoaded');
export const captchaFailed = createAction('registration/captchaFailed');
export const smsRequested = createAction('registration/smsRequested');
export const applySubmitted = createAction('registration/applySubmitted');

/** What an earlier visit of this tab had typed. */
export const formRestored = createAction<{ phone: string }>('registration/formRestored');
export const sessionStarted = createAction<string>('registration/sessionStarted');
/** The server gave no session, so there is no picture to wait for. */
export const sessionRefused = createAction('registration/sessionRefused');
export const captchaShown = createAction<string>('registration/captchaShown');
export const faultFound = createAction<RegistrationFault>('registration/faultFound');
export const smsSendingStarted = createAction('registration/smsSendingStarted');
export const smsSendingEnded = createAction('registration/smsSendingEnded');
/** The moment, in epoch ms, from which another code may be asked for. */
export const countdownStarted = createAction<number>('registration/countdownStarted');
export const countdownTicked = createAction<number>('registration/countdownTicked');
export const applyStarted = createAction('registration/applyStarted');
export const applyEnded = createAction('registration/applyEnded');
export const registered = createAction('registration/registered');
