import { sitePaths } from '../features/site/sitePages';
import { announcement } from './announce';

const landing = JSON.stringify({ id: 'mx-bienvenida', kind: 'landing', name: 'Bienvenida' });
const download = JSON.stringify({ id: 'mx-descarga', kind: 'download' });
const address = 'http://127.0.0.1:8080';
const printed = (upstreamUrl?: string) =>
  announcement({ address, documents: [landing, download], upstreamUrl });

const addressesIn = (text: string): URL[] =>
  [...text.matchAll(/http:\/\/127\.0\.0\.1:8080\/\S*/g)].map(([found]) => new URL(found));

test('leads to landing pages, the site and every screen of contract §4 with its parameters', () => {
  const parameters = new Map(
    addressesIn(printed()).map(({ pathname, searchParams }) => [pathname, [...searchParams.keys()].sort()]),
  );
  expect(Object.fromEntries(parameters)).toMatchObject({
    '/landing': ['app_from', 'id', 'user_from', 'utm_tag'],
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
    '/': [],
    '/aboutUs': [],
    '/PrivacyPolicy': [],
  });
  expect(printed()).not.toContain('mx-descarga');
});

test('names no loans of an upstream, which it does not know', () => {
  const text = printed('https://lender.example');
  expect(text).toContain('https://lender.example');
  expect(addressesIn(text).map(({ pathname }) => pathname)).toEqual(['/landing', ...sitePaths]);
});
