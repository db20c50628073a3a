import { delay, put, takeLatest } from 'typed-redux-saga';
import { toastDismissed, toastRequested } from '../events/toast';

/** How long a toast stays, in ms (contract §14). */
const toastMs = 3000;

function* handleToast() {
  yield* delay(toastMs);
  yield* put(toastDismissed());
}

export function* watchToasts() {
  yield* takeLatest(toastRequested, handleToast);
}
