import { extensionFigures } from './loans/figures';
import { findProduct } from './loans/products';
import { quoteOf, termsOf } from './loans/quote';

/** A screen of the borrower with the sandbox's parameters, for whoever starts the host. */
export interface SampleScreen {
  readonly name: string;
  /** Path and query. */
  readonly address: string;
}

const loan = (orderId: string, productId: string): string => `orderId=${orderId}&productId=${productId}`;

/** What a sample order of the product owes, in minor units. */
function owed(productId: string): number {
  const product = findProduct(productId);
  return product ? quoteOf(product).owed : 0;
}

function extensionFee(productId: string): number {
  const product = findProduct(productId);
  return product ? extensionFigures(termsOf(product)).total : 0;
}

const instructions = (requestType: 1 | 2, amount: number): string =>
  `/carpmm?requestType=${requestType}&amount=${amount}&payCode=CORNER&${loan('174001', '1001')}`;
const byCard = `${loan('174002', '1002')}&amount=${owed('1002')}&userId=7001&couponId=15`;

/** Every screen of the borrower, and the looks of it that differ most; docs/sandbox.md has all. */
export const screens: readonly SampleScreen[] = [
  { name: 'All loans', address: '/order' },
  { name: 'Confirm a loan, after a moment of waiting', address: '/confirmNew?productId=1001' },
  { name: 'Confirm a loan with a coupon', address: '/confirmNew?productId=1002' },
  { name: 'Confirm a loan without a contract', address: '/confirmNew?productId=1003' },
  { name: 'A loan to repay or to extend', address: `/loanDetail?${loan('174001', '1001')}` },
  { name: 'A loan to repay by card', address: `/loanDetail?${loan('174002', '1002')}` },
  { name: 'An overdue loan', address: `/loanDetail?${loan('180001', '1001')}` },
  { name: 'A loan in review', address: `/loanDetail?${loan('21001', '1001')}` },
  { name: 'A loan that was refused', address: `/loanDetail?${loan('110001', '1002')}` },
  { name: 'A loan on its way to the bank', address: `/loanDetail?${loan('151001', '1003')}` },
  { name: 'A loan that is paid out', address: `/loanDetail?${loan('170001', '1001')}` },
  { name: 'A repaid loan that asks for a rating', address: `/loanDetail?${loan('200001', '1001')}` },
  { name: 'A loan of unknown status', address: `/loanDetail?${loan('999001', '1003')}` },
  { name: 'Repay', address: `/repay?${loan('174001', '1001')}` },
  { name: 'Extend', address: `/repayDelay?${loan('174001', '1001')}` },
  { name: 'How to repay at a shop', address: instructions(1, owed('1001')) },
  { name: 'How to extend at a shop', address: instructions(2, extensionFee('1001')) },
  { name: 'Repay by card', address: `/ynRepay?${byCard}` },
  { name: 'Choose a card', address: `/ynRepayChoose?${byCard}` },
  { name: 'A contract', address: '/loanAgreement?orderNo=174001' },
  { name: 'The contract of an offer', address: '/agony?orderNo=offer-1002' },
  { name: 'Complain about an order', address: '/complaint?orderId=174001' },
  { name: 'Words and pictures of a complaint', address: '/complainPageNext?orderId=174001' },
  { name: 'My complaints', address: '/complaintList' },
  { name: 'An answer that asks for a rating', address: '/complainDetails?problemId=3001' },
  { name: 'A complaint without an answer', address: '/complainDetails?problemId=3002' },
  { name: 'Customer service', address: '/customerService' },
  { name: 'Sign-in of a partner failed', address: '/error' },
  { name: 'A step that the app has', address: '/bindBank' },
];
