import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type Failure, isSessionOver, type RemoteData } from '../kernel/failure';
import { call, put, takeLatest } from 'typed-redux-saga';
import { sessionEnded } from '../events/session';
import type { Result } from '../kernel/result';
import { settle } from './settle';

export interface ResourceState<Value> {
  readonly data: RemoteData<Value>;
  /** The person asked again; the failure stays in view until there is news. */
  readonly isRetrying: boolean;
}

/** Data that a screen is about: the events of its life, and what they make of it. */
export function createResource<Request, Value>(name: string) {
  /** A screen was opened that is about it. */
  const opened = createAction<Request>(`${name}/opened`);
  const retryRequested = createAction<Request>(`${name}/retryRequested`);
  /** It is asked for once more while it is in view. */
  const renewed = createAction<Request>(`${name}/renewed`);
  const arrived = createAction<Value>(`${name}/arrived`);
  const failed = createAction<Failure>(`${name}/failed`);
  const initialState: ResourceState<Value> = { data: { status: 'initial' }, isRetrying: false };

  function reducer(state = initialState, action: UnknownAction): ResourceState<Value> {
    if (opened.match(action)) return { data: { status: 'loading' }, isRetrying: false };
    if (retryRequested.match(action)) return { ...state, isRetrying: true };
    if (arrived.match(action)) {
      // The payload's type is a condition on `Value`, which the compiler can't decide in here.
      return { data: { status: 'ready', value: action.payload as Value }, isRetrying: false };
    }
    if (failed.match(action))
      return { data: { status: 'failed', failure: action.payload }, isRetrying: false };
    return state;
  }

  return { opened, retryRequested, renewed, arrived, failed, initialState, reducer };
}

export type Resource<Request, Value> = ReturnType<typeof createResource<Request, Value>>;

/** What is there, if it is there. */
export const valueOf = <Value>({ data }: ResourceState<Value>): Value | undefined =>
  data.status === 'ready' ? data.value : undefined;

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
