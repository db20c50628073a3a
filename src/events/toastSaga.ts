import { delay, put, takeLatest } from 'typed-redux-saga';
import { toastDismissed, toastRequested } from './toast';

/** How long a toast stays, in ms (contract §14). */
const toastMilliseconds = 3000;

function* handleToast() {
  yield* delay(toastMilliseconds);
  yield* put(toastDismissed());
}

export function* watchToasts() {
  yield* takeLatest(toastRequested, handleToast);
}
