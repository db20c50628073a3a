import { createAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../api/idempotencyKey';
import { createMutation } from '../../effects/mutation';
import { createResource } from '../../effects/resource';
import type { RepaymentCommitReply, RepaymentHuichaoReply, RepaymentWayReply } from '../../generated/replies';
import type { Payment } from './payment';

export const ways = createResource<Payment, RepaymentWayReply>('payway');
/** Paying by a card, or having its code sent. */
export const commit = createMutation<RepaymentCommitReply>('paywayCommit');
export const confirm = createMutation<undefined>('paywayConfirm');
export const provider = createMutation<RepaymentHuichaoReply>('paywayProvider');

export const cardChosen = createAction<string>('payway/cardChosen');
export const paySubmitted = createAction('payway/paySubmitted');
export const optionChosen = createAction<string>('payway/optionChosen');
export const codeTyped = createAction<string>('payway/codeTyped');
export const codeAskedAgain = createAction('payway/codeAskedAgain');
export const confirmSubmitted = createAction('payway/confirmSubmitted');
export const cancelled = createAction('payway/cancelled');
/** A call whose outcome is open is to be sent once more, as it was. */
export const retried = createAction('payway/retried');
/** A call whose outcome is open is somebody else's, or no longer wanted. */
export const discarded = createAction('payway/discarded');
export const screenLeft = createAction('payway/screenLeft');

/** `otherCode`: not the one that was sent before. */
export type PaywayFault = 'card' | 'code' | 'longCode' | 'otherCode';
/** Something is missing that only the person can give. */
export const faultFound = createAction<PaywayFault>('payway/faultFound');
/** What is sent now, and again if its reply is lost. */
export const operationMade = createAction<MoneyOperation>('payway/operationMade');
/** The outcome of a call about this payment is open, from an earlier visit or sign-in, or from another tab. */
export const operationFound = createAction<MoneyOperation>('payway/operationFound');

/** A payment that waits for its code. */
export interface Verification {
  readonly cardId: string;
  readonly recordId: string;
  /** Epoch ms from which another code may be asked for. */
  readonly countdownEnd: number;
}
export const verificationStarted = createAction<Verification>('payway/verificationStarted');
/** A confirmation is to be sent again, whose code is not kept. */
export const codeWanted = createAction<Verification>('payway/codeWanted');
export const countdownTicked = createAction<number>('payway/countdownTicked');
