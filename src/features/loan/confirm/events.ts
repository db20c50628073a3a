import { createAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../../api/idempotencyKey';
import { createMutation } from '../../../effects/mutation';
import { createResource } from '../../../effects/resource';
import type { LoanDetailConfirmPayload } from '../../../generated/payloads';
import type { LoanDetailConfirmReply, LoanDetailPushReply } from '../../../generated/replies';

/** The loan that a product would be. */
export const offer = createResource<LoanDetailConfirmPayload, LoanDetailConfirmReply>('loanOffer');
/** The loan being taken on. */
export const push = createMutation<LoanDetailPushReply>('loanPush');

export const agreementToggled = createAction<boolean>('loanOffer/agreementToggled');
/** @param payload the product that the screen is about */
export const submitted = createAction<{ readonly productId: string | undefined }>('loanOffer/submitted');
/** The loan whose outcome is open is to be sent once more, as it was. */
export const retried = createAction<{ readonly productId: string | undefined }>('loanOffer/retried');
/** The loan whose outcome is open is somebody else's, or no longer wanted. */
export const discarded = createAction<{ readonly productId: string | undefined }>('loanOffer/discarded');
/** What is sent now; kept while its outcome is open. */
export const pushMade = createAction<MoneyOperation>('loanPush/made');
/** The outcome of a loan of this product is open, from an earlier visit or sign-in, or from another tab. */
export const openPushFound = createAction<MoneyOperation>('loanPush/openFound');
export const screenLeft = createAction('loanOffer/screenLeft');
