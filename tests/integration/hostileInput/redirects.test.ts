import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { BorrowerDependencies } from '../../../src/effects/borrowerDependencies';
import { goToServerAddress } from '../../../src/effects/goToServerAddress';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { checkRedirect } from '../../../src/kernel/address';
import { hasBorrowerScreen } from '../../../src/kernel/pagePaths';
import { isPictureAddress, isSafeAddress } from '../../../src/template/address';
import { createHostSanitizer } from '../../../src/host/delivery/render/sanitizer';
import { redirectPayloads } from '../../support/corpora';
import { demoBrand } from '../../support/hostParts';
import { startLender } from '../../support/lenderServer';
import { casesRun, runs } from '../../support/soak';
import { createTestApp } from '../../support/testApp';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const payloads = redirectPayloads();
const own = 'https://pages.example';
const partner = 'https://pay.example';
const pictures = 'https://cdn.example';
const rules = { origin: own, schemeLink: 'prestademo://open', imageOrigins: [pictures] };
const redirectRules = { origin: own, apiOrigin: '', redirectOrigins: [partner] };

/** What a payload is put into: as it is, and as people glue addresses together. */
const frames: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => ` ${payload}`,
  (payload) => `/${payload}`,
  (payload) => `/landing?id=a&next=${payload}`,
  (payload) => `${own}${payload}`,
  (payload) => `${own}/${payload}`,
  (payload) => `https:${payload}`,
  (payload) => payload.toUpperCase(),
  (payload) => decodeLoosely(payload),
  (payload) => `\t${payload}\n`,
];

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const framed = payloads.flatMap((payload) => frames.map((frame) => frame(payload)));

/** Where a browser that stands at `base` goes by an address; undefined: nowhere. */
function destination(address: string, base = `${own}/landing?id=a`): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Contract §8 in its own words. */
function mayLink(url: URL): boolean {
  if (url.origin === own && url.protocol === 'https:') return true;
  return (
    url.protocol === 'https:' ||
    url.protocol === 'tel:' ||
    url.protocol === 'mailto:' ||
    url.protocol === 'prestademo:'
  );
}

let cases = 0;
afterAll(() => casesRun('redirects', cases, `${payloads.length} addresses in ${frames.length} frames`));

test('a template leads nowhere that contract §8 does not allow', () => {
  for (const address of framed) {
    cases += 2;
    const url = destination(address);
    if (isSafeAddress(address, rules))
      expect({
        address,
        ok: url !== undefined && mayLink(url) && url.username === '' && url.password === '',
      }).toEqual({ address, ok: true });
    if (isPictureAddress(address, rules)) {
      expect({ address, origin: url?.origin }).toEqual({
        address,
        origin: expect.stringMatching(/^https:\/\/(?:pages|cdn)\.example$/),
      });
      // As one of several in a `srcset` it must stay one.
      expect(address).not.toMatch(/[\t\n\f\r ]|^,|,$/);
    }
  }
});

