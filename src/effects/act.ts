import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Acting } from '../kernel/acting';
import type { Failure } from '../kernel/failure';

/** A call that acts for a person: the events of its life, and what they make of `Acting`. */
export function createAct<Value>(name: string) {
  const started = createAction(`${name}/started`);
  const succeeded = createAction<Value>(`${name}/succeeded`);
  const refused = createAction<Failure>(`${name}/refused`);
  /** The reply of a call that moves money is lost. */
  const outcomeLost = createAction<Failure>(`${name}/outcomeLost`);
  /** Another intention begins, such as on another visit to the screen. */
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

export type Act<Value> = ReturnType<typeof createAct<Value>>;
