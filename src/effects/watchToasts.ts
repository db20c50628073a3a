import { delay, put, takeLatest } from 'typed-redux-saga';
import { toastDismissed, toastMs, toastRequested } from '../events/toast';

function* handleToast() {
  yield* delay(toastMs);
  yield* put(toastDismissed());
}

export function* watchToasts() {
  yield* takeLatest(toastRequested, handleToast);
}
