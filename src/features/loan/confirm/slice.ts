import { parametersFrom } from '../../../kernel/pageAddress';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../../api/idempotencyKey';
import { createMutation } from '../../../effects/mutation';
import { createResource, valueOf } from '../../../effects/resource';
import type { LoanDetailConfirmPayload } from '../../../generated/payloads';
import type { LoanDetailConfirmReply, LoanDetailPushReply } from '../../../generated/replies';
import type { Consent, ConsentAct } from '../../../kernel/consentAct';
import type { Failure } from '../../../kernel/failure';
import { type Acting, mayAct } from '../../../kernel/acting';
import { isOne, shownText } from '../../../kernel/shownValue';

export const offerQuery = parametersFrom('productId');
/** The loan that a product would be. */
export const offer = createResource<LoanDetailConfirmPayload, LoanDetailConfirmReply>('loanOffer');
export const push = createMutation<LoanDetailPushReply>('loanPush');

/** The box as a tap left it, and when that was: epoch milliseconds, by the phone's clock. */
export interface Tick {
  readonly isTicked: boolean;
  readonly at: number;
}
export const agreementToggled = createAction<Tick>('loanOffer/agreementToggled');
/** @param payload the product that the screen is about */
export const submitted = createAction<{ readonly productId: string | undefined }>('loanOffer/submitted');
/** The loan whose outcome is open is to be sent once more, as it was. */
export const retried = createAction<{ readonly productId: string | undefined }>('loanOffer/retried');
/** The loan whose outcome is open is somebody else's, or no longer wanted. */
export const discarded = createAction<{ readonly productId: string | undefined }>('loanOffer/discarded');
/** What is sent now; kept while its outcome is open. */
export const pushMade = createAction<MoneyOperation>('loanPush/made');
/** The outcome of a loan of this product is open, from an earlier visit or sign-in, or from another tab. */
export const openPushFound = createAction<MoneyOperation>('loanPush/openFound');
export const screenLeft = createAction('loanOffer/screenLeft');

export interface ConfirmState {
  readonly offer: typeof offer.initialState;
  readonly productId: string;
  /** Undefined: nobody has touched the box. */
  readonly tick: Tick | undefined;
  /** The waiting modal shows once a visit, before the reload that the server asks for (contract §11). */
  readonly waiting: 'notAsked' | 'underWay' | 'over';
  readonly push: Acting;
  /** Why the last try was refused. */
  readonly refusal: Failure | undefined;
  /** What was sent last. */
  readonly operation: MoneyOperation | undefined;
  readonly isOpen: boolean;
}

export interface WithConfirm {
  readonly confirm: ConfirmState;
}

const initialState: ConfirmState = {
  offer: offer.initialState,
  productId: '',
  tick: undefined,
  waiting: 'notAsked',
  push: 'idle',
  refusal: undefined,
  operation: undefined,
  isOpen: false,
};

function nextWaiting(waiting: ConfirmState['waiting'], action: UnknownAction): ConfirmState['waiting'] {
  if (offer.failed.match(action)) return waiting === 'underWay' ? 'over' : waiting;
  if (!offer.arrived.match(action)) return waiting;
  return waiting === 'notAsked' && isOne(action.payload.isNeedPop) ? 'underWay' : 'over';
}

function nextPush(acting: Acting, action: UnknownAction): Acting {
  return openPushFound.match(action) ? 'outcomeUnknown' : push.reducer(acting, action);
}

function nextRefusal(refusal: Failure | undefined, action: UnknownAction): Failure | undefined {
  if (push.refused.match(action)) return action.payload;
  return push.started.match(action) ? undefined : refusal;
}

/** Another visit begins anew; only what was done with the box, as before reading the contract, stays. */
function opened({ productId: earlier, tick }: ConfirmState, productId = ''): ConfirmState {
  return { ...initialState, productId, tick: productId === earlier ? tick : undefined, isOpen: true };
}

/** A tap is for one loan: who lets that go, or has it, is asked anew. */
function nextTick(tick: Tick | undefined, action: UnknownAction): Tick | undefined {
  if (agreementToggled.match(action)) return action.payload;
  return push.forgotten.match(action) || push.succeeded.match(action) ? undefined : tick;
}

export function confirmReducer(earlier: ConfirmState = initialState, action: UnknownAction): ConfirmState {
  const state = offer.opened.match(action) ? opened(earlier, action.payload.productId) : earlier;
  const isSending = pushMade.match(action) || openPushFound.match(action);
  return {
    offer: offer.reducer(state.offer, action),
    productId: state.productId,
    tick: nextTick(state.tick, action),
    waiting: nextWaiting(state.waiting, action),
    push: nextPush(state.push, action),
    refusal: nextRefusal(state.refusal, action),
    operation: isSending ? action.payload : state.operation,
    isOpen: state.isOpen && !screenLeft.match(action),
  };
}

export const selectConfirm = (state: WithConfirm): ConfirmState => state.confirm;

/** The agreement is asked for only where there is a contract to read (contract §12). */
export const contractOf = ({ isNewContract }: LoanDetailConfirmReply): string => shownText(isNewContract);

/** There is a box where there is a contract to read (contract §12), and wherever the borrower is to be asked. */
export const hasBox = (offer: LoanDetailConfirmReply, consent: Consent): boolean =>
  contractOf(offer) !== '' || consent === 'asked';

export const isAgreed = (
  { tick }: Pick<ConfirmState, 'tick'>,
  offer: LoanDetailConfirmReply,
  consent: Consent,
): boolean => !hasBox(offer, consent) || (tick ? tick.isTicked : consent === 'preset');

/** How an offer was agreed to that may be submitted. */
export function actOf(
  { tick, productId }: Pick<ConfirmState, 'tick' | 'productId'>,
  offer: LoanDetailConfirmReply,
  consent: Consent,
): ConsentAct {
  if (!hasBox(offer, consent)) return { kind: 'none' };
  return tick ? { kind: 'tapped', at: tick.at, productId } : { kind: 'preset' };
}

/** Whether the screen still is about that product; a reply that comes later is none of the next one's. */
export const isStillRelevant =
  (productId: string) =>
  ({ confirm }: WithConfirm): boolean =>
    confirm.productId === productId;

/** The offer that may be sent now; undefined: nothing may. */
export function selectSubmittable(
  { confirm }: WithConfirm,
  consent: Consent,
): LoanDetailConfirmReply | undefined {
  const value = valueOf(confirm.offer);
  if (!value || confirm.waiting === 'underWay' || !mayAct(confirm.push)) return undefined;
  return isAgreed(confirm, value, consent) ? value : undefined;
}
