import { valueOf } from '../../effects/resource';
import { mayAct } from '../../kernel/acting';
import { cardsOf, type Card } from './payment';
import type { PaywayState, WithPayway } from './slice';

export const selectPayway = (state: WithPayway): PaywayState => state.payway;

export function cardOf(state: PaywayState, cardId: string | undefined): Card | undefined {
  const ways = valueOf(state.ways);
  return ways && cardsOf(ways).find(({ id }) => id === cardId);
}

/** Nothing that pays is under way or done. */
export const mayPay = ({ commit, confirm, provider }: PaywayState): boolean => [commit, confirm, provider].every(mayAct);
