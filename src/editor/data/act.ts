import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { EditorProblem } from '../api/problem';

/** A call that changes something for a person. */
export interface ActState<Request, Value> {
  readonly status: 'idle' | 'underWay' | 'done' | 'failed';
  readonly request: Request | undefined;
  /** The reply, once it is done. */
  readonly value: Value | undefined;
  readonly problem: EditorProblem | undefined;
}

/** The events in the life of a call that acts, and what they make of it. */
export function createAct<Request, Value>(name: string) {
  /** The person asked for it. It is ignored while the one before is under way. */
  const requested = createAction<Request>(`${name}/requested`);
  const succeeded = createAction<{ readonly request: Request; readonly value: Value }>(`${name}/succeeded`);
  const failed = createAction<{ readonly request: Request; readonly problem: EditorProblem }>(
    `${name}/failed`,
  );
  /** Another intention begins: a dialog was closed, a screen left. */
  const forgotten = createAction(`${name}/forgotten`);
  type State = ActState<Request, Value>;
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

export type Act<Request, Value> = ReturnType<typeof createAct<Request, Value>>;
