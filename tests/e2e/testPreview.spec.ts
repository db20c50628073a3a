import type { Route } from '@playwright/test';
import english from '../../locales/en/common.json';
import { axeFaultsOf } from './support/axe';
import { test } from './support/borrowerTest';
import { appReceived, surroundWithApp } from './support/fakeApp';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

const testLogin = { username: '5512345678', smsCode: '4321' };

test.use({ hostOptions: { brand: { devTools: true, testLogin } } });
test.describe.configure({ mode: 'default' });

for (const language of ['1', '2']) {
  test(
    `axe finds nothing in language ${language}`,
    inEveryRun(language === '2'),
    async ({ borrower, page }) => {
      await borrower.open('/testPreview', { language });
      await expect(borrower.at('test-login')).toBeVisible();
      expect(await axeFaultsOf(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );
}

test('its fields go along to every page', async ({ borrower, page }) => {
  await borrower.open('/testPreview', { appVersion: '2.1', productId: '1001' });
  await expect(page.getByLabel('Session id')).toHaveValue(borrower.session);
  expect(borrower.place().query.sessionId).toBeUndefined();
  await page.getByLabel('Order id').fill('174001');
  await page.getByLabel('Device name').fill('My & phone');
  const addresses = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.map((address) => new URL(address).pathname)).toEqual([
    '/confirmNew',
    '/loanDetail',
    '/repay',
    '/repayDelay',
    '/bindBank',
    '/aboutUs',
    '/complaint',
    '/customerService',
    '/PrivacyPolicy',
    '/carpmm',
  ]);
  for (const address of addresses) {
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      appVersion: '2.1',
      productId: '1001',
      orderId: '174001',
      deviceName: 'My & phone',
      sessionId: borrower.session,
      language: '1',
    });
  }
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(borrower.at('repay-button')).toBeVisible();
  // What the host drew is there before the script has taken the session out of the address.
  await expect
    .poll(() => borrower.place())
    .toEqual({
      path: '/loanDetail',
      query: {
        appVersion: '2.1',
        productId: '1001',
        orderId: '174001',
        deviceName: 'My & phone',
        language: '1',
      },
    });
});

test('it signs in on a tap, once, and not before', async ({ borrower }) => {
  await borrower.open('/testPreview');
  await expect(borrower.at('test-login')).toBeVisible();
  expect(borrower.callsTo('sms-code-login')).toHaveLength(0);
  await borrower.at('test-login').click();
  await expect(borrower.at('toast')).toHaveText('Signed in');
  expect(borrower.callsTo('sms-code-login').map((call) => call.postData())).toEqual([
    'username=5512345678&smsCode=4321',
  ]);
});

test.describe('refused', () => {
  test.use({ expectedErrors: [failedCall] });
  test('the server’s words are said', inEveryRun(false), async ({ borrower, page }) => {
    await page.route(/sms-code-login/, (route) =>
      route.fulfill({ json: { code: 3, message: 'Wrong code', data: null } }),
    );
    await borrower.open('/testPreview');
    await borrower.at('test-login').click();
    await expect(borrower.at('toast')).toHaveText('Wrong code');
    await page.unroute(/sms-code-login/);
    await borrower.at('test-login').click();
    await expect(borrower.at('toast')).toHaveText('Signed in');
  });
});

test.describe('failing', () => {
  test.use({ expectedErrors: [failedCall] });

  test('the sign-in says what happened, is sent once by two taps, and can be tried again', async ({
    borrower,
    page,
  }) => {
    const failures = [
      { send: (route: Route) => route.abort('internetdisconnected'), words: english.failure.offline },
      { send: (route: Route) => route.fulfill({ status: 500, body: '' }), words: english.failure.http },
      { send: (route: Route) => route.fulfill({ body: '<p>' }), words: english.failure.malformed },
    ];
    await borrower.open('/testPreview');
    for (const { send, words } of failures) {
      await page.route(/sms-code-login/, send);
      await borrower.at('test-login').click();
      await expect(borrower.at('toast')).toHaveText(words);
      expect(await axeFaultsOf(page)).toEqual([]);
      await page.unroute(/sms-code-login/);
    }
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/sms-code-login/, async (route) => {
      await held;
      await route.continue();
    });
    await borrower.at('test-login').dblclick();
    answer();
    await expect(borrower.at('toast')).toHaveText('Signed in');
    expect(borrower.callsTo('sms-code-login')).toHaveLength(failures.length + 1);
  });
});

test(
  'a page opened from here is left by the back button, with the fields as the address has them',
  inEveryRun(false),
  async ({ borrower, page }) => {
    await borrower.open('/testPreview', { productId: '1001', orderId: '174001' });
    await page.getByRole('link', { name: 'Customer service' }).focus();
    await page.keyboard.press('Enter');
    await expect(borrower.at('service-phone')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Product id')).toHaveValue('1001');
    await page.reload();
    await expect(page.getByLabel('Order id')).toHaveValue('174001');
    await expect(page.getByLabel('Session id')).toHaveValue(borrower.session);
  },
);

test.describe('where it may', () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 19.43, longitude: -99.13, accuracy: 20 },
  });

  test('the phone says where it is', inEveryRun(false), async ({ borrower, page }) => {
    await borrower.open('/testPreview');
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await expect(page.getByText('19.43, -99.13 (within 20 m)')).toBeVisible();
  });
});

test('a place that is not allowed is said', inEveryRun(false), async ({ borrower, page, context }) => {
  await context.clearPermissions();
  await borrower.open('/testPreview');
  await page.getByRole('button', { name: 'Where am I?' }).click();
  await expect(page.getByText('The location is not allowed')).toBeVisible();
});

test('a photo is shown, a contact submitted, the home screen offered', async ({ borrower, page }) => {
  await borrower.open('/testPreview');
  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'),
  });
  await expect(page.getByText('me.svg, 1 kB')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The photo that was chosen' })).toHaveJSProperty(
    'naturalWidth',
    8,
  );
  await page.getByRole('button', { name: 'Submit the contact' }).click();
  await expect(page.getByText('Write a contact first')).toBeVisible();
  await page.getByRole('textbox', { name: 'Contact' }).fill('55 1234');
  await page.getByRole('button', { name: 'Submit the contact' }).click();
  await expect(page.getByText('Submitted: 55 1234')).toBeVisible();
  await expect(page.getByText('The browser has not offered it yet')).toBeVisible();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => undefined,
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
  });
  await expect(page.getByText('The browser offers it')).toBeVisible();
  await page.getByRole('button', { name: 'Add to the home screen' }).click();
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
});

test('every message reaches the app', async ({ borrower, page }) => {
  await surroundWithApp(page, 'ios');
  await borrower.open('/testPreview', { productId: '7', orderId: '8' });
  await page.getByLabel('Page for to and toP').selectOption('order');
  const expected = {
    to: { page: 'order' },
    toP: { page: 'order', param: { productId: '7', orderId: '8' } },
    close: {},
    home: {},
    mine: {},
    offToLogin: {},
    callPhone: { phone: '+525512345678' },
    rate: {},
    burialPoint: { productId: '7' },
    startBank: {},
    endBank: {},
  };
  for (const name of Object.keys(expected)) await borrower.at(`bridge-${name}`).click();
  await expect
    .poll(async () => (await appReceived(page)).map((text) => JSON.parse(text) as unknown))
    .toEqual(Object.entries(expected).map(([action, payload]) => ({ action, payload })));
});
