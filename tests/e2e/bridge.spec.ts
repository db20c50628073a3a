import type { Page } from '@playwright/test';
import { inEveryRun } from './support/inEveryRun';
import { leavingsOf } from './support/leavings';
import { stopClock } from './support/stopClock';
import { appReceived, surroundWithApp, type AppKind } from './support/fakeApp';
import { test } from './support/borrowerTest';
import { expect, failedCall } from './support/test';
import { wake } from './support/wake';

const message = (action: string, payload: object = {}) => JSON.stringify({ action, payload });
const announce = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady')));

const kinds: readonly AppKind[] = ['android', 'ios', 'reactNative', 'flutter'];
for (const kind of kinds) {
  test.describe(`inside an app on ${kind}`, () => {
    test(
      'a page that only the app has is asked for, its flow with the bank begun and ended',
      inEveryRun(kind === 'android'),
      async ({ borrower, page }) => {
        await surroundWithApp(page, kind);
        await borrower.open('/bindCard', {
          orderId: '174001',
          crp_phe: 'secret-1',
          dearest: 'secret-2',
          swift: 'secret-3',
        });
        const opened = [
          message('startBank'),
          message('toP', { page: 'bindCardUrl', param: { orderId: '174001', language: '1' } }),
        ];
        await expect.poll(() => appReceived(page)).toEqual(opened);
        await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
        await expect.poll(() => appReceived(page)).toEqual([...opened, message('endBank')]);
      },
    );

    test(
      'the first page is closed, and my account is the app’s',
      inEveryRun(kind === 'flutter'),
      async ({ borrower, page }) => {
        await surroundWithApp(page, kind);
        await borrower.open('/order');
        await borrower.at('go-mine').click();
        await borrower.at('go-back').click();
        await expect.poll(() => appReceived(page)).toEqual([message('mine'), message('close')]);
      },
    );
  });
}

const nativePages = [
  { path: '/bindBank', key: 'bindBank', before: [message('startBank')] },
  { path: '/recommendList', key: 'recommendList', before: [] },
  { path: '/product', key: 'productUrl', before: [] },
];
for (const { path, key, before } of nativePages) {
  test(`${path} is the app’s ${key}`, inEveryRun(false), async ({ borrower, page }) => {
    await surroundWithApp(page, 'android');
    await borrower.open(path, { productId: '1001' });
    await expect
      .poll(() => appReceived(page))
      .toEqual([...before, message('toP', { page: key, param: { productId: '1001', language: '1' } })]);
  });
}

test('a page that another document led to is not the first one: its back control goes back', async ({
  borrower,
  page,
}) => {
  await surroundWithApp(page, 'android');
  await borrower.open('/PrivacyPolicy');
  await page.locator('a[href^="/customerService"]').first().click();
  await expect(borrower.at('service-phone')).toBeVisible();
  await borrower.at('go-back').click();
  await expect(page).toHaveURL(/\/PrivacyPolicy/);
  expect(await appReceived(page)).toEqual([]);
});

test.describe('where no Navigation API tells of other documents', () => {
  test.use({ needsOwnTab: true });

  test('the back control goes back to another document, and closes the first page, whatever stands ahead', async ({
    borrower,
    page,
  }) => {
    await surroundWithApp(page, 'android');
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    // As a web view opens its first page: nothing stands before it.
    await page.evaluate((address) => location.replace(address), borrower.address('/PrivacyPolicy'));
    await page.locator('a[href^="/customerService"]').first().click();
    await expect(borrower.at('service-phone')).toBeVisible();
    await borrower.at('go-back').click();
    await expect(page).toHaveURL(/\/PrivacyPolicy/);
    expect(await appReceived(page)).toEqual([]);
    // The page that was left stands ahead by now.
    expect(await page.evaluate(() => history.length)).toBe(2);
    await wake(page);
    await borrower.at('go-back').click();
    await expect.poll(() => appReceived(page)).toEqual([message('close')]);
  });

  test(
    'a borrower’s screen that was opened first is closed',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await surroundWithApp(page, 'ios');
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await page.evaluate((address) => location.replace(address), borrower.address('/order'));
      await borrower.at('go-back').click();
      await expect.poll(() => appReceived(page)).toEqual([message('close')]);
    },
  );
});

