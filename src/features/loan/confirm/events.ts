import { createAction } from '@reduxjs/toolkit';
import { createAct } from '../../../effects/act';
import { createResource } from '../../../effects/resource';
import type { LoanDetailConfirmPayload } from '../../../generated/payloads';
import type { LoanDetailConfirmReply, LoanDetailPushReply } from '../../../generated/replies';

/** The loan that a product would be. */
export const offer = createResource<LoanDetailConfirmPayload, LoanDetailConfirmReply>('loanOffer');
/** The loan being taken on. */
export const push = createAct<LoanDetailPushReply>('loanPush');

export const agreementToggled = createAction<boolean>('loanOffer/agreementToggled');
/** @param payload the product that the screen is about */
export const submitted = createAction<{ readonly productId: string | undefined }>('loanOffer/submitted');
export const screenLeft = createAction('loanOffer/screenLeft');
