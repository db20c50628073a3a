import { createAction } from '@reduxjs/toolkit';
import type { DataGroup, RegistrationField } from '../../blocks/RegistrationContext';
import type { ClickId } from '../../kernel/clickId';
import type { TextKey } from '../../texts/textKey';

/** Why a form was not sent: a field of its own, or a data field as `group.key`. */
export type RegistrationFault =
  | { readonly field: RegistrationField; readonly text: TextKey }
  | { readonly value: string; readonly text: TextKey };

/** By which a visitor came, and whether its network may hear of the registration. */
export interface AskedClick extends ClickId {
  readonly isAgreed: boolean;
}

/** Said at the field: it asks for nothing but a moment, and goes when the picture is there. */
export const captchaComing: TextKey = 'promotion:captchaComing';

/** Said at the field and in the toast: no picture could be had. */
export const captchaMissing: TextKey = 'promotion:toast.captchaFailed';

export const phoneChanged = createAction<string>('registration/phoneChanged');
export const captchaChanged = createAction<string>('registration/captchaChanged');
export const smsCodeChanged = createAction<string>('registration/smsCodeChanged');
export const valueChanged = createAction<{ group: DataGroup; key: string; value: string }>(
  'registration/valueChanged',
);
/** The visitor came by an advert's click that somebody may be told of, or has thought otherwise about that. */
export const clickChanged = createAction<AskedClick>('registration/clickChanged');
export const captchaRefreshRequested = createAction('registration/captchaRefreshRequested');
export const captchaLoaded = createAction('registration/captchaLoaded');
export const captchaFailed = createAction('registration/captchaFailed');
export const smsRequested = createAction('registration/smsRequested');
export const applySubmitted = createAction('registration/applySubmitted');

/** What an earlier visit of this tab had typed. */
export const formRestored = createAction<{ phone: string }>('registration/formRestored');
export const sessionStarted = createAction<string>('registration/sessionStarted');
/** There is no picture to wait for: the server gave no session, or the picture of a new one failed too. */
export const captchaUnavailable = createAction('registration/captchaUnavailable');
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
