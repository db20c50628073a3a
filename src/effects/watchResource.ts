import { call, put, takeLatest } from 'typed-redux-saga';
import { sessionEnded } from '../events/session';
import { isSessionOver, type Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import type { Resource } from './resource';
import { settle } from './settle';

type Load<Request, Value> = (request: Request) => Promise<Result<Value, Failure>>;

/** Loads a resource whenever its screen opens or the person asks again; the last request wins. */
export function* watchResource<Request, Value>(
  resource: Resource<Request, Value>,
  load: Load<Request, Value>,
) {
  const { opened, retryRequested, renewed, arrived, failed } = resource;
  yield* takeLatest(
    [opened, retryRequested, renewed],
    function* handleRequest({ payload }: { readonly payload: Request }) {
      const result = yield* call(settle<Value>, () => load(payload));
      if (result.ok) {
        yield* put(arrived(result.value));
        return;
      }
      yield* put(failed(result.error));
      if (isSessionOver(result.error)) yield* put(sessionEnded());
    },
  );
}