test.describe('an app that takes messages and never answers them', () => {
  test.use({ expectedErrors: [failedCall] });

  test('is asked for its page after the flow with the bank was begun', async ({ borrower, page }) => {
    await surroundWithApp(page, 'flutter', 'never');
    await borrower.open('/bindBank', { productId: '1001' });
    await expect
      .poll(() => appReceived(page))
      .toEqual([
        message('startBank'),
        message('toP', { page: 'bindBank', param: { productId: '1001', language: '1' } }),
      ]);
  });

  test('is asked to sign in each time that the session is over', async ({ borrower, page }) => {
    await surroundWithApp(page, 'android', 'never');
    await borrower.open('/loanDetail', { orderId: '174001~loan-details~401' });
    await expect.poll(() => appReceived(page)).toEqual([message('offToLogin')]);
    await expect(async () => {
      await borrower.at('page-retry').click();
      expect(await appReceived(page)).toEqual([message('offToLogin'), message('offToLogin')]);
    }).toPass();
  });
});

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test('messages wait for Flutter’s announcement, and come in their order', async ({ borrower, page }) => {
    await surroundWithApp(page, 'slowFlutter');
    await page.clock.install();
    await borrower.open('/bindBank', { productId: '1001' });
    await expect(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
    expect(await appReceived(page)).toEqual([]);
    await announce(page);
    const opened = [
      message('startBank'),
      message('toP', { page: 'bindBank', param: { productId: '1001', language: '1' } }),
    ];
    await expect.poll(() => appReceived(page)).toEqual(opened);
    await announce(page);
    expect(await appReceived(page)).toEqual(opened);
  });

  test('Flutter’s announcement is heard on a promotion page before its own code is there', async ({
    borrower,
    page,
  }) => {
    await surroundWithApp(page, 'slowFlutter');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady')),
      );
    });
    await page.clock.install();
    await borrower.open('/landing', { id: 'mx-bienvenida' });
    await page.evaluate(() => (location.hash = '#/nowhere'));
    await expect(borrower.at('go-home')).toBeVisible();
    await stopClock(page);
    await borrower.at('go-home').click();
    // A message that waits its 3 s would never come.
    await expect.poll(() => appReceived(page)).toEqual([message('home')]);
  });
});

test(
  'the transport is looked up at each send, the first of contract §7 wins',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await surroundWithApp(page, 'reactNative');
    await borrower.open('/order');
    await borrower.at('go-mine').click();
    await expect.poll(() => appReceived(page)).toEqual([message('mine')]);
    await page.evaluate(() => {
      const later: string[] = [];
      Object.assign(window, { later, nativeBridge: { postMessage: (text: string) => later.push(text) } });
    });
    await borrower.at('go-mine').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { later: string[] }).later))
      .toEqual([message('mine')]);
    expect(await appReceived(page)).toEqual([message('mine')]);
  },
);

test('an app that fails is said in a toast, except where a page is closed', async ({ borrower, page }) => {
  await surroundWithApp(page, 'android', 'fails');
  await borrower.open('/order');
  await borrower.at('go-back').click();
  await expect(borrower.at('toast')).toHaveCount(0);
  await borrower.at('go-mine').click();
  await expect(borrower.at('toast')).toHaveText('The app did not answer. Try again.');
});

test.describe('in trouble', () => {
  test.use({ expectedErrors: [failedCall] });

  test('the way home of the error state is the app’s', async ({ borrower, page }) => {
    await surroundWithApp(page, 'android');
    await borrower.open('/loanDetail', { orderId: '174001~loan-details~500' });
    await expect(borrower.at('page-error')).toBeVisible();
    await borrower.at('go-home').click();
    await expect.poll(() => appReceived(page)).toEqual([message('home')]);
  });
});

test.describe('on a page that is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the way home is the app’s, and in a browser a link with the visible parameters', async ({
    borrower,
    page,
  }) => {
    await borrower.open('/nope', { appVersion: '1.2' });
    await borrower.at('go-home').click();
    await expect(page).toHaveURL(/\/\?appVersion=1\.2&language=1$/);
    await surroundWithApp(page, 'android');
    await borrower.open('/nope', { appVersion: '1.2' });
    await borrower.at('go-home').click();
    await expect.poll(() => appReceived(page)).toEqual([message('home')]);
    await expect(page).toHaveURL(/\/nope/);
  });
});

test.describe('in a browser', () => {
  // There is no app for the scheme, and Chromium says so.
  test.use({
    needsOwnTab: true,
    expectedErrors: [/prestademo/],
    expectedOrigins: ['null', 'https://play.google.com'],
  });

  test('pages of the app open by the scheme link, once asked for', async ({ borrower, page }) => {
    const leavings = await leavingsOf(page);
    await borrower.open('/product', { productId: '1001' });
    const open = page.getByRole('button', { name: 'Open the app' });
    await expect(open).toBeVisible();
    expect(leavings).toEqual([]);
    await open.click();
    await expect.poll(() => leavings).toEqual(['prestademo://open']);
  });

  test('my account opens the app', inEveryRun(false), async ({ borrower, page }) => {
    const leavings = await leavingsOf(page);
    await borrower.open('/order');
    await borrower.at('go-mine').click();
    await expect.poll(() => leavings).toEqual(['prestademo://open']);
  });

  test('five stars lead to the store', inEveryRun(false), async ({ borrower, page }) => {
    const leavings = await leavingsOf(page);
    await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'the store' }));
    await borrower.open('/loanDetail', { orderId: '200001' });
    await borrower.at('star-5').click();
    await borrower.at('score-send').click();
    await expect
      .poll(() => leavings)
      .toEqual(['https://play.google.com/store/apps/details?id=example.prestademo']);
  });

  test('closing goes back to where one came from', async ({ borrower, page }) => {
    await page.goto(`${borrower.host.origin}/healthz`);
    await borrower.open('/order');
    await borrower.at('go-back').click();
    await expect(page).toHaveURL(/\/healthz$/);
  });
});
