import type { UnknownAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../../api/idempotencyKey';
import type { Acting } from '../../../kernel/acting';
import { isOne } from '../../../kernel/shownValue';
import * as events from './events';

export interface ConfirmState {
  readonly offer: typeof events.offer.initialState;
  /** The product that the screen is about. */
  readonly productId: string;
  readonly isAgreed: boolean;
  /** The waiting modal shows once a visit, before the reload that the server asks for (contract §11). */
  readonly waiting: 'notAsked' | 'underWay' | 'over';
  readonly push: Acting;
  /** What was sent last. */
  readonly operation: MoneyOperation | undefined;
  /** The screen is in view. */
  readonly isOpen: boolean;
}

export interface WithConfirm {
  readonly confirm: ConfirmState;
}

const initialState: ConfirmState = {
  offer: events.offer.initialState,
  productId: '',
  isAgreed: true,
  waiting: 'notAsked',
  push: 'idle',
  operation: undefined,
  isOpen: false,
};

function nextWaiting(waiting: ConfirmState['waiting'], action: UnknownAction): ConfirmState['waiting'] {
  if (events.offer.failed.match(action)) return waiting === 'underWay' ? 'over' : waiting;
  if (!events.offer.arrived.match(action)) return waiting;
  return waiting === 'notAsked' && isOne(action.payload.isNeedPop) ? 'underWay' : 'over';
}

function nextPush(push: Acting, action: UnknownAction): Acting {
  return events.openPushFound.match(action) ? 'outcomeUnknown' : events.push.reducer(push, action);
}

/** Another visit is another intention; only a consent that was taken away, as before reading the contract, stays so. */
function opened({ productId: earlier, isAgreed }: ConfirmState, productId = ''): ConfirmState {
  return { ...initialState, productId, isAgreed: productId !== earlier || isAgreed, isOpen: true };
}

export function confirmReducer(earlier: ConfirmState = initialState, action: UnknownAction): ConfirmState {
  const state = events.offer.opened.match(action) ? opened(earlier, action.payload.productId) : earlier;
  const isSending = events.pushMade.match(action) || events.openPushFound.match(action);
  return {
    offer: events.offer.reducer(state.offer, action),
    productId: state.productId,
    isAgreed: events.agreementToggled.match(action) ? action.payload : state.isAgreed,
    waiting: nextWaiting(state.waiting, action),
    push: nextPush(state.push, action),
    operation: isSending ? action.payload : state.operation,
    isOpen: state.isOpen && !events.screenLeft.match(action),
  };
}
