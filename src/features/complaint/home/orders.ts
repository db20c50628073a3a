import type { Order, ProblemInitReply } from '../../../generated/replies';
import { isOne, shownText } from '../../../kernel/shownValue';
export const numberOf = (order: Order | undefined): string => shownText(order?.orderNo);

/** Every order that can be chosen, once: the list's, and the one that was asked for if the list lacks it. */
export function ordersOf({ orderDetail, orderList }: ProblemInitReply): readonly Order[] {
  const all = orderDetail ? [...(orderList ?? []), orderDetail] : (orderList ?? []);
  const numbers = all.map(numberOf);
  return all.filter(
    (order, position) => numberOf(order) !== '' && numbers.indexOf(numberOf(order)) === position,
  );
}

/**
 * The order that a complaint is about: the first wanted one that there is, else the one that the server names, else
 * the first of all.
 * @param wanted order numbers, the most wanted one first
 */
export function selectedOrder(
  reply: ProblemInitReply,
  wanted: readonly (string | undefined)[],
): Order | undefined {
  const orders = ordersOf(reply);
  for (const number of wanted) {
    const found = orders.find((order) => numberOf(order) === number);
    if (found) return found;
  }
  return reply.orderDetail ?? orders[0];
}

/** Only some orders may be complained about for how they are collected (contract §12). */
export const allowsCollection = (order: Order | undefined): boolean => isOne(order?.isShow);
