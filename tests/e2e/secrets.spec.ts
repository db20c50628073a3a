import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { borrowerPaths, sitePaths } from '../../src/kernel/pagePaths';
import { secretNames } from '../../src/kernel/pageAddress';
import type { Host } from '../support/host';
import { casesRun, soaking } from '../support/soak';
import { appReceived, surroundWithApp } from './support/fakeApp';
import { documentOf, paragraph } from './support/fixtureDocuments';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

const outside = 'https://outside.example';
const planted = Object.fromEntries(
  secretNames.map((name, position) => [name, `planted-${name}-${9173 + position}`]),
);
const plantedQuery = new URLSearchParams(planted).toString();

/** Calls of the lender's API, which the session is for (contract §4). */
const meantFor = new RegExp(
  '^/humorous/|^/api/v1/youmi/youmi-api/|^/api/v2/youmi/(?:service/channel/channel-template|promotion/(?:get-sid|get-sms|register))$',
);

const holdsSecret = (text: string): boolean => Object.values(planted).some((secret) => text.includes(secret));

const leaving = documentOf('leaving', [
  paragraph('words', `<a href="${outside}/by-html">out by html</a><img alt="" src="${outside}/pixel.png">`),
  {
    id: 'out',
    type: 'cta',
    props: { label: 'out by button', action: { type: 'link', href: `${outside}/by-button` } },
  },
  {
    id: 'native',
    type: 'cta',
    props: {
      label: 'into the app',
      action: { type: 'native', page: 'order', param: { a: '1', sessionId: 'x' } },
    },
  },
  { id: 'form', type: 'registration', props: { phoneRule: 'mx' } },
]);

/** Everything that left the browser, but the address that was opened and the calls that the session is for. */
class Traffic {
  readonly leaks: string[] = [];
  /** Last parts of the addresses that were asked for. */
  readonly names = new Set<string>();
  /** Secrets that calls carried to where they are meant to go. */
  readonly delivered = new Set<string>();
  count = 0;
  /** The address that the test itself opens. */
  private opened = '';

  constructor(
    context: BrowserContext,
    private readonly host: Host,
  ) {
    context.on('request', (request) => this.note(request));
  }

  private note(request: Request): void {
    this.count += 1;
    const url = new URL(request.url());
    const headers = request.headers();
    const isMeant = url.origin === this.host.origin && meantFor.test(url.pathname);
    this.names.add(path.basename(url.pathname));
    if (isMeant) {
      const words = url.href + JSON.stringify(headers);
      for (const [name, secret] of Object.entries(planted))
        if (words.includes(secret)) this.delivered.add(name);
    }
    // An older path leads to its screen with the query that it was opened with.
    const asked = request.redirectedFrom() ?? request;
    if (!isMeant && asked.url() !== this.opened && holdsSecret(url.href))
      this.leaks.push(`address ${url.href}`);
    if (!isMeant && holdsSecret(JSON.stringify(headers))) this.leaks.push(`headers of ${url.href}`);
    if (headers.referer !== undefined && holdsSecret(headers.referer))
      this.leaks.push(`Referer of ${url.href}`);
    if (url.origin === outside && headers.referer !== undefined)
      this.leaks.push(`Referer ${headers.referer} to ${url.href}`);
    if (!isMeant && holdsSecret(request.postData() ?? '')) this.leaks.push(`body of ${url.href}`);
  }

  async open(page: Page, address: string): Promise<void> {
    this.opened = new URL(address).href;
    await page.goto(address);
  }
}

function filesBelow(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
}

async function expectClean(page: Page, about: string): Promise<void> {
  // The page may be on its way to another.
  await expect(async () => {
    const kept = await page.evaluate(() => ({
      local: JSON.stringify(localStorage),
      cookies: document.cookie,
      name: window.name,
      referrer: document.referrer,
    }));
    expect(holdsSecret(page.url() + JSON.stringify(kept)), about).toBe(false);
    expect(kept.cookies).toBe('');
  }).toPass({ timeout: 10_000 });
}

const storeLinks = { android: `${outside}/android`, ios: `${outside}/ios` };
const brand = {
  feesPageUrl: `${outside}/fees`,
  storeLinks,
  adServiceUrl: `${outside}/ads`,
  imageOrigins: [outside],
  redirectOrigins: [outside],
};

// A link into the app has an origin that is called so.
const appOrigin = 'null';
test.use({ expectedErrors: [/Failed to load resource|ERR_|seen at/], expectedOrigins: [outside, appOrigin] });

/** A host whose calls go to another that plays the lender, so that what the lender keeps is not looked at. */
const suite = test.extend<{ readonly middle: Host }>({
  middle: async ({ hosts, host }, use) =>
    use(await hosts.of({ brand, documents: [leaving], environment: { UPSTREAM_URL: host.origin } })),
});

const borrowerQuery = [
  'orderId=174001&productId=1002&orderNo=174001&problemId=3001',
  'amount=527628&payCode=CORNER&requestType=1&userId=7001&couponId=15',
].join('&');
/** Screens of the borrower, pages of the site and addresses that lead nowhere; `npm test` takes one or two of each. */
const screens = soaking ? borrowerPaths : (['/confirmNew', '/loanDetail'] as const);
const others = soaking ? ['/confirm', '/confirmOfPeriod', '/nowhere', ...sitePaths] : ['/', '/nowhere'];
const failing = soaking
  ? (['/loanDetail', '/repay', '/complaint', '/confirmNew'] as const)
  : (['/repay'] as const);
