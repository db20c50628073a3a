import { createResource } from '../../../effects/resource';
import type { ContractDetailPayload } from '../../../generated/payloads';
import type { ContractDetailReply } from '../../../generated/replies';

/** What the contract of one loan says. */
export const contract = createResource<ContractDetailPayload, ContractDetailReply>('loanContract');
