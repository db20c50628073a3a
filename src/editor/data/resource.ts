import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { EditorProblem } from '../api/problem';

/** Data that a screen is about. What is there stays in view while it is asked for again. */
export interface ResourceState<Request, Value> {
  readonly status: 'initial' | 'loading' | 'ready' | 'failed';
  /** What was asked for last. */
  readonly request: Request | undefined;
  readonly value: Value | undefined;
  readonly problem: EditorProblem | undefined;
}

/** The events in the life of a screen's data, and what they make of it. */
export function createResource<Request, Value>(name: string) {
  /** A screen was opened that is about it, or asks for other data: what was there is of another request. */
  const opened = createAction<Request>(`${name}/opened`);
  /** It is asked for once more: after a failure, or because it has changed. */
  const renewed = createAction<Request>(`${name}/renewed`);
  const arrived = createAction<Value>(`${name}/arrived`);
  const failed = createAction<EditorProblem>(`${name}/failed`);
  type State = ResourceState<Request, Value>;
  const initialState: State = { status: 'initial', request: undefined, value: undefined, problem: undefined };

  function reducer(state = initialState, action: UnknownAction): State {
    if (opened.match(action)) {
      // The payload's type is a condition on `Request`, which the compiler can't decide in here.
      return { ...initialState, status: 'loading', request: action.payload as Request };
    }
    if (renewed.match(action)) return { ...state, status: 'loading', request: action.payload as Request };
    if (arrived.match(action)) {
      return { ...state, status: 'ready', value: action.payload as Value, problem: undefined };
    }
    if (failed.match(action)) return { ...state, status: 'failed', problem: action.payload };
    return state;
  }

  return { opened, renewed, arrived, failed, initialState, reducer };
}

export type Resource<Request, Value> = ReturnType<typeof createResource<Request, Value>>;
