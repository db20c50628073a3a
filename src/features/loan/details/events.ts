import { createAction } from '@reduxjs/toolkit';
import { createAct } from '../../../effects/act';
import { createResource } from '../../../effects/resource';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanDetailsReply } from '../../../generated/replies';

/** Where one loan stands. */
export const details = createResource<LoanOrderPayload, LoanDetailsReply>('loanDetails');
/** The rating being sent. */
export const rating = createAct<undefined>('loanRating');

export const starsChosen = createAction<number>('loanRating/starsChosen');
/** @param payload the loan that the rating is given at */
export const ratingSubmitted = createAction<LoanOrderPayload>('loanRating/submitted');
export const ratingDismissed = createAction('loanRating/dismissed');
export const thanksDismissed = createAction('loanRating/thanksDismissed');
