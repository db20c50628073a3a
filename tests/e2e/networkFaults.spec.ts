import type { Page, Route } from '@playwright/test';
import words from '../../locales/es/common.json';
import { mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { LandingPage } from './support/LandingPage';
import { expect, failedCall, test } from './support/test';

const { id, phoneRule, toasts } = mexico;
const { failure } = words;

test.use({ expectedErrors: [failedCall] });

interface NetworkFault {
  readonly name: string;
  readonly strike: (route: Route) => Promise<void>;
  readonly says: string;
}

const faults: readonly NetworkFault[] = [
  { name: 'no network', strike: (route) => route.abort('internetdisconnected'), says: failure.offline },
  {
    name: 'a connection that is cut',
    strike: (route) => route.abort('connectionreset'),
    says: failure.offline,
  },
  { name: 'HTTP 500', strike: (route) => route.fulfill({ status: 500, body: 'oops' }), says: failure.http },
  { name: 'HTML', strike: (route) => route.fulfill({ body: '<html>login</html>' }), says: failure.malformed },
  {
    name: 'JSON that is no envelope',
    strike: (route) => route.fulfill({ json: { hello: 1 } }),
    says: failure.malformed,
  },
];

const address = (call: string) => `**/promotion/${call}*`;

/** Counts what a page sends to a call. */
function countRequests(page: Page, call: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/${call}`)) count += 1;
  });
  return () => count;
}

async function expectAtRest(landing: LandingPage): Promise<void> {
  await expect(landing.smsButton).not.toHaveAttribute('aria-busy', 'true');
  await expect(landing.apply).not.toHaveAttribute('aria-busy', 'true');
}

for (const { name, strike, says } of faults) {
  test(
    `get-sms meets ${name}: says so, sends once, and works at the next tap`,
    inEveryRun(name === 'no network'),
    async ({ landing, page, phones }) => {
      const phone = phones.next(phoneRule);
      const sent = countRequests(page, 'get-sms');
      await page.route(address('get-sms'), strike);
      await landing.open({ id });
      await landing.phone.fill(phone);
      await landing.fillCaptcha();
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(says);
      await expectAtRest(landing);
      expect(sent()).toBe(1);
      expect(await landing.secondsLeft()).toBe(0);

      await page.unroute(address('get-sms'));
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.smsSent);
    },
  );

  test(
    `register meets ${name}: claims nothing, and works at the next tap`,
    inEveryRun(false),
    async ({ landing, page, phones }) => {
      const sent = countRequests(page, 'register');
      await page.route(address('register'), strike);
      await landing.open({ id });
      await landing.register(phones.next(phoneRule));
      await expect(landing.toast).toHaveText(says);
      await expectAtRest(landing);
      await expect(landing.root).toBeVisible();
      expect(sent()).toBe(1);

      await page.unroute(address('register'));
      await landing.apply.click();
      await expect(landing.download).toBeVisible();
    },
  );

  test(
    `get-sid meets ${name}: says so, and the picture comes at the next tap`,
    inEveryRun(false),
    async ({ landing, page, phones }) => {
      await page.route(address('get-sid'), strike);
      await landing.open({ id });
      await expect(landing.toast).toHaveText(says);
      await expect(landing.picture).toHaveCount(0);
      await page.unroute(address('get-sid'));
      await landing.phone.fill(phones.next(phoneRule));
      await page.getByRole('button', { name: /Ver otra imagen/ }).click();
      await landing.whenPictureShown();
    },
  );

  test(
    `the template meets ${name}: the error state with Retry`,
    inEveryRun(false),
    async ({ landing, page }) => {
      await page.route('**/channel-template?*', strike);
      await landing.open({ id }, '#/?id=in-welcome');
      await expect(landing.error).toContainText(says);
      await page.unroute('**/channel-template?*');
      await landing.retry.click();
      await expect(landing.root).toBeVisible();
      await expect(page.getByTestId('block-top')).toBeVisible();
    },
  );
}

test('tracking that fails costs the page nothing', async ({ landing, page, phones }) => {
  await page.route(address('track-*'), (route) => route.abort('connectionreset'));
  await landing.open({ id });
  await landing.register(phones.next(phoneRule));
  await expect(landing.download).toBeVisible();
});

test('tracking that hangs delays nothing', inEveryRun(false), async ({ landing, page, phones }) => {
  await page.route(address('track-*'), () => new Promise(() => undefined));
  await landing.open({ id });
  await landing.register(phones.next(phoneRule));
  await expect(landing.download).toBeVisible();
});

test(
  'a captcha that fails says so, and another tap brings it',
  inEveryRun(false),
  async ({ landing, page, phones }) => {
    await page.route(address('get-captcha'), (route) => route.abort('connectionreset'));
    await landing.open({ id });
    await expect(landing.toast).toHaveText('La imagen no cargó. Pide una nueva.');
    await page.unroute(address('get-captcha'));
    await landing.phone.fill(phones.next(phoneRule));
    await page.getByRole('button', { name: /Ver otra imagen/ }).click();
    await landing.whenPictureShown();
  },
);

test.describe('two taps at once', () => {
  /** Holds a call back until the test lets it go. */
  async function hold(page: Page, call: string): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(address(call), async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('on the code button send once', inEveryRun(false), async ({ landing, page, phones }) => {
    const sent = countRequests(page, 'get-sms');
    const release = await hold(page, 'get-sms');
    await landing.open({ id });
    await landing.phone.fill(phones.next(phoneRule));
    await landing.fillCaptcha();
    await landing.smsButton.dblclick();
    await expect(landing.smsButton).toHaveAttribute('aria-busy', 'true');
    await landing.smsButton.click({ force: true });
    release();
    await expect(landing.toast).toHaveText(toasts.smsSent);
    await expectAtRest(landing);
    expect(sent()).toBe(1);
  });

  test('on apply send once, and nothing after success', async ({ landing, page, phones }) => {
    const sent = countRequests(page, 'register');
    const release = await hold(page, 'register');
    await landing.open({ id });
    await landing.sms.fill(await landing.requestCode(phones.next(phoneRule)));
    await landing.apply.dblclick();
    await expect(landing.apply).toHaveAttribute('aria-busy', 'true');
    await landing.apply.click({ force: true });
    release();
    await expect(landing.download).toBeVisible();
    await page.goBack();
    await expect(landing.root).toBeVisible();
    // Whoever is registered is thanked in place of the form.
    await expect(landing.apply).toBeHidden();
    expect(sent()).toBe(1);
  });
});

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test('a call that never answers ends after a minute', async ({ landing, page, phones }) => {
    await page.clock.install();
    await page.route(address('get-sms'), () => new Promise(() => undefined));
    await landing.open({ id });
    await landing.phone.fill(phones.next(phoneRule));
    await landing.fillCaptcha();
    // The minute begins with the call, which may still wait for its code when the button is busy already.
    const asked = page.waitForRequest(address('get-sms'));
    await landing.smsButton.click();
    await asked;
    await expect(landing.smsButton).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward('01:01');
    await expect(landing.toast).toHaveText(failure.timeout);
    await expectAtRest(landing);
  });
});

test('an upstream that can’t be reached is said in the page’s own language', async ({
  page,
  forwarding,
  upstream,
}) => {
  upstream.reset();
  upstream.answer('/get-sms', () => 'cut');
  const landing = new LandingPage(page, forwarding);
  await landing.open({ id });
  await landing.whenPictureShown();
  await landing.phone.fill('5512345678');
  await landing.captcha.fill('ab12');
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText(failure.http);
});

test.describe('the sandbox spoils the reply itself', () => {
  test('a registration whose reply is garbled is found done at the next tap', async ({ landing, phones }) => {
    await landing.open({ id });
    await landing.register(phones.failing(phoneRule, 'register', '088'));
    await expect(landing.toast).toHaveText(failure.malformed);
    await expectAtRest(landing);
    await landing.apply.click();
    await expect(landing.toast).toHaveText(toasts.registered);
    await expect(landing.download).toBeVisible();
  });

  test('an SMS code whose reply is garbled still counts', inEveryRun(false), async ({ landing, phones }) => {
    await landing.open({ id });
    const code = await landing.requestCode(phones.failing(phoneRule, 'getSms', '088'));
    await expect(landing.toast).toHaveText(failure.malformed);
    await expectAtRest(landing);
    await landing.smsButton.click();
    await expect(landing.toast).toHaveText(toasts.smsSent);
    await landing.sms.fill(code);
    await landing.apply.click();
    await expect(landing.download).toBeVisible();
  });
});