const landings = [
  `/landing?id=leaving&UC=1&${plantedQuery}`,
  `/landing?id=leaving&UC=1#/?${plantedQuery}`,
  `/landing#/?id=leaving&${plantedQuery}`,
].slice(0, soaking ? 3 : 1);

const patienceMs = 10_000;

const everySecret = [...secretNames].sort();

suite(
  'what the address carries for the lender reaches nobody else, and stays nowhere',
  async ({ page, context, host, middle }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(patienceMs);
    await context.route(`${outside}/**`, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<title>outside</title>' }),
    );
    const traffic = new Traffic(context, middle);
    let visited = 0;
    const visit = async (address: string, tab: Page = page) => {
      await traffic.open(tab, `${middle.origin}${address}`);
      await tab.waitForLoadState('networkidle');
      await expectClean(tab, address);
      visited += 1;
    };

    for (const screen of screens) {
      await visit(`${screen}?${plantedQuery}&${borrowerQuery}&language=1`);
      // Whatever the screen offers last: a link, a payment, a loan.
      const control = page.locator('main a[href], main button:not([disabled])').last();
      if ((await control.count()) > 0) {
        // oxlint-disable-next-line typescript/no-deprecated -- a tap that leaves the page is not waited for
        await control.click({ timeout: 5_000, noWaitAfter: true });
        // The page is idle until the tap is heard: the one that asks for a loan is waited for.
        if (screen === '/confirmNew')
          await expect.poll(() => [...traffic.names]).toContain('loan-detail-push');
        await page.waitForLoadState('networkidle');
        await expectClean(page, `after a tap on ${screen}`);
      }
    }
    expect([...traffic.names]).toContain('loan-detail-push');
    for (const place of others) await visit(`${place}?${plantedQuery}&language=1`);

    await page.route('**/humorous/**', (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }));
    for (const screen of failing) await visit(`${screen}?${plantedQuery}&${borrowerQuery}`);
    await page.unroute('**/humorous/**');

    for (const address of landings) {
      // A tab of its own: a browser that was asked for an app opens no link in that tab for a while.
      const tab = await context.newPage();
      tab.setDefaultTimeout(patienceMs);
      await visit(address, tab);
      // A fault whose words and stack name the address that was opened.
      await tab.evaluate(() =>
        setTimeout(() => {
          throw new Error(`seen at ${location.href}`);
        }),
      );
      await tab.getByTestId('phone-input').fill('5512345678');
      await tab.getByTestId('apply-button').click();
      await expectClean(tab, address);
      await tab.reload();
      await tab.waitForLoadState('networkidle');
      await expectClean(tab, `${address} anew`);
      await tab.getByText('out by html').click();
      await tab.waitForURL(`${outside}/by-html`);
      await tab.goBack();
      await tab.getByText('out by button').click();
      await tab.waitForURL(`${outside}/by-button`);
      await tab.goBack();
      await tab.waitForLoadState('networkidle');
      await tab.getByText('into the app').click();
      await expectClean(tab, `${address} after the app was asked for`);
      await tab.close();
    }

    expect(traffic.leaks).toEqual([]);
    // The silence above means something: the secrets were there and reached the lender, and those who must not hear of them were called.
    expect([...traffic.delivered].sort()).toEqual(everySecret);
    expect([...traffic.names]).toEqual(
      expect.arrayContaining(['track-visit', 'report', 'pixel.png', 'by-html', 'by-button']),
    );
    for (const { log } of [middle, host]) {
      expect(log.lines.length).toBeGreaterThan(0);
      expect(holdsSecret(JSON.stringify(log.lines) + log.rest.join('\n'))).toBe(false);
    }
    const files = filesBelow(middle.dataFolder);
    expect(files.some((file) => readFileSync(file).subarray(0, 6).toString() === 'SQLite')).toBe(true);
    for (const file of files) expect(holdsSecret(readFileSync(file, 'latin1')), file).toBe(false);
    const searched = `${files.length} files and ${middle.log.lines.length + host.log.lines.length} lines of log searched`;
    casesRun(
      'secrets',
      traffic.count,
      `${secretNames.length} secrets, ${visited} pages opened, requests looked at; ${searched}`,
    );
  },
);

suite('the app around the page is told no secret', inEveryRun(false), async ({ page, context, middle }) => {
  await surroundWithApp(page, 'android');
  const traffic = new Traffic(context, middle);
  const told: string[] = [];
  for (const screen of ['/bindBank', '/bindCard', '/product', '/recommendList', '/order', '/loanDetail']) {
    await traffic.open(page, `${middle.origin}${screen}?${plantedQuery}&${borrowerQuery}`);
    await page.waitForLoadState('networkidle');
    told.push(...(await appReceived(page)));
  }
  expect(told.length).toBeGreaterThan(0);
  expect(holdsSecret(told.join('\n'))).toBe(false);
  expect(traffic.leaks).toEqual([]);
  casesRun('secrets', told.length, `${told.length} messages to the app`);
});
