import { sitePaths } from '../kernel/pagePaths';
import { announcement, type Announcement } from './announce';

const screens = [{ name: 'Repay', address: '/repay?orderId=174001' }];

const landing = JSON.stringify({ id: 'mx-bienvenida', kind: 'landing', name: 'Bienvenida' });
const download = JSON.stringify({ id: 'mx-descarga', kind: 'download' });
const address = 'http://127.0.0.1:8080';
const printed = (upstream: Announcement['upstream'] = { origin: 'http://127.0.0.1:9000', screens }) =>
  announcement({ address, documents: [landing, download], upstream });

const addressesIn = (text: string): URL[] =>
  [...text.matchAll(/http:\/\/127\.0\.0\.1:8080\/\S*/g)].map(([found]) => new URL(found));

test('leads to landing pages, the site and the screens that the sandbox names', () => {
  const parameters = new Map(
    addressesIn(printed()).map(({ pathname, searchParams }) => [pathname, [...searchParams.keys()].sort()]),
  );
  expect(Object.fromEntries(parameters)).toMatchObject({
    '/landing': ['app_from', 'id', 'user_from', 'utm_tag'],
    '/repay': ['orderId'],
    '/': [],
    '/aboutUs': [],
    '/PrivacyPolicy': [],
  });
  expect(printed()).not.toContain('mx-descarga');
});

test('names no loans of an upstream, which it does not know', () => {
  const text = printed({ origin: 'https://lender.example', screens: [] });
  expect(text).toContain('https://lender.example');
  expect(addressesIn(text).map(({ pathname }) => pathname)).toEqual(['/landing', ...sitePaths]);
});
