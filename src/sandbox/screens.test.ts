import { screens } from './screens';

test('every screen of contract §4 is there, with its parameters', () => {
  const addresses = screens.map(({ address }) => new URL(address, 'http://page.example'));
  const parameters = addresses.map(({ pathname, searchParams }) => [
    pathname,
    [...searchParams.keys()].sort(),
  ]);
  expect(Object.fromEntries(parameters)).toMatchObject({
    '/order': [],
    '/confirmNew': ['productId'],
    '/loanDetail': ['orderId', 'productId'],
    '/repay': ['orderId', 'productId'],
    '/repayDelay': ['orderId', 'productId'],
    '/carpmm': ['amount', 'orderId', 'payCode', 'productId', 'requestType'],
    '/ynRepay': ['amount', 'couponId', 'orderId', 'productId', 'userId'],
    '/ynRepayChoose': ['amount', 'couponId', 'orderId', 'productId', 'userId'],
    '/loanAgreement': ['orderNo'],
    '/agony': ['orderNo'],
    '/error': [],
    '/complaint': ['orderId'],
    '/complainPageNext': ['orderId'],
    '/complaintList': [],
    '/complainDetails': ['problemId'],
    '/customerService': [],
  });
});
