import { failure, type Result } from '../kernel/result';

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
