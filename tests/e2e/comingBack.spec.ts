import { test } from './support/borrowerTest';
import { expect } from './support/test';

test('a list that is returned to stands where it was left', async ({ borrower, page }) => {
  await borrower.open('/order');
  const last = page.getByRole('link', { name: /See the loan/ }).last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await last.click();
  await expect(borrower.at('order-status-image')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a screen that was loaded again leads on, and keeps nothing waiting', async ({ borrower, page }) => {
  await borrower.open('/order');
  await page.reload();
  await page
    .getByRole('link', { name: /See the loan/ })
    .first()
    .click();
  await expect(borrower.at('order-status-image')).toBeVisible();
  await expect(page.locator('[data-early-note]')).toBeHidden();
});

test('a page that the browser revives is loaded anew: its loan may be paid by now', async ({
  borrower,
  page,
}) => {
  await borrower.open('/loanDetail', { productId: '1001', orderId: '174001' });
  await expect(borrower.at('repay-button')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await loaded;
  await expect(borrower.at('repay-button')).toBeVisible();
  expect(borrower.callsTo('loan-details')).toHaveLength(1);
});
