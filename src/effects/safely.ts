import { call } from 'typed-redux-saga';

/** A worker that throws ends alone: whoever watches goes on, and the browser's error log hears of it. */
export const safely = <Parameters extends unknown[]>(worker: (...parameters: Parameters) => Generator) =>
  function* safeWorker(...parameters: Parameters) {
    try {
      yield* call(worker, ...parameters);
    } catch (thrown) {
      reportError(thrown);
    }
  };
