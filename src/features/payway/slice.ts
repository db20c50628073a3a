import type { UnknownAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../api/idempotencyKey';
import type { ToastText } from '../../events/toast';
import { type Acting, isUnderWay, mayAct } from '../../kernel/acting';
import { isSessionOver } from '../../kernel/failure';
import * as events from './events';
import { paymentFailureText } from './failureTexts';
import { isConfirmation } from './paymentOperations';
import { type Card, cardsOf, isSamePayment, type Payment } from './payment';
import { valueOf } from '../../effects/resource';

export interface PaywayState {
  readonly payment: Payment;
  readonly isOpen: boolean;
  readonly ways: typeof events.ways.initialState;
  readonly cardId: string | undefined;
  /** What was sent last, or is open from before. */
  readonly operation: MoneyOperation | undefined;
  readonly verification: events.Verification | undefined;
  /** The code of a confirmation whose outcome is open is to be typed once more. */
  readonly isCodeWanted: boolean;
  readonly code: string;
  /** Until another code may be asked for. */
  readonly secondsLeft: number;
  readonly fault: events.PaywayFault | undefined;
  /** Why the last try to pay was refused. */
  readonly refusal: ToastText | undefined;
  readonly commit: Acting;
  readonly confirm: Acting;
  readonly provider: Acting;
}

export interface WithPayway {
  readonly payway: PaywayState;
}

/** What a visitor has before a way to pay was chosen, and again after a cancel. */
const choosing = {
  verification: undefined,
  isCodeWanted: false,
  code: '',
  secondsLeft: 0,
  fault: undefined,
  refusal: undefined,
};

const initialState: PaywayState = {
  payment: {},
  isOpen: false,
  ways: events.ways.initialState,
  cardId: undefined,
  operation: undefined,
  ...choosing,
  commit: 'idle',
  confirm: 'idle',
  provider: 'idle',
};

/** Another visit begins anew, except that what is under way of the same payment still is. */
function opened(state: PaywayState, payment: Payment): PaywayState {
  const begun = { ...initialState, payment, isOpen: true };
  if (!isSamePayment(state.payment, payment)) return begun;
  const kept = (acting: Acting): Acting => (isUnderWay(acting) ? acting : 'idle');
  const acts = { commit: kept(state.commit), confirm: kept(state.confirm), provider: kept(state.provider) };
  // If the reply of what is being confirmed is lost, it is tried again with the same code.
  return { ...begun, ...acts, operation: state.operation, code: isUnderWay(state.confirm) ? state.code : '' };
}

/** Its outcome is open, unless this page is sending it. */
const open = (acting: Acting): Acting => (isUnderWay(acting) ? acting : 'outcomeUnknown');

function reduceInput(state: PaywayState, action: UnknownAction): PaywayState {
  if (events.ways.opened.match(action)) return opened(state, action.payload);
  if (events.screenLeft.match(action)) return { ...state, isOpen: false };
  if (events.cardChosen.match(action))
    return { ...state, cardId: action.payload, fault: undefined, refusal: undefined };
  if (events.codeTyped.match(action)) return { ...state, code: action.payload, fault: undefined };
  if (events.faultFound.match(action)) return { ...state, fault: action.payload };
  if (events.cancelled.match(action)) return { ...state, ...choosing };
  return state;
}

function reduceProgress(state: PaywayState, action: UnknownAction): PaywayState {
  if (events.operationMade.match(action)) return { ...state, operation: action.payload };
  if (events.operationFound.match(action)) {
    const found = { ...state, operation: action.payload, isCodeWanted: false };
    return isConfirmation(action.payload)
      ? { ...found, confirm: open(state.confirm) }
      : { ...found, commit: open(state.commit) };
  }
  if (events.codeWanted.match(action)) {
    const { cardId } = action.payload;
    return { ...state, ...choosing, cardId, verification: action.payload, isCodeWanted: true };
  }
  if (events.verificationStarted.match(action)) {
    const { cardId } = action.payload;
    const code = isUnderWay(state.confirm) ? state.code : '';
    return { ...state, ...choosing, cardId, code, verification: action.payload, commit: 'idle' };
  }
  if (events.countdownTicked.match(action)) return { ...state, secondsLeft: action.payload };
  if (events.commit.started.match(action) || events.confirm.started.match(action)) {
    return { ...state, isCodeWanted: false, fault: undefined, refusal: undefined };
  }
  if (events.commit.refused.match(action) || events.confirm.refused.match(action)) {
    const refusal = isSessionOver(action.payload) ? undefined : paymentFailureText(action.payload);
    return { ...state, refusal };
  }
  return state;
}

export function paywayReducer(earlier: PaywayState = initialState, action: UnknownAction): PaywayState {
  const state = reduceProgress(reduceInput(earlier, action), action);
  return {
    ...state,
    ways: events.ways.reducer(state.ways, action),
    commit: events.commit.reducer(state.commit, action),
    confirm: events.confirm.reducer(state.confirm, action),
    provider: events.provider.reducer(state.provider, action),
  };
}

export const selectPayway = (state: WithPayway): PaywayState => state.payway;

export function cardOf(state: PaywayState, cardId: string | undefined): Card | undefined {
  const ways = valueOf(state.ways);
  return ways && cardsOf(ways).find(({ id }) => id === cardId);
}

/** Whether the screen still is about that payment; a reply that comes later is none of the next one's. */
export const isStillRelevant =
  (payment: Payment) =>
  (state: WithPayway): boolean =>
    isSamePayment(selectPayway(state).payment, payment);

/** Nothing that pays is under way or done. */
export const mayPay = ({ commit, confirm, provider }: PaywayState): boolean =>
  [commit, confirm, provider].every(mayAct);
