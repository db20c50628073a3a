import { buffers } from 'redux-saga';
import { actionChannel, call, put, take } from 'typed-redux-saga';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { toastRequested } from '../../../events/toast';
import { filesChosen } from './slice';

type Chosen = ReturnType<typeof filesChosen>;

async function load() {
  try {
    return await import(/* webpackChunkName: "complaintPictures" */ './sendPictures');
  } catch {
    return undefined;
  }
}

/**
 * Sends pictures. The code for it comes with the first that are picked: most complaints have none.
 * @param waiting pictures that an earlier visit had not sent yet
 */
export function* watchPictures(dependencies: BorrowerDependencies, waiting: number) {
  const chosen = yield* actionChannel<Chosen>(filesChosen.type, buffers.expanding<Chosen>());
  for (let isFirst = true; ; isFirst = false) {
    const picked = isFirst && waiting > 0 ? undefined : yield* take(chosen);
    const code = yield* call(load);
    if (code) return yield* code.sendPictures(dependencies, { waiting, picked, chosen });
    yield* put(toastRequested({ key: 'common:failure.offline' }));
  }
}
