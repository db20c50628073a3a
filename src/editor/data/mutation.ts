import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { EditorProblem } from '../api/problem';
import { call, put, takeLeading } from 'typed-redux-saga';
import type { EditorReply } from '../api/editorClient';
import { settle } from './resource';

/** A call that changes something for a person. */
export interface MutationState<Request, Value> {
  readonly status: 'idle' | 'underWay' | 'done' | 'failed';
  readonly request: Request | undefined;
  /** The reply, once it is done. */
  readonly value: Value | undefined;
  readonly problem: EditorProblem | undefined;
}

/** The events in the life of a call that acts, and what they make of it. */
export function createMutation<Request, Value>(name: string) {
  /** The person asked for it. It is ignored while the one before is under way. */
  const requested = createAction<Request>(`${name}/requested`);
  const succeeded = createAction<{ readonly request: Request; readonly value: Value }>(`${name}/succeeded`);
  const failed = createAction<{ readonly request: Request; readonly problem: EditorProblem }>(
    `${name}/failed`,
  );
  /** Another intention begins: a dialog was closed, a screen left. */
  const forgotten = createAction(`${name}/forgotten`);
  type State = MutationState<Request, Value>;
  const initialState: State = { status: 'idle', request: undefined, value: undefined, problem: undefined };

  function reducer(state = initialState, action: UnknownAction): State {
    if (requested.match(action)) {
      if (state.status === 'underWay') return state;
      // The payload's type is a condition on `Request`, which the compiler can't decide in here.
      return { ...initialState, status: 'underWay', request: action.payload as Request };
    }
    if (succeeded.match(action)) return { ...initialState, status: 'done', ...action.payload };
    if (failed.match(action)) return { ...initialState, status: 'failed', ...action.payload };
    if (forgotten.match(action)) return state.status === 'underWay' ? state : initialState;
    return state;
  }

  return { requested, succeeded, failed, forgotten, initialState, reducer };
}

export type Mutation<Request, Value> = ReturnType<typeof createMutation<Request, Value>>;

/**
 * Sends a call that acts when a person asks for it, and none beside it while it is under way.
 * @param followUp runs after success, such as renewing what has changed
 */
export function* watchMutation<Request, Value>(
  { requested, succeeded, failed }: Mutation<Request, Value>,
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
