import { screen } from '@testing-library/react';
import {
  closeBorrowerPage,
  loanCall,
  ok,
  openBorrowerPage,
  settle,
  stopTime,
  type BorrowerPageOptions,
} from './borrowerPage';

export const offerPath = loanCall('/v3/loan-confirm/loan-detail-confirm');
export const pushPath = loanCall('/v3/loan-confirm/loan-detail-push');

export const offer = {
  amount: 500000,
  periods: 91,
  termUnit: 1,
  loanRate: '0.05 %',
  ratemsg: 'tasa fija',
  firstPayTime: '2026-12-21',
  comProductName: 'Crédito Ágil',
  details: [{ text: 'Comisión', value: '$517.24' }],
  repay_plans: [
    { title: 'Pago 1', amount: 290000, description: 'Capital e interés', pay_time: '2026-12-21' },
    { title: 'Pago 2', amount: 282502, description: 'Capital e interés', pay_time: '2027-01-20' },
  ],
  isNewContract: '/loanAgreement?orderNo=7',
  couNum: 5000,
};

export const loanUrl = '/loanDetail?orderId=9';

/** Timers stand still, and what a page keeps is gone after each test. */
export function setUpConfirm(): void {
  beforeEach(stopTime);
  afterEach(() => {
    closeBorrowerPage();
    jest.useRealTimers();
  });
}

/** The confirmation of a loan, on a server where everything works unless routes say otherwise. */
export async function openConfirm(
  changes: object = {},
  options: BorrowerPageOptions = {},
  query = 'productId=p1',
) {
  const page = await openBorrowerPage(`/confirmNew?${query}`, {
    ...options,
    routes: {
      [offerPath]: ok({ ...offer, ...changes }),
      [pushPath]: ok({ lendDetailsUrl: loanUrl }),
      [loanCall('/v3/loan-details/loan-details')]: ok({ orderStatus: 21, noticeStatusText: 'En revisión' }),
      [loanCall('/user-problem/problem-init')]: ok({ orderList: [] }),
      ...options.routes,
    },
  });
  await settle();
  return page;
}

export const submitButton = () => screen.getByTestId('confirm-submit');
