import { put, takeEvery } from 'typed-redux-saga';
import { read } from '../../../api/calls';
import { onEvery } from '../../../effects/safely';
import { createReading } from '../../../effects/reading';
import { pageChosen } from '../../../events/navigation';
import { toastRequested } from '../../../events/toast';
import type { Order } from '../../../generated/replies';
import validateKinds from '../../../generated/validators/replies/problemInit';
import { shownText } from '../../../kernel/shownValue';
import { collectionType, type Kind } from '../draft';
import { subjectChosen } from '../form/slice';
import * as events from './slice';
import { allowsCollection, numberOf } from './orders';

function* goOn(order: Order | undefined, type: Kind, sonType?: Kind) {
  yield* put(
    subjectChosen({ type, sonType, orderNo: numberOf(order), productName: shownText(order?.productName) }),
  );
  yield* put(pageChosen({ path: '/complainPageNext' }));
}

function* refuseCollection() {
  yield* put(events.sonTypesHidden());
  yield* put(toastRequested({ key: 'complaint:home.collectionRefused' }));
}

export const kindsReading = createReading(events.kinds, events.orderQuery, ({ forms }, payload) =>
  read(forms, 'problem-init', payload, validateKinds),
);

/** Collection needs an order that allows it, and a sub-type; anything else leads straight to the form (contract §11, §12). */
export function* watchHome() {
  yield* onEvery(events.typeChosen, function* handleType({ type, order, hasSonTypes }) {
    const isCollection = type.value === collectionType;
    if (isCollection && !allowsCollection(order)) yield* refuseCollection();
    else if (isCollection && hasSonTypes) yield* put(events.sonTypesShown());
    else yield* goOn(order, type);
  });
  yield* onEvery(events.sonTypeChosen, function* handleSonType({ type, sonType, order }) {
    if (allowsCollection(order)) yield* goOn(order, type, sonType);
    else yield* refuseCollection();
  });
  yield* takeEvery(events.orderChosen, function* handleOrder({ payload: orderId }) {
    yield* put(pageChosen({ path: '/complaint', query: { orderId }, isReplacing: true }));
  });
}
