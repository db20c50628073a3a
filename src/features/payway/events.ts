import { createAction } from '@reduxjs/toolkit';
import { createAct } from '../../effects/act';
import { createResource } from '../../effects/resource';
import type { RepaymentCommitReply, RepaymentHuichaoReply, RepaymentWayReply } from '../../generated/replies';
import type { Attempt, Payment } from './payment';

/** Cards and other ways to pay. */
export const ways = createResource<Payment, RepaymentWayReply>('payway');
/** Paying by a card, or having its code sent. */
export const commit = createAct<RepaymentCommitReply>('paywayCommit');
/** Confirming by the code. */
export const confirm = createAct<undefined>('paywayConfirm');
/** Going to a provider's page. */
export const provider = createAct<RepaymentHuichaoReply>('paywayProvider');

export const cardChosen = createAction<string>('payway/cardChosen');
export const paySubmitted = createAction('payway/paySubmitted');
export const optionChosen = createAction<string>('payway/optionChosen');
export const codeTyped = createAction<string>('payway/codeTyped');
export const codeAskedAgain = createAction('payway/codeAskedAgain');
export const confirmSubmitted = createAction('payway/confirmSubmitted');
export const cancelled = createAction('payway/cancelled');
/** A call whose reply is lost is to be sent once more, as it was. */
export const commitRetried = createAction('payway/commitRetried');
export const screenLeft = createAction('payway/screenLeft');

export type PaywayFault = 'card' | 'code';
/** Something is missing that only the person can give. */
export const faultFound = createAction<PaywayFault>('payway/faultFound');
/** What is sent now, and again if its reply is lost. */
export const attemptMade = createAction<Attempt>('payway/attemptMade');
/** The reply of an earlier attempt never came, and the page was loaded anew since. */
export const attemptRestored = createAction<Attempt>('payway/attemptRestored');

/** A payment that waits for its code. */
export interface Verification {
  readonly cardId: string;
  readonly recordId: string;
  /** Epoch ms from which another code may be asked for. */
  readonly countdownEnd: number;
}
export const verificationStarted = createAction<Verification>('payway/verificationStarted');
/** The reply to an earlier confirmation never came, and the screen was opened anew since. */
export const confirmationRestored = createAction<Verification>('payway/confirmationRestored');
export const countdownTicked = createAction<number>('payway/countdownTicked');
