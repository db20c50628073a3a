import type { BorrowerPath } from '../kernel/pagePaths';
import { extensionFigures } from './loans/figures';
import { findProduct } from './loans/products';
import { quoteOf, termsOf } from './loans/quote';

/** A screen of the borrower with the sandbox's parameters, for whoever starts the host. */
export interface SampleScreen {
  readonly name: string;
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
  `requestType=${requestType}&amount=${amount}&payCode=CORNER&${loan('174001', '1001')}`;
const byCard = `${loan('174002', '1002')}&amount=${owed('1002')}&userId=7001&couponId=15`;

/** How a screen can look: a name for it, and the query that shows it. */
interface Look {
  readonly name: string;
  readonly query?: string;
}

/** Every screen of the borrower, and the looks of it that differ most; docs/lenders-and-apps/sandbox.md has all. */
const looks: Readonly<Record<BorrowerPath, readonly Look[]>> = {
  '/order': [{ name: 'All loans' }],
  '/confirmNew': [
    { name: 'Confirm a loan, after a moment of waiting', query: 'productId=1001' },
    { name: 'Confirm a loan with a coupon', query: 'productId=1002' },
    { name: 'Confirm a loan without a contract', query: 'productId=1003' },
  ],
  '/loanDetail': [
    { name: 'A loan to repay or to extend', query: loan('174001', '1001') },
    { name: 'A loan to repay by card', query: loan('174002', '1002') },
    { name: 'An overdue loan', query: loan('180001', '1001') },
    { name: 'A loan in review', query: loan('21001', '1001') },
    { name: 'A loan that was refused', query: loan('110001', '1002') },
    { name: 'A loan on its way to the bank', query: loan('151001', '1003') },
    { name: 'A loan that is paid out', query: loan('170001', '1001') },
    { name: 'A repaid loan that asks for a rating', query: loan('200001', '1001') },
    { name: 'A loan of unknown status', query: loan('999001', '1003') },
  ],
  '/repay': [{ name: 'Repay', query: loan('174001', '1001') }],
  '/repayDelay': [{ name: 'Extend', query: loan('174001', '1001') }],
  '/carpmm': [
    { name: 'How to repay at a shop', query: instructions(1, owed('1001')) },
    { name: 'How to extend at a shop', query: instructions(2, extensionFee('1001')) },
  ],
  '/ynRepay': [{ name: 'Repay by card', query: byCard }],
  '/ynRepayChoose': [{ name: 'Choose a card', query: byCard }],
  '/loanAgreement': [{ name: 'A contract', query: 'orderNo=174001' }],
  '/agony': [{ name: 'The contract of an offer', query: 'orderNo=offer-1002' }],
  '/complaint': [{ name: 'Complain about an order', query: 'orderId=174001' }],
  '/complainPageNext': [{ name: 'Words and pictures of a complaint', query: 'orderId=174001' }],
  '/complaintList': [{ name: 'My complaints' }],
  '/complainDetails': [
    { name: 'An answer that asks for a rating', query: 'problemId=3001' },
    { name: 'A complaint without an answer', query: 'problemId=3002' },
  ],
  '/customerService': [{ name: 'Customer service' }],
  '/error': [{ name: 'Sign-in of a partner failed' }],
  '/bindBank': [{ name: 'A step that the app has: a bank account' }],
  '/bindCard': [{ name: 'A step that the app has: a card' }],
  '/recommendList': [{ name: 'A step that the app has: other loans' }],
  '/product': [{ name: 'A step that the app has: a loan product' }],
};

export const screens: readonly SampleScreen[] = Object.entries(looks).flatMap(([path, ofPath]) =>
  ofPath.map(({ name, query }) => ({ name, address: query === undefined ? path : `${path}?${query}` })),
);
