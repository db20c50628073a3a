import { call, put, takeLeading } from 'typed-redux-saga';
import type { EditorReply } from '../api/editorClient';
import type { Act } from './act';
import { settle } from './settle';

/**
 * Sends a call that acts when a person asks for it, and none beside it while it is under way.
 * @param followUp runs after success, such as renewing what has changed
 */
export function* watchAct<Request, Value>(
  { requested, succeeded, failed }: Act<Request, Value>,
  send: (request: Request) => Promise<EditorReply<Value>>,
  followUp?: (value: Value, request: Request) => Generator,
) {
  yield* takeLeading(requested, function* handleRequest({ payload }: { readonly payload: Request }) {
    const result = yield* call(settle<Value>, () => send(payload));
    if (!result.ok) {
      yield* put(failed({ request: payload, problem: result.error }));
      return;
    }
    yield* put(succeeded({ request: payload, value: result.value }));
    if (followUp) yield* call(followUp, result.value, payload);
  });
}
