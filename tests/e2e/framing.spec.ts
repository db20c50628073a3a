import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { borrowerPaths, sitePaths } from '../../src/kernel/pagePaths';
import { casesRun } from '../support/soak';
import { mexico } from './support/campaigns';
import { expect, test } from './support/test';
import { whenHydrated } from './support/wake';

/** What a browser shows in a frame that the policy forbids. */
const blocked = 'chrome-error://chromewebdata/';

const publicPages = [
  `/landing?id=${mexico.id}`,
  '/landing',
  '/nowhere',
  '/testPreview',
  '/editor',
  '/editor/templates',
  '/preview/none',
  ...sitePaths,
  ...borrowerPaths,
];

const suite = test.extend<object, { readonly stranger: string }>({
  // Somebody else's site that frames whatever its query names.
  stranger: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: here nothing
    async ({}, use) => {
      const server: Server = createServer((request, response) => {
        const framed = new URL(request.url ?? '/', 'http://x.test').searchParams.get('framed') ?? '';
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<iframe src="${framed.replaceAll('"', '&quot;')}"></iframe>`);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

test.use({ expectedErrors: [/Failed to load resource|frame-ancestors|X-Frame-Options|Framing/] });

/** Where the frame of a page ends up once it has been tried. */
async function framedAddress(page: Page, holder: string): Promise<string> {
  await page.goto(holder, { waitUntil: 'load' });
  const address = () => page.frames()[1]?.url() ?? '';
  await expect.poll(address).toMatch(/^[a-z-]+:(?!blank)/);
  return address();
}

suite(
  'no page can be framed: not by another site, not by a page of our own @soak',
  async ({ page, host, stranger }) => {
    for (const path of publicPages) {
      const framed = encodeURIComponent(host.origin + path);
      expect
        .soft(await framedAddress(page, `${stranger}/?framed=${framed}`), `${path} in another site`)
        .toBe(blocked);
    }
    // A page of our own origin that somebody managed to write.
    await page.route(`${host.origin}/written-by-others*`, (route) => {
      const framed = new URL(route.request().url()).searchParams.get('framed') ?? '';
      return route.fulfill({ contentType: 'text/html', body: `<iframe src="${framed}"></iframe>` });
    });
    for (const path of publicPages) {
      const framed = encodeURIComponent(path);
      expect
        .soft(
          await framedAddress(page, `${host.origin}/written-by-others?framed=${framed}`),
          `${path} in our own`,
        )
        .toBe(blocked);
    }
    // The editor's preview is for the editor's own origin alone.
    const preview = `${host.origin}/editor/frame/${mexico.id}`;
    expect(
      await framedAddress(page, `${host.origin}/written-by-others?framed=${encodeURIComponent(preview)}`),
    ).toBe(preview);
    expect(await framedAddress(page, `${stranger}/?framed=${encodeURIComponent(preview)}`)).toBe(blocked);
    casesRun('framing', publicPages.length * 2 + 2, 'pages in a frame');
  },
);

/** What an attacker, an extension or a misunderstood app might post. */
const messages: readonly unknown[] = [
  'close',
  '',
  null,
  1,
  {},
  [],
  { action: 'close', payload: {} },
  JSON.stringify({ action: 'to', payload: { page: 'login' } }),
  { type: 'navigate', url: 'https://evil.example' },
  { type: 'vitrina', document: { schemaVersion: 1 } },
  { href: 'javascript:alert(1)' },
  '<img src=x onerror=alert(1)>',
  { source: 'react-devtools-bridge', payload: {} },
  { type: 'webpackHotUpdate', data: 'x' },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  'setImmediate$0.1$1',
];

interface WatchedWindow extends Window {
  readonly messageListeners: string[];
  readonly victim: Window;
}

/** Runs in each page, before its own scripts: notes who listens to what other windows post. */
function noteListeners(): void {
  const heard: string[] = [];
  Object.assign(window, { messageListeners: heard });
  const add = window.addEventListener.bind(window);
  const noting: typeof add = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (AddEventListenerOptions | boolean)?]
  ) => {
    if (type === 'message') heard.push(new Error('listens').stack ?? '');
    add(type, ...rest);
  };
  window.addEventListener = noting;
}

/** Nothing of a page is still on its way: it is hydrated, its captcha is drawn, its calls are answered. */
async function whenAtRest(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await whenHydrated(page);
  const picture = page.getByTestId('captcha-image');
  if ((await picture.count()) > 0)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const stateOf = async (page: Page) => ({ html: await page.locator('#root').innerHTML(), url: page.url() });

const listenersOf = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as WatchedWindow).messageListeners,
    ...(window.onmessage ? ['onmessage'] : []),
  ]);

/** The page has had its turn with all that was posted before, and has drawn what it made of it. */
const whenHandled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener(
          'message',
          ({ data }) => data === 'last of all' && requestAnimationFrame(() => setTimeout(resolve, 100)),
        );
        window.postMessage('last of all', '*');
      }),
  );

suite('what other windows post changes nothing @soak', async ({ page, context, host, stranger }) => {
  test.setTimeout(120_000);
  await context.addInitScript(noteListeners);
  let posted = 0;
  for (const path of [
    `/landing?id=${mexico.id}`,
    '/',
    '/order',
    '/complaint',
    '/ynRepay?orderId=174002&amount=885352',
    '/nowhere',
  ]) {
    await page.goto(`${stranger}/?framed=about:blank`);
    const opening = page.waitForEvent('popup');
    await page.evaluate(
      (address) => Object.assign(window, { victim: window.open(address) }),
      host.origin + path,
    );
    const victim = await opening;
    await whenAtRest(victim);
    expect.soft(await listenersOf(victim), path).toEqual([]);
    const before = await stateOf(victim);
    const calls: string[] = [];
    victim.on('request', (request) => calls.push(request.url()));
    await page.evaluate((texts) => {
      for (const text of texts) (window as unknown as WatchedWindow).victim.postMessage(text, '*');
    }, messages);
    // And from its own window, which no check of an origin would refuse.
    await victim.evaluate((texts) => texts.forEach((text) => window.postMessage(text, '*')), messages);
    await whenHandled(victim);
    expect.soft(await stateOf(victim), path).toEqual(before);
    expect.soft(calls, path).toEqual([]);
    posted += messages.length * 2;
    await victim.close();
  }
  casesRun('framing', posted, `${posted} messages posted to pages`);
});
