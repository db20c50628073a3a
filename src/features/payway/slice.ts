import type { UnknownAction } from '@reduxjs/toolkit';
import type { ResourceState } from '../../effects/resource';
import type { ToastText } from '../../events/toast';
import type { RepaymentWayReply } from '../../generated/replies';
import { isUnderWay, type Acting } from '../../kernel/acting';
import { isSessionOver } from '../../kernel/failure';
import * as events from './events';
import { paymentFailureText } from './failureTexts';
import { isSamePayment, type Attempt, type Payment } from './payment';

export interface PaywayState {
  readonly payment: Payment;
  /** The screen is in view. */
  readonly isOpen: boolean;
  readonly ways: ResourceState<RepaymentWayReply>;
  readonly cardId: string | undefined;
  readonly attempt: Attempt | undefined;
  /** The attempt is from before the page was loaded anew, and its outcome still open. */
  readonly isRestored: boolean;
  /** The code of an SMS is waited for. */
  readonly verification: events.Verification | undefined;
  /** A confirmation from before the screen was opened anew, whose outcome is still open. */
  readonly openConfirmation: events.Verification | undefined;
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

const initialState: PaywayState = {
  payment: {},
  isOpen: false,
  ways: events.ways.initialState,
  cardId: undefined,
  attempt: undefined,
  isRestored: false,
  verification: undefined,
  openConfirmation: undefined,
  code: '',
  secondsLeft: 0,
  fault: undefined,
  refusal: undefined,
  commit: 'idle',
  confirm: 'idle',
  provider: 'idle',
};

/** Longest code that is taken, far beyond any real one. */
const longestCode = 32;

/** Another visit begins anew, except that what is under way of the same payment still is. */
function opened(state: PaywayState, payment: Payment): PaywayState {
  const begun = { ...initialState, payment, isOpen: true };
  if (!isSamePayment(state.payment, payment)) return begun;
  const kept = (acting: Acting): Acting => (isUnderWay(acting) ? acting : 'idle');
  const acts = { commit: kept(state.commit), confirm: kept(state.confirm), provider: kept(state.provider) };
  // If the reply of what is being confirmed is lost, it is tried again with the same code.
  return { ...begun, ...acts, attempt: state.attempt, code: isUnderWay(state.confirm) ? state.code : '' };
}

const choosing = { verification: undefined, code: '', secondsLeft: 0, fault: undefined, refusal: undefined };

function reduceInput(state: PaywayState, action: UnknownAction): PaywayState {
  if (events.ways.opened.match(action)) return opened(state, action.payload);
  if (events.screenLeft.match(action)) return { ...state, isOpen: false };
  if (events.cardChosen.match(action)) return { ...state, cardId: action.payload, fault: undefined, refusal: undefined };
  if (events.codeTyped.match(action)) {
    return { ...state, code: action.payload.replace(/\s/g, '').slice(0, longestCode), fault: undefined };
  }
  if (events.faultFound.match(action)) return { ...state, fault: action.payload };
  if (events.cancelled.match(action)) return { ...state, ...choosing };
  return state;
}

function reduceProgress(state: PaywayState, action: UnknownAction): PaywayState {
  if (events.attemptMade.match(action)) return { ...state, attempt: action.payload, isRestored: false };
  if (events.attemptRestored.match(action)) {
    return { ...state, attempt: action.payload, cardId: action.payload.cardId, isRestored: true };
  }
  if (events.verificationStarted.match(action)) {
    const { cardId } = action.payload;
    const code = isUnderWay(state.confirm) ? state.code : '';
    return { ...state, ...choosing, cardId, code, verification: action.payload, commit: 'idle' };
  }
  if (events.confirmationRestored.match(action)) return { ...state, openConfirmation: action.payload };
  if (events.countdownTicked.match(action)) return { ...state, secondsLeft: action.payload };
  if (events.commit.started.match(action) || events.confirm.started.match(action)) {
    return { ...state, fault: undefined, refusal: undefined };
  }
  if (events.commit.refused.match(action) || events.confirm.refused.match(action)) {
    const refusal = isSessionOver(action.payload) ? undefined : paymentFailureText(action.payload);
    // Only its own reply tells what came of a confirmation.
    const openConfirmation = events.confirm.refused.match(action) ? undefined : state.openConfirmation;
    return { ...state, refusal, isRestored: false, openConfirmation };
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