test('links and pictures in HTML follow the same rules', () => {
  const sanitize = createHostSanitizer(rules);
  const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  for (const address of framed) {
    cases += 2;
    const html = sanitize(`<a href="${quote(address)}">x</a><img alt="x" src="${quote(address)}">`);
    const found = (name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const [link, picture] = [found('href'), found('src')];
    const linked = link === undefined ? undefined : destination(link);
    if (link !== undefined)
      expect({ address, ok: linked !== undefined && mayLink(linked) }).toEqual({ address, ok: true });
    if (picture !== undefined)
      expect(destination(picture)?.origin).toMatch(/^https:\/\/(?:pages|cdn)\.example$/);
  }
});

/** A borrower's page that notes where it is led. */
function setUp() {
  const left: string[] = [];
  const opened: string[] = [];
  const toasts: string[] = [];
  const dependencies = {
    window: { location: { origin: own, search: '?language=1' } },
    brand: { ...demoBrand(), redirectOrigins: [partner], apiOrigin: '' },
    navigator: { hasScreen: hasBorrowerScreen, open: (address: string) => opened.push(address) },
    leave: (address: string) => left.push(address),
    // The saga reaches no further than these.
  } as unknown as BorrowerDependencies;
  const saga = createSagaMiddleware();
  configureStore({
    reducer: (state: null = null, action: { type: string }) => {
      if (action.type.includes('toast')) toasts.push(action.type);
      return state;
    },
    middleware: () => [saga] as never,
  });
  return {
    left,
    opened,
    toasts,
    go: (address: string) => saga.run(goToServerAddress, dependencies, { address }).toPromise<boolean>(),
  };
}

test('an address of a reply leads to us or to a partner of the brand file, or is refused with a message', async () => {
  const page = setUp();
  for (const address of framed) {
    cases += 1;
    const before = page.toasts.length;
    const isLed = await page.go(address);
    expect({ address, isLed, isTold: page.toasts.length > before }).toEqual({
      address,
      isLed,
      isTold: !isLed,
    });
  }
  for (const address of page.left) expect([own, partner]).toContain(new URL(address).origin);
  for (const address of page.opened) expect(new URL(address, own).origin).toBe(own);
  expect(page.left.length).toBeGreaterThan(0);
});

test('any text at all leads to us or to a partner, or nowhere', () => {
  const texts = runs(2_000, 200_000);
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      'https',
      'http',
      'pages.example',
      'pay.example',
      'evil.example',
      '%2f',
      '\t',
      '\n',
      '#',
      '?',
      'javascript',
      '\u3002',
    ),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const found = checkRedirect(pieces.join(''), redirectRules);
      if (found) expect([own, partner]).toContain(found.url.origin);
      if (found) expect(found.isOwnOrigin).toBe(found.url.origin === own);
    }),
    { numRuns: texts },
  );
  cases += texts;
});

test('the host sends nobody elsewhere, whatever the path or the query', async () => {
  const { app } = await createTestApp({ folder: temporaryFolder() });
  const names = ['back', 'next', 'url', 'redirect', 'return', 'redirectUrl', 'id', 'language'];
  for (const payload of payloads) {
    const query = names
      .map((name) => `${name}=${encodeURIComponent(payload.replace(/[\ud800-\udfff]/g, ''))}`)
      .join('&');
    const path = payload.startsWith('/')
      ? encodeURI(payload.replace(/[\ud800-\udfff]/g, '')).replaceAll('%25', '%')
      : undefined;
    const addresses = [
      `/confirm?${query}`,
      `/confirmOfPeriod?${query}`,
      `/landing?${query}`,
      `/?${query}`,
      ...(path ? [path, `${path}/..`] : []),
    ];
    for (const url of addresses) {
      cases += 1;
      const { statusCode, headers } = await app.inject({ url });
      if (statusCode >= 300 && statusCode < 400)
        expect(new URL(String(headers.location), own).origin).toBe(own);
    }
  }
  await app.close();
});

test('the host sends nobody elsewhere, whatever the lender answers', async () => {
  const lender = await startLender();
  const brand = demoBrand();
  const { app } = await createTestApp({
    folder: temporaryFolder(),
    brand,
    registerCalls: (scope) =>
      registerUpstream(scope, { brand, lender: new LenderClient({ origin: lender.origin }) }),
  });
  // What a header can hold.
  const addresses = payloads.filter((payload) => /^[\x21-\x7e]+$/.test(payload)).slice(0, runs(60, 10_000));
  const calls = [
    { url: '/api/v2/youmi/promotion/get-sid' },
    {
      method: 'POST',
      url: '/humorous/v3/loan-confirm/loan-detail-push',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'productId=1',
    },
  ] as const;
  const statuses = [200, 201, 301, 302, 303, 307, 308, 401, 503];
  for (const [number, address] of addresses.entries()) {
    const status = statuses[number % statuses.length] ?? 302;
    const led = {
      location: address,
      'content-location': address,
      refresh: `0; url=${address}`,
      link: `<${address}>; rel=preload`,
      'set-cookie': `next=${address}`,
    };
    lender.answer = (_request, response) =>
      response.writeHead(status, led).end('{"code":0,"message":"","data":{}}');
    for (const call of calls) {
      cases += 1;
      const { statusCode, headers } = await app.inject(call);
      expect({
        status,
        address,
        statusCode,
        named: Object.keys(led).filter((name) => name in headers),
      }).toEqual({
        status,
        address,
        statusCode: status >= 300 && status < 400 ? 502 : status,
        named: [],
      });
    }
  }
  expect(addresses.length).toBeGreaterThan(20);
  await app.close();
  await lender.stop();
});
