import type { Locator } from '@playwright/test';
import { test } from './support/borrowerTest';
import { inEveryRun } from './support/inEveryRun';
import { expect } from './support/test';

const order = { orderId: '174001', productId: '1001' };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn');
  return box;
}

/** Pay controls that can be seen under the bubble, which may pass only under the top bar. A pixel of grace for rounding. */
const coveredControls = (bubble: Locator) =>
  bubble.evaluate((element) => {
    const spot = element.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll('[data-pay-control]')]
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isAcross = left + 1 < spot.right && right - 1 > spot.left;
        return isAcross && Math.max(top, bar) + 1 < spot.bottom && bottom - 1 > spot.top;
      })
      .map((control) => control.textContent);
  });

const textOnClipboard = (element: Locator) => element.page().evaluate(() => navigator.clipboard.readText());

test.describe('repaying in instalments', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'two rows of the details are seen at first, all of them on request',
    inEveryRun(false),
    async ({ borrower }) => {
      await borrower.open('/repay', order);
      const rows = borrower.at('detail-row');
      const toggle = borrower.at('detail-toggle');
      await expect(rows).toHaveCount(2);
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(await rows.count()).toBeGreaterThan(2);
      await toggle.click();
      await expect(rows).toHaveCount(2);
    },
  );

  test('a reference is copied, and a toast says so', async ({ borrower, page }) => {
    await borrower.open('/repay', order);
    const copy = borrower.at('channel-copy-CORNER');
    await copy.click();
    await expect(borrower.at('toast')).toHaveText('Copied');
    const copied = await textOnClipboard(copy);
    expect(copied).toMatch(/^\d{18}$/);
    await expect(page.getByText(copied, { exact: true })).toBeVisible();
  });

  test('where the browser has no clipboard, the old command copies, over another dialog too', async ({
    borrower,
    page,
  }) => {
    await borrower.open('/repay', order);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      // A dialog that stands first in the document covers one that stands last.
      for (const where of ['append', 'prepend'] as const) {
        const dialog = document.createElement('dialog');
        document.body[where](dialog);
        dialog.showModal();
      }
    });
    const copy = borrower.at('channel-copy-CORNER');
    await copy.dispatchEvent('click');
    await expect(borrower.at('toast')).toHaveText('Copied');
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    expect(await textOnClipboard(copy)).toMatch(/^\d{18}$/);
  });

  test('a barcode opens over the page, can be read, and closes by Escape', async ({ borrower, page }) => {
    await borrower.open('/repay', order);
    await borrower.at('channel-barcode-CORNER').click();
    const picture = borrower.at('barcode-modal').getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(borrower.at('barcode-modal')).toHaveCount(0);
    await expect(borrower.at('channel-barcode-CORNER')).toBeFocused();
    await expect(borrower.at('channel-barcode-PHARMACY')).toHaveCount(0);
    await expect(borrower.at('channel-copy-ONLINE')).toHaveCount(0);
  });

  test('a channel leads to its instructions, whose company can be copied', async ({ borrower, page }) => {
    await borrower.open('/repay', { ...order, appVersion: '3.1' });
    await expect(borrower.at('repay-amount')).toContainText('₹5,276.28');
    await borrower.at('channel-CORNER').click();
    await expect(borrower.at('instruction-amount')).toContainText('₹5,276.28');
    expect(borrower.place()).toEqual({
      path: '/carpmm',
      query: {
        requestType: '1',
        amount: '527628',
        payCode: 'CORNER',
        ...order,
        language: '1',
        appVersion: '3.1',
      },
    });
    const copy = borrower.at('company-copy');
    await copy.click();
    await expect(borrower.at('toast')).toHaveText('Copied');
    await expect(page.getByText(await textOnClipboard(copy), { exact: true }).first()).toBeVisible();
    await expect(page.locator('a[href="https://example.com/comisiones"]')).toBeVisible();
    await page.goBack();
    await expect(borrower.at('repay-amount')).toBeVisible();
  });
});

test(
  'an extension has its own amount, and its instructions ask for its fee',
  inEveryRun(false),
  async ({ borrower }) => {
    await borrower.open('/repayDelay', order);
    await expect(borrower.at('delay-amount')).toContainText('₹20.02');
    await borrower.at('channel-CORNER').click();
    await expect(borrower.at('instruction-amount')).toContainText('₹20.02');
    expect(borrower.place().query).toMatchObject({ requestType: '2', amount: '2002', payCode: 'CORNER' });
  },
);

test('what is paid at the sample shop arrives, and the loan is finished', async ({ borrower, host }) => {
  await borrower.open('/repay', order);
  await borrower.at('channel-PAID').click();
  await expect(borrower.at('instruction-amount')).toBeVisible();
  await borrower.open('/loanDetail', order);
  await expect(borrower.at('order-status-image')).not.toHaveAttribute('data-status', '200');
  // The sample shop takes five seconds to tell.
  host.passTime(6_000);
  await borrower.open('/loanDetail', order);
  await expect(borrower.at('order-status-image')).toHaveAttribute('data-status', '200');
});

test.describe('the service bubble', () => {
  const corners = [
    { name: 'far left and up', x: -500, y: -500 },
    { name: 'far right and down', x: 2_000, y: 3_000 },
    { name: 'the middle', x: 120, y: 380 },
  ];
  for (const { name, x, y } of corners) {
    test(
      `dragged to ${name} it stays inside the screen and off the pay controls`,
      inEveryRun(name === 'the middle'),
      async ({ borrower, page }) => {
        await borrower.open('/repay', order);
        const bubble = borrower.at('service-bubble');
        await expect(borrower.at('channel-CORNER')).toBeVisible();
        const start = await boxOf(bubble);
        await page.mouse.move(start.x + 28, start.y + 28);
        await page.mouse.down();
        await page.mouse.move(x, y, { steps: 6 });
        await page.mouse.up();
        expect(borrower.place().path).toBe('/repay');
        await expect(async () => {
          const { x: left, y: top, width, height } = await boxOf(bubble);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(360);
          expect(top + height).toBeLessThanOrEqual(740);
          expect(await coveredControls(bubble)).toEqual([]);
        }).toPass({ timeout: 5_000 });
      },
    );
  }

  test('a tap leads to customer service, also after it was moved', async ({ borrower, page }) => {
    await borrower.open('/repay', order);
    const bubble = borrower.at('service-bubble');
    await bubble.focus();
    await page.keyboard.press('ArrowLeft');
    await bubble.click();
    await expect(page).toHaveURL(/\/customerService/);
  });
});
