import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceState } from '../../../effects/resource';
import type { LoanDetailConfirmReply } from '../../../generated/replies';
import type { Acting } from '../../../kernel/acting';
import { isOne } from '../../../kernel/flag';
import * as events from './events';

export interface ConfirmState {
  readonly offer: ResourceState<LoanDetailConfirmReply>;
  readonly isAgreed: boolean;
  /** The waiting modal shows once a visit, before the reload that the server asks for (spec §4). */
  readonly waiting: 'notAsked' | 'underWay' | 'over';
  readonly push: Acting;
}

export interface WithConfirm {
  readonly confirm: ConfirmState;
}

const initialState: ConfirmState = {
  offer: events.offer.initialState,
  isAgreed: true,
  waiting: 'notAsked',
  push: 'idle',
};

function nextWaiting(waiting: ConfirmState['waiting'], action: UnknownAction): ConfirmState['waiting'] {
  if (events.offer.failed.match(action)) return 'over';
  if (!events.offer.arrived.match(action)) return waiting;
  return waiting === 'notAsked' && isOne(action.payload.isNeedPop) ? 'underWay' : 'over';
}

export function confirmReducer(state: ConfirmState = initialState, action: UnknownAction): ConfirmState {
  // Another visit is another intention.
  const { offer, isAgreed, waiting, push } = events.offer.opened.match(action) ? initialState : state;
  return {
    offer: events.offer.reducer(offer, action),
    isAgreed: events.agreementToggled.match(action) ? action.payload : isAgreed,
    waiting: nextWaiting(waiting, action),
    push: events.push.reducer(push, action),
  };
}
