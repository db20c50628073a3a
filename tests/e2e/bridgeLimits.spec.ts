import { test } from './support/borrowerTest';
import { appReceived, surroundWithApp, type AppKind } from './support/fakeApp';
import { inEveryRun } from './support/inEveryRun';
import { leavingsOf } from './support/leavings';
import { stopClock } from './support/stopClock';
import { expect, failedCall } from './support/test';

const message = (action: string, payload: object = {}) => JSON.stringify({ action, payload });
const pagePath = '/humorous/v3/loan-confirm/loan-detail-push';

const kinds: readonly AppKind[] = ['android', 'ios', 'reactNative', 'flutter'];
for (const kind of kinds) {
  test.describe(`an app on ${kind}`, () => {
    test.use({ expectedErrors: [failedCall] });

    test(
      'opens its pages and calls for a promotion page',
      inEveryRun(kind === 'android'),
      async ({ landing, page }) => {
        await surroundWithApp(page, kind);
        await landing.open({ id: 'native-actions', sessionId: 'secret' });
        for (const name of ['settings', 'product', 'telephone', 'support']) {
          await page.getByText(name, { exact: true }).click();
        }
        await expect
          .poll(() => appReceived(page))
          .toEqual([
            message('to', { page: 'setting' }),
            message('toP', { page: 'productDetail', param: { productId: '1001' } }),
            message('callPhone', { phone: '+525587654321' }),
            message('callPhone', { phone: '+525512345678' }),
          ]);
      },
    );

    test('is asked for its home by a page that failed', inEveryRun(false), async ({ borrower, page }) => {
      await surroundWithApp(page, kind);
      await borrower.open('/repay', { orderId: '174001~loan-play-detail~500' });
      await borrower.at('go-home').click();
      await expect.poll(() => appReceived(page)).toEqual([message('home')]);
    });
  });
}

test.describe('Flutter that has not announced itself', () => {
  test.use({ needsOwnTab: true });

  test('is waited for 3 s, then asked anyway', inEveryRun(false), async ({ borrower, page }) => {
    await page.clock.install();
    await surroundWithApp(page, 'slowFlutter');
    await borrower.open('/order');
    await expect(borrower.at('go-mine')).toBeVisible();
    await stopClock(page);
    await borrower.at('go-mine').click();
    await page.clock.runFor(2_999);
    expect(await appReceived(page)).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => appReceived(page)).toEqual([message('mine')]);
    await expect(borrower.at('toast')).toHaveCount(0);
  });

  test(
    'has 50 messages kept for it; one more is said to have failed',
    inEveryRun(false),
    async ({ borrower, page }) => {
      await page.clock.install();
      await surroundWithApp(page, 'slowFlutter');
      await borrower.open('/order');
      await expect(borrower.at('go-mine')).toBeVisible();
      await stopClock(page);
      const tap = (times: number) =>
        borrower.at('go-mine').evaluate((control: HTMLElement, count) => {
          for (let tapped = 0; tapped < count; tapped += 1) control.click();
        }, times);
      await tap(50);
      await expect(borrower.at('toast')).toHaveCount(0);
      await tap(1);
      await expect(borrower.at('toast')).toHaveText('The app did not answer. Try again.');
      await page.evaluate(() => void window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady')));
      await expect.poll(() => appReceived(page)).toEqual(Array.from({ length: 50 }, () => message('mine')));
    },
  );
});

for (const kind of kinds) {
  test.describe('as time passes', () => {
    test.use({ needsOwnTab: true });

    test(
      `an app on ${kind} that never takes the burial point over holds the loan up for 300 ms, not longer`,
      inEveryRun(kind === 'flutter'),
      async ({ borrower, page }) => {
        await page.clock.install();
        await surroundWithApp(page, kind, 'never');
        await borrower.open('/confirmNew', { productId: '1002' });
        await expect(borrower.at('confirm-submit')).toBeVisible();
        await stopClock(page);
        await borrower.at('confirm-submit').click();
        await expect.poll(() => appReceived(page)).toEqual([message('burialPoint', { productId: '1002' })]);
        await page.clock.runFor(299);
        expect(borrower.callsTo('loan-detail-push')).toHaveLength(0);
        const sent = page.waitForRequest((request) => new URL(request.url()).pathname === pagePath);
        await page.clock.runFor(1);
        await sent;
      },
    );
  });
}

test.describe('borrowing again', () => {
  // There is no app for the scheme, and Chromium says so.
  test.use({ needsOwnTab: true, expectedErrors: [/prestademo/], expectedOrigins: ['null'] });

  for (const { where, kind } of [{ where: 'a browser' }, { where: 'an app', kind: 'android' as const }]) {
    test(
      `in ${where} opens the app by the scheme link, and once more in the same tab`,
      inEveryRun(kind === undefined),
      async ({ borrower, page }) => {
        if (kind) await surroundWithApp(page, kind);
        const leavings = await leavingsOf(page);
        await borrower.open('/loanDetail', { orderId: '200002' });
        await borrower.at('borrow-again').click();
        await expect.poll(() => leavings).toEqual(['prestademo://open']);
        // Chromium's own question whether to open the app takes every tap of a finger until somebody answers it.
        await borrower.at('borrow-again').dispatchEvent('click');
        await expect.poll(() => leavings).toEqual(['prestademo://open', 'prestademo://open']);
        expect(borrower.place().path).toBe('/loanDetail');
      },
    );
  }

  test('a promotion page opens the app too', async ({ landing, page }) => {
    const leavings = await leavingsOf(page);
    await landing.open({ id: 'native-actions' });
    await page.getByRole('button', { name: 'app', exact: true }).click();
    await expect.poll(() => leavings).toEqual(['prestademo://open']);
  });
});
