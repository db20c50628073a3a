import { call, put, takeLatest } from 'typed-redux-saga';
import type { EditorReply } from '../api/editorClient';
import type { Resource } from './resource';
import { settle } from './settle';

/**
 * Loads a resource whenever it is asked for; the last request wins.
 * @param ready ends once it may be asked for
 */
export function* watchResource<Request, Value>(
  { opened, renewed, arrived, failed }: Resource<Request, Value>,
  load: (request: Request) => Promise<EditorReply<Value>>,
  ready?: (request: Request) => Generator,
) {
  yield* takeLatest([opened, renewed], function* handleRequest({ payload }: { readonly payload: Request }) {
    if (ready) yield* call(ready, payload);
    const result = yield* call(settle<Value>, () => load(payload));
    yield* put(result.ok ? arrived(result.value) : failed(result.error));
  });
}
