import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expectNoAxeFaults } from './support/axe';
import { appReceived, happeningsOf, surroundWithApp } from './support/fakeApp';
import type { Page } from '@playwright/test';
import { BorrowerPage, type Query } from './support/BorrowerPage';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

const pushPath = '/humorous/v3/loan-confirm/loan-detail-push';
const ordersOf = (borrower: BorrowerPage) => borrower.page.getByRole('link', { name: /^See the loan/ });
/** Orders that every borrower of the sandbox begins with. */
const sampleOrders = 13;
/** The sandbox takes the loan on, and cuts the connection in the middle of its first reply. */
const lostProduct = '1002~loan-detail-push~099';

async function loseLoan(borrower: BorrowerPage): Promise<void> {
  await borrower.open('/confirmNew', { productId: lostProduct });
  await borrower.at('confirm-submit').click();
  await expect(borrower.at('outcome-check')).toBeVisible();
}

/** From now on the offer is for another amount. */
async function quoteAnew(page: Page, amount: number): Promise<void> {
  await page.route('**/loan-detail-confirm?*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { readonly data: object };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, amount } } });
  });
}

test.describe('confirming a loan', () => {
  test('the offer names amount, term, rate, plan and coupon; accepting it leads to the new loan', async ({
    borrower,
    page,
  }) => {
    await surroundWithApp(page, 'android');
    await borrower.open('/confirmNew', { productId: '1002', appVersion: '3.1', adId: 'ad7' });
    await expect(borrower.at('confirm-amount')).toContainText('₹8,232.00');
    await expect(page.getByText('120 days')).toBeVisible();
    await expect(page.getByText('Coupon (discount)', { exact: true })).toBeVisible();
    await expect(borrower.at('confirm-agree')).toBeChecked();
    await expect(borrower.at('confirm-contract')).toBeVisible();
    await borrower.at('confirm-submit').click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '21');
    expect(borrower.place().query).toMatchObject({
      from: 'confirm',
      productId: '1002',
      appVersion: '3.1',
      adId: 'ad7',
      language: '1',
    });
    expect(await appReceived(page)).toEqual(['{"action":"burialPoint","payload":{"productId":"1002"}}']);
    const happenings = await happeningsOf(page);
    expect(happenings.indexOf('burialPoint')).toBeLessThan(happenings.indexOf(pushPath));
    expect(page.url()).not.toContain(borrower.session);
  });

  test('the new loan takes the place of the offer in the history', async ({ borrower, page }) => {
    await borrower.open('/order');
    await expect(ordersOf(borrower).first()).toBeVisible();
    await page.goto(borrower.address('/confirmNew', { productId: '1003' }));
    await expect(borrower.at('confirm-agree')).toHaveCount(0);
    await expect(page.getByText('Coupon (discount)', { exact: true })).toHaveCount(0);
    await borrower.at('confirm-submit').click();
    await expect(page).toHaveURL(/\/loanDetail\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/order\?/);
    await expect(ordersOf(borrower)).toHaveCount(sampleOrders + 1);
  });

  test(
    'an app that never takes the burial point over holds the loan up for 300 ms at most',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await surroundWithApp(page, 'ios', 'never');
      await borrower.open('/confirmNew', { productId: '1002' });
      await borrower.at('confirm-submit').click();
      await expect(page).toHaveURL(/\/loanDetail\?/);
    },
  );

  test.describe('as time passes', () => {
    test.use({ needsOwnTab: true });

    test(
      'an offer that asks for a moment shows its amount, and is loaded anew after 5.5 s',
      inEveryRun(false),
      async ({ borrower, page }) => {
        await page.clock.install();
        await borrower.open('/confirmNew', { productId: '1001' });
        await expect(borrower.at('waiting-modal')).toBeVisible();
        await expect(borrower.at('waiting-modal')).toContainText('₹4,900.00');
        await page.clock.fastForward(5_500);
        await expect(borrower.at('waiting-modal')).toHaveCount(0);
        // The first time the host asked for the page.
        expect(
          borrower
            .callsTo('loan-detail-confirm')
            .map((call) => new URLSearchParams(call.postData() ?? '').get('isType')),
        ).toEqual(['1']);
        await expect(borrower.at('confirm-submit')).toBeEnabled();
      },
    );
  });

  test('without consent the control is grey and sends nothing', inEveryRun(false), async ({ borrower }) => {
    await borrower.open('/confirmNew', { productId: '1002' });
    await borrower.at('confirm-agree').uncheck();
    await expect(borrower.at('confirm-submit')).toHaveAttribute('aria-disabled', 'true');
    await borrower.at('confirm-submit').click({ force: true });
    expect(borrower.callsTo('loan-detail-push')).toHaveLength(0);
    await borrower.at('confirm-agree').check();
    await borrower.at('confirm-submit').dblclick();
    await expect(borrower.page).toHaveURL(/\/loanDetail\?/);
    expect(borrower.callsTo('loan-detail-push')).toHaveLength(1);
  });

  test('its key facts are read by keyboard, kept as a file that opens without a network, and left by Back', async ({
    borrower,
    page,
    browser,
  }, testInfo) => {
    await borrower.open('/confirmNew', { productId: '1002', language: '2' });
    await borrower.at('confirm-agree').uncheck();
    const asked = borrower.callsTo('loan-detail-confirm').length;
    await borrower.at('confirm-key-facts').focus();
    await page.keyboard.press('Enter');
    await expect(borrower.at('key-facts-all-in')).toHaveText(/^\d+(\.\d)?%$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNoAxeFaults(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar' }).click();
    const file = testInfo.outputPath('kept.html');
    const kept = await download;
    expect(kept.suggestedFilename()).toMatch(/^datos-clave-\d{4}-\d\d-\d\d\.html$/);
    await kept.saveAs(file);
    expect(statSync(file).size).toBeLessThan(8_000);
    const allIn = await borrower.at('key-facts-all-in').innerText();

    // On paper they are dark on light, and nothing of the screen's controls.
    await page.emulateMedia({ media: 'print' });
    await expect(borrower.at('key-facts-all-in')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(borrower.at('key-facts-all-in')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });

    await page.goBack();
    await expect(borrower.at('confirm-key-facts')).toBeFocused();
    await expect(borrower.at('confirm-agree')).not.toBeChecked();
    expect(borrower.callsTo('loan-detail-confirm')).toHaveLength(asked);

    const elsewhere = await browser.newContext({ offline: true });
    const opened = await elsewhere.newPage();
    await opened.goto(pathToFileURL(file).href);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Carátula del crédito');
    await expect(opened.locator('html')).toHaveAttribute('lang', 'es');
    await expect(opened.getByText(allIn, { exact: true })).toBeVisible();
    await expectNoAxeFaults(opened);
    await elsewhere.close();
  });

  test('older addresses lead to it, with their query', async ({ borrower, page }) => {
    for (const path of ['/confirm', '/confirmOfPeriod']) {
      await borrower.open(path, { productId: '1003' });
      await expect(borrower.at('confirm-amount')).toBeVisible();
      expect(borrower.place()).toEqual({ path: '/confirmNew', query: { productId: '1003', language: '1' } });
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your loan');
  });

  test.describe('that fails', () => {
    test.use({ expectedErrors: [failedCall] });

    test('a lost reply claims nothing; trying again makes no second loan', async ({ borrower, page }) => {
      await loseLoan(borrower);
      await expect(page.getByText('We are checking what happened')).toBeVisible();
      await borrower.at('outcome-retry').click();
      await expect(page).toHaveURL(/\/loanDetail\?/);
      const keys = borrower.keysOf('loan-detail-push');
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
      await borrower.open('/order');
      await expect(ordersOf(borrower)).toHaveCount(sampleOrders + 1);
    });

    test(
      'without an order to look at, the loans tell what became of it',
      inEveryRun(false),
      async ({ borrower, page }) => {
        await borrower.open('/confirmNew', { productId: '1002~loan-detail-push~088' });
        await borrower.at('confirm-submit').click();
        await borrower.at('outcome-check').click();
        await expect(page).toHaveURL(/\/order\?/);
        await expect(ordersOf(borrower)).toHaveCount(sampleOrders + 1);
      },
    );

    const returns: { title: string; query: Query; amount: string; quoted?: number }[] = [
      { title: 'as it was', query: {}, amount: '₹8,232.00' },
      { title: 'in another language', query: { language: '2' }, amount: '$8,232.00' },
      { title: 'with another amount on offer', query: {}, amount: '₹8,232.00', quoted: 700_000 },
    ];
    for (const { title, query, amount, quoted } of returns) {
      test(
        `the page loaded anew ${title} takes no second loan`,
        inEveryRun(false),
        async ({ borrower, page }) => {
          await loseLoan(borrower);
          if (quoted !== undefined) await quoteAnew(page, quoted);
          await borrower.open('/confirmNew', { productId: lostProduct, ...query });
          await expect(borrower.at('outcome-check')).toBeVisible();
          await expect(borrower.at('confirm-submit')).toHaveCount(0);
          await expect(borrower.at('outcome-retry')).toContainText(amount);
          await borrower.at('outcome-retry').click();
          await expect(page).toHaveURL(/\/loanDetail\?/);
          expect(borrower.keysOf('loan-detail-push')).toHaveLength(2);
          expect(new Set(borrower.keysOf('loan-detail-push')).size).toBe(1);
          const sent = borrower.callsTo('loan-detail-push').map((request) => request.postData());
          expect(sent[1]).toBe(sent[0]);
          await borrower.open('/order');
          await expect(ordersOf(borrower)).toHaveCount(sampleOrders + 1);
        },
      );
    }

    test(
      'two tabs take one loan, also where the second was opened before',
      inEveryRun(false),
      async ({ borrower, page, context }) => {
        const other = new BorrowerPage(await context.newPage(), borrower.host, borrower.session);
        await other.open('/confirmNew', { productId: lostProduct, language: '2' });
        await expect(other.at('confirm-submit')).toBeVisible();
        await loseLoan(borrower);
        await other.at('confirm-submit').click();
        await expect(other.at('outcome-check')).toBeVisible();
        expect(other.callsTo('loan-detail-push')).toHaveLength(0);
        await other.at('outcome-retry').click();
        await expect(other.page).toHaveURL(/\/loanDetail\?/);
        await borrower.at('outcome-retry').click();
        await expect(page).toHaveURL(/\/order\?/);
        await expect(ordersOf(borrower)).toHaveCount(sampleOrders + 1);
        expect(borrower.callsTo('loan-detail-push')).toHaveLength(1);
      },
    );

    test(
      'an address of the server that leads elsewhere is refused with a message',
      inEveryRun(false),
      async ({ borrower, page }) => {
        await borrower.open('/confirmNew', { productId: '1002~loan-detail-push~elsewhere' });
        await borrower.at('confirm-submit').click();
        await expect(borrower.at('toast')).toContainText('We did not open that page');
        expect(borrower.place().path).toBe('/confirmNew');
        await expect(page.getByRole('button', { name: 'See my loans' })).toBeVisible();
      },
    );
  });
});

test.describe('the details of a loan', () => {
  const statuses = [
    { orderId: '21001', picture: '21', controls: [] },
    { orderId: '110001', picture: '110', controls: [] },
    { orderId: '151001', picture: '151', controls: [] },
    { orderId: '170001', picture: '200', controls: [] },
    { orderId: '174001', picture: '174', controls: ['repay-button', 'extend-button'] },
    { orderId: '174002', picture: '174', controls: ['repay-button'] },
    { orderId: '180001', picture: '180', controls: ['repay-button', 'extend-button'] },
    { orderId: '180002', picture: '180', controls: [] },
    { orderId: '200002', picture: '200', controls: ['borrow-again'] },
    { orderId: '999001', picture: '200', controls: [] },
  ];
  for (const { orderId, picture, controls } of statuses) {
    test(
      `order ${orderId} shows picture ${picture} and ${controls.join(', ') || 'nothing to do'}`,
      inEveryRun(orderId === '174001'),
      async ({ borrower }) => {
        await borrower.open('/loanDetail', { orderId });
        await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', picture);
        for (const id of ['repay-button', 'extend-button', 'borrow-again']) {
          await expect(borrower.at(id), id).toHaveCount(controls.includes(id) ? 1 : 0);
        }
        await expect(borrower.at('detail-block')).toHaveCount(orderId === '110001' ? 0 : 1);
      },
    );
  }

  test('rows that are empty or zero are hidden', inEveryRun(false), async ({ borrower }) => {
    await borrower.open('/loanDetail', { orderId: '174004' });
    const rows = borrower.at('detail-row');
    await expect(rows.first()).toBeVisible();
    for (const value of await rows.locator('dd').allTextContents()) {
      expect(value.trim()).not.toMatch(/^[$₹]?\s*-?0*(\.0*)?$/);
    }
  });

  test('repaying goes to the instalments, or where the server says', async ({ borrower, page }) => {
    await borrower.open('/loanDetail', { orderId: '174001', productId: '1001' });
    await borrower.at('repay-button').click();
    await expect(borrower.at('repay-amount')).toBeVisible();
    expect(borrower.place()).toEqual({
      path: '/repay',
      query: { orderId: '174001', productId: '1001', language: '1' },
    });
    await page.goBack();
    await expect(borrower.at('repay-button')).toBeVisible();
    await borrower.open('/loanDetail', { orderId: '174002', productId: '1002' });
    await borrower.at('repay-button').click();
    await expect(borrower.at('pay-button')).toBeVisible();
    expect(borrower.place()).toMatchObject({ path: '/ynRepay', query: { orderId: '174002', language: '1' } });
  });

  test('an extension is explained first; not needed means repaying', async ({ borrower, page }) => {
    await borrower.open('/loanDetail', { orderId: '174001', productId: '1001' });
    await borrower.at('extend-button').click();
    await expect(borrower.at('extend-modal')).toBeVisible();
    await borrower.at('extend-go').click();
    await expect(borrower.at('delay-amount')).toBeVisible();
    expect(borrower.place().path).toBe('/repayDelay');
    await page.goBack();
    await borrower.at('extend-button').click();
    await borrower.at('extend-not-needed').click();
    await expect(borrower.at('repay-amount')).toBeVisible();
    expect(borrower.place().path).toBe('/repay');
  });

  test('a rating wants a star, and three of them are thanked for', async ({ borrower, page }) => {
    await surroundWithApp(page, 'android');
    await borrower.open('/loanDetail', { orderId: '200001' });
    await expect(borrower.at('score-modal')).toBeVisible();
    await borrower.at('score-send').click();
    await expect(borrower.at('toast')).toHaveText('Choose 1 to 5 stars first.');
    expect(borrower.callsTo('google-score')).toHaveLength(0);
    await borrower.at('star-3').click();
    await borrower.at('score-send').click();
    await expect(borrower.at('thanks-modal')).toBeVisible();
    expect(new URLSearchParams(borrower.callsTo('google-score')[0]?.postData() ?? '').get('score')).toBe('3');
    expect(await appReceived(page)).toEqual([]);
    await borrower.at('thanks-modal').getByRole('button', { name: 'Done' }).click();
    await expect(borrower.at('thanks-modal')).toHaveCount(0);
    await page.reload();
    await expect(borrower.at('borrow-again')).toBeVisible();
    await expect(borrower.at('score-modal')).toHaveCount(0);
  });

  test('five stars go to the store', inEveryRun(false), async ({ borrower, page }) => {
    await surroundWithApp(page, 'android');
    await borrower.open('/loanDetail', { orderId: '200001' });
    await borrower.at('star-5').click();
    await borrower.at('score-send').click();
    await expect.poll(() => appReceived(page)).toEqual(['{"action":"rate","payload":{}}']);
    await expect(borrower.at('score-modal')).toHaveCount(0);
  });

  test.describe('when the session is over', () => {
    test.use({ expectedErrors: [failedCall] });

    for (const reply of ['401', 'code401']) {
      test(`${reply} asks the app to sign in`, inEveryRun(reply === '401'), async ({ borrower, page }) => {
        await surroundWithApp(page, 'android');
        await borrower.open('/loanDetail', { orderId: `174001~loan-details~${reply}` });
        await expect.poll(() => appReceived(page)).toEqual(['{"action":"offToLogin","payload":{}}']);
      });
    }

    test('a browser says so and opens nothing unasked', async ({ borrower, page }) => {
      await borrower.open('/loanDetail', { orderId: '174001~loan-details~401' });
      await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open the app to sign in' })).toBeVisible();
      expect(borrower.place().path).toBe('/loanDetail');
    });
  });
});

test('a screen that the host drew by part of what the tab knows is asked for again, by all of it', async ({
  borrower,
}) => {
  await borrower.open('/loanDetail', { orderId: '174001', swift: 'known-to-the-tab' });
  await expect(borrower.at('order-status-image')).toBeVisible();
  expect(borrower.callsTo('loan-details')).toHaveLength(0);

  await borrower.open('/loanDetail', { orderId: '174001' });
  await expect.poll(() => borrower.callsTo('loan-details').length).toBe(1);
  expect(borrower.callsTo('loan-details')[0]?.headers().swift).toBe('known-to-the-tab');
  await expect(borrower.at('order-status-image')).toBeVisible();
});
