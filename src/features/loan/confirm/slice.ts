import { parametersFrom } from '../../../kernel/pageAddress';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { MoneyOperation } from '../../../api/idempotencyKey';
import { createMutation } from '../../../effects/mutation';
import { createResource, valueOf } from '../../../effects/resource';
import type { LoanDetailConfirmPayload } from '../../../generated/payloads';
import type { LoanDetailConfirmReply, LoanDetailPushReply } from '../../../generated/replies';
import type { Failure } from '../../../kernel/failure';
import { type Acting, mayAct } from '../../../kernel/acting';
import { isOne, shownText } from '../../../kernel/shownValue';

export const offerQuery = parametersFrom('productId');
/** The loan that a product would be. */
export const offer = createResource<LoanDetailConfirmPayload, LoanDetailConfirmReply>('loanOffer');
export const push = createMutation<LoanDetailPushReply>('loanPush');

export const agreementToggled = createAction<boolean>('loanOffer/agreementToggled');
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
  readonly isAgreed: boolean;
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
  isAgreed: true,
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

/** Another visit begins anew; only a consent that was taken away, as before reading the contract, stays so. */
function opened({ productId: earlier, isAgreed }: ConfirmState, productId = ''): ConfirmState {
  return { ...initialState, productId, isAgreed: productId !== earlier || isAgreed, isOpen: true };
}

export function confirmReducer(earlier: ConfirmState = initialState, action: UnknownAction): ConfirmState {
  const state = offer.opened.match(action) ? opened(earlier, action.payload.productId) : earlier;
  const isSending = pushMade.match(action) || openPushFound.match(action);
  return {
    offer: offer.reducer(state.offer, action),
    productId: state.productId,
    isAgreed: agreementToggled.match(action) ? action.payload : state.isAgreed,
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

/** Whether the screen still is about that product; a reply that comes later is none of the next one's. */
export const isStillRelevant =
  (productId: string) =>
  ({ confirm }: WithConfirm): boolean =>
    confirm.productId === productId;

/** The offer that may be sent now; undefined: nothing may. */
export function selectSubmittable({ confirm }: WithConfirm): LoanDetailConfirmReply | undefined {
  const value = valueOf(confirm.offer);
  if (!value || confirm.waiting === 'underWay' || !mayAct(confirm.push)) return undefined;
  return confirm.isAgreed || contractOf(value) === '' ? value : undefined;
}
