import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Acting } from '../kernel/acting';
import { type Failure, isSessionOver, leavesOpen } from '../kernel/failure';
import { call, put, select } from 'typed-redux-saga';
import type { MoneyOperation } from '../api/idempotencyKey';
import { sessionEnded } from '../events/session';
import { failureText, toastRequested, type ToastText } from '../events/toast';
import type { Result } from '../kernel/result';
import { settle } from './safely';

/**
 * A call that acts for a person: the events of its life, and what they make of `Acting`. The editor's mutations
 * (`src/editor/kit/data/mutation.ts`) live by the same events and keep request, reply and problem beside it.
 */
export function createMutation<Value, Request = void, Problem = Failure>(name: string) {
  const started = createAction<Request>(`${name}/started`);
  const succeeded = createAction<Value>(`${name}/succeeded`);
  const refused = createAction<Problem>(`${name}/refused`);
  /** The reply of a call that moves money is lost. */
  const outcomeLost = createAction<Failure>(`${name}/outcomeLost`);
  /** The next call is another one, such as on another visit to the screen. */
  const forgotten = createAction(`${name}/forgotten`);

  function reducer(state: Acting = 'idle', action: UnknownAction): Acting {
    if (started.match(action)) return state === 'outcomeUnknown' ? 'retryUnderWay' : 'underWay';
    if (succeeded.match(action)) return 'done';
    if (refused.match(action) || forgotten.match(action)) return 'idle';
    if (outcomeLost.match(action)) return 'outcomeUnknown';
    return state;
  }

  return { started, succeeded, refused, outcomeLost, forgotten, reducer };
}

export type Mutation<Value> = ReturnType<typeof createMutation<Value>>;

/** What a call that throws counts as. */
const thrown: Failure = { kind: 'malformed' };

interface MutationOptions<State> {
  /** Of a call that moves money: a lost reply leaves its outcome open instead of counting as a failure (contract §5). */
  readonly operation?: Pick<MoneyOperation, 'isRepeat'>;
  /** Runs once the screen shows that the call is under way, before it is sent. */
  readonly before?: () => Generator;
  /** Where a job has words of its own for its failures. */
  readonly textOf?: (problem: Failure) => ToastText;
  /** Failures that the screen itself says, without a toast. */
  readonly isSaidByScreen?: (problem: Failure) => boolean;
  /** Whether the state is about what is sent; nothing of a call about anything else is shown. */
  readonly isStillRelevant?: (state: State) => boolean;
}

/**
 * Sends a call that acts, tells of its life, and says a failure in a toast. Whether it may be sent at all is for the
 * watcher to ask: `takeLeading` and `mayAct`.
 * @returns the result; undefined where its outcome is open
 */
export function* runMutation<Value, State>(
  mutation: Mutation<Value>,
  send: () => Promise<Result<Value, Failure>>,
  {
    operation,
    before,
    textOf,
    isSaidByScreen = () => false,
    isStillRelevant = () => true,
  }: MutationOptions<State> = {},
) {
  if (yield* select(isStillRelevant)) yield* put(mutation.started());
  if (before) yield* call(before);
  const result = yield* call(settle<Value, Failure>, send, thrown);
  const isOpen = !result.ok && operation !== undefined && leavesOpen(result.error, operation.isRepeat);
  if (!(yield* select(isStillRelevant))) return isOpen ? undefined : result;
  if (result.ok) {
    yield* put(mutation.succeeded(result.value));
    return result;
  }
  if (isOpen) {
    yield* put(mutation.outcomeLost(result.error));
    if (isSessionOver(result.error)) yield* put(sessionEnded());
    return undefined;
  }
  yield* put(mutation.refused(result.error));
  if (!isSaidByScreen(result.error)) yield* sayFailure(result.error, textOf);
  return result;
}

/**
 * Says why an action gave nothing; the end of a session is an event of its own.
 * @param textOf where a job has words of its own for its failures
 */
export function* sayFailure(problem: Failure, textOf: (problem: Failure) => ToastText = failureText) {
  yield* put(isSessionOver(problem) ? sessionEnded() : toastRequested(textOf(problem)));
}
