import { put, select } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { paidNotesOf } from '../../../effects/paidNotes';
import { onEvery } from '../../../effects/safely';
import { shownText } from '../../../kernel/shownValue';
import { details, selectDetails } from '../details/slice';
import { orders } from '../slice';
import { paidCompared } from './slice';

/** Puts what was paid beside what the lender says, whenever it says something of a loan. */
export function* watchPaid(dependencies: BorrowerDependencies) {
  const notes = paidNotesOf(dependencies);
  yield* onEvery(details.arrived, function* compareDetails({ orderStatus, userOrderDetail }) {
    const orderId = (yield* select(selectDetails)).details.request?.orderId;
    if (orderId === undefined) return;
    const rows = (userOrderDetail?.detail ?? []).map(({ text, value }) => ({
      name: shownText(text),
      value: shownText(value),
    }));
    yield* put(
      paidCompared({ [orderId]: notes.compare(orderId, { place: 'details', status: orderStatus, rows }) }),
    );
  });
  yield* onEvery(orders.arrived, function* compareList({ orderList }) {
    const compared = (orderList ?? []).flatMap(({ orderNo, status, list }) => {
      const orderId = shownText(orderNo);
      const rows = (list ?? []).map(({ title, value }) => ({
        name: shownText(title),
        value: shownText(value),
      }));
      return orderId === ''
        ? []
        : [[orderId, notes.compare(orderId, { place: 'list', status, rows })] as const];
    });
    yield* put(paidCompared(Object.fromEntries(compared)));
  });
}
