import { call } from 'typed-redux-saga';

/** A worker that throws ends alone: whoever watches goes on, and the window's `error` event tells of it. */
export const safely = <Parameters extends unknown[]>(worker: (...parameters: Parameters) => Generator) =>
  function* safeWorker(...parameters: Parameters) {
    try {
      yield* call(worker, ...parameters);
    } catch (thrown) {
      setTimeout(() => {
        throw thrown;
      });
    }
  };
