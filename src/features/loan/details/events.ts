import { createRating } from '../../../effects/rating';
import { createResource } from '../../../effects/resource';
import type { LoanOrderPayload } from '../../../generated/payloads';
import type { LoanDetailsReply } from '../../../generated/replies';

/** Where one loan stands. */
export const details = createResource<LoanOrderPayload, LoanDetailsReply>('loanDetails');
/** The rating that is given at a loan. */
export const rating = createRating<LoanOrderPayload>('loanRating');
/** What is rated there. */
export const ratedSubject = ({ orderId, productId }: LoanOrderPayload): string => orderId ?? productId ?? '';
