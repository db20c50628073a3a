import { valueOf } from '../../../effects/resource';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import { mayAct } from '../../../kernel/acting';
import { shownText } from '../../../kernel/shownValue';
import type { ConfirmState, WithConfirm } from './slice';

export const selectConfirm = (state: WithConfirm): ConfirmState => state.confirm;

/** The agreement is asked for only where there is a contract to read (contract §12). */
export const contractOf = ({ isNewContract }: LoanDetailConfirmReply): string => shownText(isNewContract);

/** Whether the screen still is about that product; a reply that comes later is none of the next one's. */
export const isStillRelevant =
  (productId: string) =>
  ({ confirm }: WithConfirm): boolean =>
    confirm.productId === productId;

/** The offer that may be sent now; undefined: nothing may. */
export function selectSubmittable({ confirm }: WithConfirm): LoanDetailConfirmReply | undefined {
  const offer = valueOf(confirm.offer);
  if (!offer || confirm.waiting === 'underWay' || !mayAct(confirm.push)) return undefined;
  return confirm.isAgreed || contractOf(offer) === '' ? offer : undefined;
}
