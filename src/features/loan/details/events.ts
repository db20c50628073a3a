import { createRating } from '../../../effects/rating';
import { createResource } from '../../../effects/resource';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanDetailsReply, LoanPlayDetailReply } from '../../../generated/replies';

/** Where one loan stands. */
export const details = createResource<LoanOrderPayload, LoanDetailsReply>('loanDetails');
/** What is to be paid of it. */
export const due = createResource<LoanOrderPayload, LoanPlayDetailReply>('loanDue');
/** The rating that is given at a loan. */
export const rating = createRating<LoanOrderPayload>('loanRating');
