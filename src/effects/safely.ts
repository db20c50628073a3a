import type { PayloadAction } from '@reduxjs/toolkit';
import { call, takeEvery, takeLeading } from 'typed-redux-saga';
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

interface Event<Payload> {
  readonly type: string;
  readonly match: (action: { readonly type: string }) => action is PayloadAction<Payload>;
}

/** Runs a worker for each event, safely. */
export const onEvery = <Payload>(event: Event<Payload>, worker: (payload: Payload) => Generator) =>
  takeEvery(
    event.type,
    safely(({ payload }: PayloadAction<Payload>) => worker(payload)),
  );

/** Runs a worker for an event, safely; further ones are refused until it has ended. */
export const onLeading = <Payload>(event: Event<Payload>, worker: (payload: Payload) => Generator) =>
  takeLeading(
    event.type,
    safely(({ payload }: PayloadAction<Payload>) => worker(payload)),
  );

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
