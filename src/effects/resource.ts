import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { call, put, takeLatest } from 'typed-redux-saga';
import { sessionEnded } from '../events/session';
import { type Failure, isSessionOver } from '../kernel/failure';
import type { Result } from '../kernel/result';
import { settle } from './safely';

/** Data that a screen is about. What is there, and why there is nothing, stay until there is news. */
export interface ResourceState<Value, Request = unknown, Problem = Failure> {
  readonly status: 'initial' | 'loading' | 'ready' | 'failed';
  /** What was asked for last. */
  readonly request: Request | undefined;
  readonly value: Value | undefined;
  /** Why the last request gave nothing, also while it is asked once more. */
  readonly problem: Problem | undefined;
}

/** The events in the life of a screen's data, and what they make of it. */
export function createResource<Request, Value, Problem = Failure>(name: string) {
  /** A screen was opened that is about it, or asks for other data: what was there is of another request. */
  const opened = createAction<Request>(`${name}/opened`);
  /** It is asked for once more: after a failure, or because it has changed. */
  const renewed = createAction<Request>(`${name}/renewed`);
  const arrived = createAction<Value>(`${name}/arrived`);
  const failed = createAction<Problem>(`${name}/failed`);
  type State = ResourceState<Value, Request, Problem>;
  const initialState: State = { status: 'initial', request: undefined, value: undefined, problem: undefined };

  // The types of payloads are conditions on type parameters, which the compiler can't decide in here.
  function reducer(state = initialState, action: UnknownAction): State {
    if (opened.match(action)) {
      return { ...initialState, status: 'loading', request: action.payload as Request };
    }
    if (renewed.match(action)) return { ...state, status: 'loading', request: action.payload as Request };
    if (arrived.match(action)) {
      return { ...state, status: 'ready', value: action.payload as Value, problem: undefined };
    }
    if (failed.match(action)) return { ...state, status: 'failed', problem: action.payload as Problem };
    return state;
  }

  return { opened, renewed, arrived, failed, initialState, reducer };
}

export type Resource<Request, Value, Problem = Failure> = ReturnType<
  typeof createResource<Request, Value, Problem>
>;

/** What is there, if the last request gave it. */
export const valueOf = <Value>({ value, problem }: ResourceState<Value>): Value | undefined =>
  problem === undefined ? value : undefined;

interface Loading<Request, Loaded, Problem> {
  /** What a call that throws counts as. */
  readonly thrown: Problem;
  /** The reply to a screen's first request, where it is there already. */
  readonly known?: ((request: Request) => Result<Loaded, Problem> | undefined) | undefined;
  /** Ends once it may be asked for. */
  readonly ready?: ((request: Request) => Generator) | undefined;
  readonly afterFailure?: (problem: Problem) => Generator;
}

/** Loads a resource whenever it is asked for; the last request wins. */
export function* watchRequests<Request, Value, Problem>(
  { opened, renewed, arrived, failed }: Resource<Request, Value, Problem>,
  load: (request: Request) => Promise<Result<Value, Problem>>,
  { thrown, known, ready, afterFailure }: Loading<Request, Value, Problem>,
) {
  yield* takeLatest([opened, renewed], function* handleRequest({ payload }: { readonly payload: Request }) {
    if (ready) yield* call(ready, payload);
    // Told in the same step, so that a screen that shows it already is not drawn without it in between.
    const result = known?.(payload) ?? (yield* call(settle<Value, Problem>, () => load(payload), thrown));
    yield* put(result.ok ? arrived(result.value) : failed(result.error));
    if (!result.ok && afterFailure) yield* call(afterFailure, result.error);
  });
}

function* tellOfSession(problem: Failure) {
  if (isSessionOver(problem)) yield* put(sessionEnded());
}

/** Loads a resource of the borrower's, and tells where a reply ends the session. */
export const watchResource = <Request, Value>(
  resource: Resource<Request, Value>,
  load: (request: Request) => Promise<Result<Value, Failure>>,
  known?: (request: Request) => Result<Value, Failure> | undefined,
) => watchRequests(resource, load, { thrown: { kind: 'malformed' }, known, afterFailure: tellOfSession });
