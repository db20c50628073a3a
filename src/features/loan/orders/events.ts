import { createResource } from '../../../effects/resource';
import type { ProblemInitPayload } from '../../../generated/payloads';
import type { ProblemInitReply } from '../../../generated/replies';

/** The borrower's loans. */
export const orders = createResource<ProblemInitPayload, ProblemInitReply>('loanOrders');
