import type { Page } from '@playwright/test';
import type { BorrowerPath } from '../../src/kernel/pagePaths';
import { namesOfLists, scriptPayloads } from '../support/corpora';
import { payloadDocuments } from '../support/payloadDocuments';
import { casesRun, soaking } from '../support/soak';
import { mexico } from './support/campaigns';
import { HostileReplies } from './support/hostileReplies';
import { ScriptWatch } from './support/scriptWatch';
import { expect, test } from './support/test';
import { wake } from './support/wake';

/**
 * What the browser says by itself of pictures and calls that fail; and React of texts that HTML can not carry (half a
 * surrogate pair, a NUL alone): it draws those pages anew. No script and no violation comes of either.
 */
const expectedWords = /Failed to load resource|ERR_|React error #418/;

const payloads = scriptPayloads();
const documents = payloadDocuments(payloads, 'payload', soaking ? 600 : 900);

test.use({
  hostOptions: { documents: documents.map(({ text }) => text) },
  expectedErrors: [expectedWords],
});
test.describe.configure({ mode: 'default' });

/** `npm test` opens every third one. */
const walked = documents.filter((_, position) => soaking || position % 3 === 0);
const sinks = walked.reduce((sum, document) => sum + document.sinks, 0);
const shownBlocks = (page: Page) => page.locator('[data-testid^="block-"]').count();

interface Drawing {
  readonly name: string;
  readonly address: (id: string) => string;
}

const byHost: Drawing = { name: 'from the host', address: (id) => `/landing?id=${id}` };
const byBrowser: Drawing = { name: 'in the browser', address: (id) => `/landing#/?id=${id}` };
const inTurn = (position: number): readonly Drawing[] => [position % 2 === 0 ? byHost : byBrowser];

/** The templates of a run that hold payloads, drawn in each of the given ways; resolves with the number of page loads. */
async function walkTemplates(
  page: Page,
  origin: string,
  watch: ScriptWatch,
  waysOf: (position: number) => readonly Drawing[],
): Promise<number> {
  let loads = 0;
  for (const [position, { id, blocks }] of walked.entries()) {
    for (const { name, address } of waysOf(position)) {
      // The same document with another hash would be no page load.
      await page.goto('about:blank');
      await page.goto(origin + address(id));
      await wake(page);
      await expect(page.getByTestId('block-b0').first()).toBeAttached({ timeout: 30_000 });
      expect(await shownBlocks(page), `${id} ${name}`).toBeGreaterThan(blocks * 0.6);
      await watch.expectQuiet(page, `${id} ${name}`);
      loads += 1;
    }
  }
  return loads;
}

test('no text of a template runs as a script, and the policy has nothing to stop', async ({
  page,
  context,
  host,
}) => {
  test.setTimeout(soaking ? 2_400_000 : 60_000);
  const watch = new ScriptWatch(context);
  await watch.start();
  // In `npm test` the two ways take turns.
  const waysOf = (position: number) => (soaking ? [byHost, byBrowser] : inTurn(position));
  const loads = await walkTemplates(page, host.origin, watch, waysOf);
  casesRun(
    'script-injection',
    soaking ? sinks * 2 : sinks,
    `${payloads.length} payloads (${namesOfLists()}) in every text of every block, ${loads} page loads`,
  );
});

