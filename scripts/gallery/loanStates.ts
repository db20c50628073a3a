import {
  asSkeleton,
  cut,
  garbled,
  gone,
  held,
  inBoth,
  inTurn,
  see,
  signInAnew,
  tap,
  toEnd,
  type GalleryRoom,
} from './state';

const detail = (orderId: string, productId = '1001') =>
  `/loanDetail?orderId=${orderId}&productId=${productId}`;
const offer = '/confirmNew?productId=1002';

export const confirmRoom: GalleryRoom = {
  title: 'Confirm a loan',
  states: [
    inBoth('confirm-waiting', 'waits, with its amount', '/confirmNew?productId=1001', {
      steps: see('waiting-modal'),
    }),
    inBoth('confirm-coupon', 'with a coupon', offer),
    inBoth('confirm-agreement', 'further down: plan, agreement', offer, { steps: toEnd }),
    inBoth('confirm-unticked', 'agreement unticked', offer, { steps: inTurn(tap('confirm-agree'), toEnd) }),
    inBoth('confirm-plain', 'no contract, coupon or logo', '/confirmNew?productId=1003'),
    inBoth('confirm-large', 'long name, large amounts', '/confirmNew?productId=1004', {
      steps: inTurn(see('waiting-modal'), gone('waiting-modal')),
    }),
    inBoth('confirm-lost', 'outcome unknown', offer, {
      before: garbled('loan-detail-push'),
      steps: inTurn(tap('confirm-submit'), see('outcome-check')),
    }),
    inBoth('confirm-other', 'outcome unknown, signed in anew', offer, {
      before: garbled('loan-detail-push'),
      steps: inTurn(tap('confirm-submit'), see('outcome-check'), signInAnew, see('outcome-discard')),
    }),
    inBoth('confirm-refused', 'refused by the server', '/confirmNew?productId=1002~loan-detail-push~900', {
      steps: inTurn(tap('confirm-submit'), see('toast')),
    }),
    inBoth('confirm-empty', 'empty', '/confirmNew?productId=1002~loan-detail-confirm~none'),
    inBoth('confirm-nulls', 'every value empty', '/confirmNew?productId=1002~loan-detail-confirm~nulls'),
    inBoth('confirm-error', 'error', '/confirmNew?productId=1002~loan-detail-confirm~500'),
    inBoth('confirm-offline', 'offline', offer, { before: cut('loan-detail-confirm') }),
    asSkeleton('confirm-skeleton', 'loading', offer, { before: held('loan-detail-confirm') }),
  ],
};

export const detailsRoom: GalleryRoom = {
  title: 'A loan',
  states: [
    inBoth('details-21', 'status 21', detail('21001')),
    inBoth('details-110', 'status 110', detail('110001', '1002')),
    inBoth('details-151', 'status 151', detail('151001', '1003')),
    inBoth('details-170', 'status 170', detail('170001')),
    inBoth('details-174', 'status 174', detail('174001')),
    inBoth('details-174-large', 'status 174, long name, large amounts', detail('174003', '1004')),
    inBoth('details-174-zeros', 'status 174, rows without a value left out', detail('174004', '1003')),
    inBoth('details-extension', 'before an extension', detail('174001'), {
      steps: inTurn(tap('extend-button'), see('extend-modal')),
    }),
    inBoth('details-180', 'status 180', detail('180001')),
    inBoth('details-180-inside', 'status 180, actions in the app', detail('180002', '1002')),
    inBoth('details-200', 'status 200', detail('200002', '1002')),
    inBoth('details-unknown', 'a status that nobody knows', detail('999001', '1003')),
    inBoth('details-rating', 'asks for a rating', detail('200001'), { steps: see('score-modal') }),
    inBoth('details-rating-none', 'rating without stars', detail('200001'), {
      steps: inTurn(tap('score-send'), see('toast')),
    }),
    inBoth('details-rating-three', 'three stars', detail('200001'), { steps: tap('star-3') }),
    inBoth('details-thanks', 'thanks', detail('200001'), {
      steps: inTurn(tap('star-3'), tap('score-send'), see('thanks-modal')),
    }),
    inBoth('details-empty', 'empty', detail('174001~loan-details~none')),
    inBoth('details-nulls', 'every value empty', detail('174001~loan-details~nulls')),
    inBoth('details-error', 'error', detail('174001~loan-details~500')),
    inBoth('details-malformed', 'unreadable', detail('174001~loan-details~088')),
    inBoth('details-refused', 'refused', detail('174001~loan-details~900')),
    inBoth('details-offline', 'offline', detail('174001'), { before: cut('loan-details') }),
    inBoth('details-session', 'session over', detail('174001~loan-details~code401')),
    asSkeleton('details-skeleton', 'loading', detail('174001'), { before: held('loan-details') }),
  ],
};

export const ordersRoom: GalleryRoom = {
  title: 'All loans, contracts, and what is not here',
  states: [
    inBoth('orders', 'all loans', '/order'),
    inBoth('orders-end', 'further down', '/order', { steps: toEnd }),
    inBoth('orders-empty', 'no loans', '/order?sessionId=~problem-init~none'),
    inBoth('orders-error', 'error', '/order?sessionId=~problem-init~500'),
    inBoth('orders-session', 'session over', '/order?sessionId=~problem-init~401'),
    asSkeleton('orders-skeleton', 'loading', '/order', { before: held('problem-init') }),
    inBoth('contract', 'contract', '/loanAgreement?orderNo=174001'),
    inBoth('contract-end', 'contract, further down', '/loanAgreement?orderNo=174001', { steps: toEnd }),
    inBoth('contract-period', 'contract of an offer', '/agony?orderNo=offer-1002'),
    inBoth('contract-empty', 'contract, empty', '/loanAgreement?orderNo=174001~contract-detail~none'),
    inBoth('contract-error', 'contract, error', '/loanAgreement?orderNo=174001~contract-detail~500'),
    asSkeleton('contract-skeleton', 'contract, loading', '/loanAgreement?orderNo=174001', {
      before: held('contract-detail'),
    }),
    inBoth('join-failure', 'sign-in of a partner failed', '/error'),
    inBoth('native', 'a step of the app', '/bindBank'),
    inBoth('not-found', 'no such page', '/nowhere'),
  ],
};
