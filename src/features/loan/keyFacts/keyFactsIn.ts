import { stripInvalid } from '../../../codec/stripInvalid';
import type { KeyFactsReply, LoanDetailConfirmReply } from '../../../generated/replies';
import validateKeyFacts from '../../../generated/validators/replies/keyFacts';

/** What a lender sends for the key facts beyond the offer; a field of the wrong type costs that field (contract §5). */
export const keyFactsIn = ({ keyFacts }: LoanDetailConfirmReply): KeyFactsReply =>
  stripInvalid(validateKeyFacts, keyFacts ?? {})?.value ?? {};
