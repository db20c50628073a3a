import { valueOf } from '../../effects/resource';
import { mayAct } from '../../kernel/acting';
import { cardsOf, isSamePayment, type Card, type Payment } from './payment';
import type { PaywayState, WithPayway } from './slice';

export const selectPayway = (state: WithPayway): PaywayState => state.payway;

export function cardOf(state: PaywayState, cardId: string | undefined): Card | undefined {
  const ways = valueOf(state.ways);
  return ways && cardsOf(ways).find(({ id }) => id === cardId);
}

/** Whether the screen still is about that payment; a reply that comes later is none of the next one's. */
export const isStillRelevant =
  (payment: Payment) =>
  (state: WithPayway): boolean =>
    isSamePayment(selectPayway(state).payment, payment);

/** Nothing that pays is under way or done. */
export const mayPay = ({ commit, confirm, provider }: PaywayState): boolean =>
  [commit, confirm, provider].every(mayAct);
