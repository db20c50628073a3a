import type { Failure } from '../kernel/failure';
import { failure, type Result } from '../kernel/result';

/** A call that throws is our own fault, and still must not leave a screen waiting for ever. */
export async function settle<Value>(
  send: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  try {
    return await send();
  } catch (thrown) {
    reportError(thrown);
    return failure({ kind: 'malformed' });
  }
}
