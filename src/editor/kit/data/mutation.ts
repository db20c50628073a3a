import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { call, put, takeLeading } from 'typed-redux-saga';
import { createMutation } from '../../../effects/mutation';
import type { Acting } from '../../../kernel/acting';
import type { EditorProblem, EditorReply } from '../api/editorClient';
import { settle, type StateOf } from './resource';

/** A call that acts, as the dialog or the row shows it that asked for it. */
export interface MutationState<Request, Value> {
  readonly status: Acting;
  readonly request: Request | undefined;
  /** The reply, once it is done. */
  readonly value: Value | undefined;
  readonly problem: EditorProblem | undefined;
}

/** A mutation (`src/effects/mutation.ts`) whose request, reply and problem are kept: the editor shows them in place. */
export function createEditorMutation<Request, Value>(name: string) {
  const { started, succeeded, refused, forgotten, reducer } = createMutation<Value, Request, EditorProblem>(
    name,
  );
  /** The person asked for it. It is ignored while the one before is under way. */
  const requested = createAction<Request>(`${name}/requested`);
  type State = MutationState<Request, Value>;
  const initialState: State = { status: 'idle', request: undefined, value: undefined, problem: undefined };

  // The types of payloads are conditions on type parameters, which the compiler can't decide in here.
  function reduce(state = initialState, action: UnknownAction): State {
    // A screen that was left does not end the call.
    if (forgotten.match(action)) return state.status === 'underWay' ? state : initialState;
    const status = reducer(state.status, action);
    if (started.match(action)) return { ...initialState, status, request: action.payload as Request };
    if (succeeded.match(action)) return { ...state, status, value: action.payload as Value };
    if (refused.match(action)) return { ...state, status, problem: action.payload };
    return state;
  }

  const select = (state: StateOf<State>): State => state[name] ?? initialState;
  return { name, requested, started, succeeded, refused, forgotten, reducer: reduce, select };
}

export type EditorMutation<Request, Value> = ReturnType<typeof createEditorMutation<Request, Value>>;

/**
 * Sends a call that acts when a person asks for it, and none beside it while it is under way.
 * @param followUp runs after success, such as renewing what has changed
 * @param ready ends once it may be sent
 */
export function* watchMutation<Request, Value>(
  { requested, started, succeeded, refused }: EditorMutation<Request, Value>,
  send: (request: Request) => Promise<EditorReply<Value>>,
  followUp?: (value: Value, request: Request) => Generator,
  ready?: (request: Request) => Generator,
) {
  yield* takeLeading(requested, function* handleRequest({ payload }: { readonly payload: Request }) {
    yield* put(started(payload));
    if (ready) yield* call(ready, payload);
    const result = yield* call(settle<Value>, () => send(payload));
    yield* put(result.ok ? succeeded(result.value) : refused(result.error));
    if (result.ok && followUp) yield* call(followUp, result.value, payload);
  });
}

/**
 * A mutation as one dialog or panel uses it: how it ended is forgotten with the component.
 * @param onDone called once it has succeeded
 */
export function useMutation<Request, Value>(mutation: EditorMutation<Request, Value>, onDone?: () => void) {
  const dispatch = useDispatch();
  const state = useSelector(mutation.select);
  const isDone = state.status === 'done';
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone, onDone]);
  useEffect(() => () => void dispatch(mutation.forgotten()), [dispatch, mutation]);
  return {
    ...state,
    isBusy: state.status === 'underWay',
    run: (request: Request) => void dispatch(mutation.requested(request)),
    forget: () => void dispatch(mutation.forgotten()),
  };
}
