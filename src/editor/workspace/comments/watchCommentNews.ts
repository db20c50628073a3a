import { call, put, select, takeEvery } from 'typed-redux-saga';
import { notices } from '../../insight/notices/noticesFeature';
import { commentStatusReceived } from '../model/watchSaga';
import { openThreads, renewThreads } from './commentsFeature';

/** What is there already is not asked for again, such as after one's own comment. */
function* hearComments({ payload: { id, version, isOtherText } }: ReturnType<typeof commentStatusReceived>) {
  const { request, value } = yield* select(openThreads.select);
  if (request !== id) yield* put(openThreads.opened(id));
  else if (value?.version !== version) {
    yield* call(renewThreads, id);
    // It may mention the reader.
    yield* put(notices.renewed(undefined));
  } else if (isOtherText && value.threads.some(({ blockId }) => blockId !== null))
    yield* put(openThreads.renewed(id));
}

/** Has comments anew when the template's watch hears of other ones. */
export function* watchCommentNews() {
  yield* takeEvery(commentStatusReceived, hearComments);
}