test.describe('Trusted Types', () => {
  // The browser says what it stops.
  test.use({
    expectedErrors: [/requires 'Trusted|TrustedTypePolicy named 'another'|Failed to load resource/],
  });

  test('text can not become HTML or a script where the browser has Trusted Types', async ({ page, host }) => {
    for (const path of [
      `/landing?id=${mexico.id}`,
      '/',
      '/order',
      ...(soaking ? ['/landing', '/complaint', '/nowhere'] : []),
    ]) {
      await page.goto(host.origin + path);
      const refused = await page.evaluate(() =>
        [
          () => (document.createElement('div').innerHTML = '<b>x</b>'),
          () => (document.createElement('script').text = 'x'),
          () => (document.createElement('script').src = '/x.js'),
          () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
          () =>
            (
              window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
            ).trustedTypes.createPolicy('another', {}),
        ].map((attempt) => {
          try {
            attempt();
            return false;
          } catch {
            return true;
          }
        }),
      );
      expect(refused, path).toEqual([true, true, true, true, true]);
    }
  });
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('no text of a template runs as a script either @soak', async ({ page, context, host }) => {
    test.setTimeout(soaking ? 2_400_000 : 60_000);
    const watch = new ScriptWatch(context);
    await watch.start();
    const loads = await walkTemplates(page, host.origin, watch, inTurn);
    casesRun('script-injection', sinks, `the same with the policy switched off, ${loads} page loads`);
  });
});

const order = { orderId: '174001', productId: '1001' };

/** Screens that show texts of replies by themselves; the way to choose a card shows what paying does. */
type ReplyShown = Exclude<
  BorrowerPath,
  | '/error'
  | '/ynRepayChoose'
  | '/complainPageNext'
  | '/bindBank'
  | '/bindCard'
  | '/recommendList'
  | '/product'
>;

/** What a screen's calls are about; it shows the texts of their replies. */
const queries: Readonly<Record<ReplyShown, Readonly<Record<string, string>>>> = {
  '/confirmNew': { productId: '1002' },
  '/loanDetail': order,
  '/order': {},
  '/loanAgreement': { orderNo: '174001' },
  '/agony': { orderNo: 'offer-1002' },
  '/repay': order,
  '/repayDelay': order,
  '/carpmm': { ...order, requestType: '1', amount: '527628', payCode: 'CORNER' },
  '/ynRepay': { ...order, amount: '885352', userId: '7001', couponId: '15' },
  '/complaint': {},
  '/complaintList': {},
  '/complainDetails': { problemId: '1' },
  '/customerService': {},
};
const screens = Object.entries(queries);
const calls = /\/humorous\/|\/api\/v1\/youmi\//;

test('no text of a reply runs as a script on a borrower’s screen @soak', async ({ page, context, host }) => {
  test.setTimeout(soaking ? 2_400_000 : 60_000);
  const watch = new ScriptWatch(context);
  await watch.start();
  const replies = new HostileReplies(payloads);
  let isRefused = false;
  await page.route(calls, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { code: unknown; message: string; data: unknown };
    await route.fulfill({ json: isRefused ? replies.refusal() : { ...body, data: replies.fill(body.data) } });
  });
  let loads = 0;
  for (let round = 0; round < (soaking ? 12 : 1); round += 1) {
    for (const [path, query] of screens) {
      isRefused = round % 6 === 5;
      await page.goto(
        `${host.origin}${path}?${new URLSearchParams({ language: '1', sessionId: `s${round}`, ...query }).toString()}`,
        { waitUntil: 'networkidle' },
      );
      await watch.expectQuiet(page, `${path}, round ${round}`);
      // Sheets and lists that a tap opens show texts of replies as well.
      for (const control of (await page.locator('main button:not([disabled])').all()).slice(0, 2)) {
        // oxlint-disable-next-line typescript/no-deprecated -- a tap that leaves the page is not waited for
        await control.click({ timeout: 1_000, noWaitAfter: true, force: true }).catch(() => undefined);
      }
      await watch.expectQuiet(page, `${path} after a tap, round ${round}`);
      loads += 1;
    }
  }
  expect(replies.sinks).toBeGreaterThan(500);
  casesRun(
    'script-injection',
    replies.sinks,
    `texts of replies on ${screens.length} screens, ${loads} page loads`,
  );
});

/** Every parameter of contract §4. */
const parameterNames = [
  'id',
  'app_from',
  'user_from',
  'utm_tag',
  'links_id',
  'down_id',
  'invite_code',
  'UC',
  'orderId',
  'problemId',
  'orderNo',
  'productId',
  'requestType',
  'amount',
  'payCode',
  'userId',
  'couponId',
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'language',
  'crp_phe',
  'dearest',
  'showy',
  'dearer',
  'swift',
  'eyes',
];
/** Servers take no longer line than this (bytes). */
const longestQuery = 12_000;

test('no parameter of an address runs as a script', async ({ page, context, host }) => {
  test.setTimeout(soaking ? 2_400_000 : 60_000);
  const watch = new ScriptWatch(context);
  await watch.start();
  const paths = [
    '/landing',
    '/landing#/downloadTemplate',
    '/landing#/agreementTemplate',
    '/',
    '/Loan',
    '/nowhere',
    '/error',
    '/bindCard',
    ...screens.map(([path]) => path),
  ];
  let at = 0;
  let sinks = 0;
  let loads = 0;
  const stride = soaking ? 1 : 3;
  while (at < payloads.length * stride) {
    const path = paths[loads % paths.length] ?? '/';
    const query = new URLSearchParams();
    for (const name of parameterNames) {
      const payload = payloads[at % payloads.length] ?? '';
      at += 1;
      query.set(name, payload);
      if (query.toString().length > longestQuery) query.delete(name);
      else sinks += 1;
    }
    const [place = '/', hash] = path.split('#');
    await page.goto(`${host.origin}${place}?${query.toString()}#${hash ?? ''}?${query.toString()}`, {
      waitUntil: 'networkidle',
    });
    await watch.expectQuiet(page, `${path}, payloads up to ${at}`);
    loads += 1;
  }
  casesRun('script-injection', sinks, `parameters, ${loads} page loads`);
});
