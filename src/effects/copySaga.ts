import { call, put, takeEvery } from 'typed-redux-saga';
import { copyChosen } from '../events/copy';
import { toastRequested } from '../events/toast';
import { copyText } from './copyText';

/** Copying says whether it worked (contract §13). */
export function* watchCopies(view: Window) {
  yield* takeEvery(copyChosen, function* handleCopy({ payload }) {
    const isCopied = yield* call(copyText, view, payload);
    yield* put(toastRequested({ key: isCopied ? 'borrower:copied' : 'borrower:notCopied' }));
  });
}
