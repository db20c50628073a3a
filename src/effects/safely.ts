import { call } from 'typed-redux-saga';
import { failure, type Result } from '../kernel/result';

/** A worker that throws ends alone: whoever watches goes on, and the browser's error log hears of it. */
export const safely = <Parameters extends unknown[]>(worker: (...parameters: Parameters) => Generator) =>
  function* safeWorker(...parameters: Parameters) {
    try {
      yield* call(worker, ...parameters);
    } catch (thrown) {
      reportError(thrown);
    }
  };

/**
 * A call that throws is our own fault, and still must not leave a screen waiting for ever.
 * @param thrown what it counts as then
 */
export async function settle<Value, Problem>(
  send: () => Promise<Result<Value, Problem>>,
  thrown: Problem,
): Promise<Result<Value, Problem>> {
  try {
    return await send();
  } catch (error) {
    reportError(error);
    return failure(thrown);
  }
}
