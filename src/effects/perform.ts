import { call, put, select } from 'typed-redux-saga';
import type { MoneyOperation } from '../api/idempotencyKey';
import { sessionEnded } from '../events/session';
import type { ToastText } from '../events/toast';
import { isSessionOver, leavesOpen, type Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';
import type { Act } from './act';
import { sayFailure } from './sayFailure';
import { settle } from './settle';

interface PerformOptions<State> {
  /** Of a call that moves money: a lost reply leaves its outcome open instead of counting as a failure (contract §5). */
  readonly operation?: Pick<MoneyOperation, 'isRepeat'>;
  /** Runs once the screen shows that the call is under way, before it is sent. */
  readonly before?: () => Generator;
  /** Where a job has words of its own for its failures. */
  readonly textOf?: (problem: Failure) => ToastText;
  /** Whether the state is about what is sent; nothing of a call about anything else is shown. */
  readonly concerns?: (state: State) => boolean;
}

/**
 * Sends a call that acts, tells of its life, and says a failure in a toast. Whether it may be sent at all is for the
 * watcher to ask: `takeLeading` and `mayAct`.
 * @returns the result; undefined where its outcome is open
 */
export function* perform<Value, State>(
  act: Act<Value>,
  send: () => Promise<Result<Value, Failure>>,
  { operation, before, textOf, concerns = () => true }: PerformOptions<State> = {},
) {
  if (yield* select(concerns)) yield* put(act.started());
  if (before) yield* call(before);
  const result = yield* call(settle<Value>, send);
  const isOpen = !result.ok && operation !== undefined && leavesOpen(result.error, operation.isRepeat);
  if (!(yield* select(concerns))) return isOpen ? undefined : result;
  if (result.ok) {
    yield* put(act.succeeded(result.value));
    return result;
  }
  if (isOpen) {
    yield* put(act.outcomeLost(result.error));
    if (isSessionOver(result.error)) yield* put(sessionEnded());
    return undefined;
  }
  yield* put(act.refused(result.error));
  yield* sayFailure(result.error, textOf);
  return result;
}
