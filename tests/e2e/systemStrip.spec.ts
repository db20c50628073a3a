import type { Locator, Page } from '@playwright/test';
import { test } from './support/borrowerTest';
import { expect } from './support/test';

const safeBottom = '48';
const loan = { orderId: '174001', productId: '1001' };

/** What is on top at the lower edge of a control, where a thumb may tap it. */
const isTappable = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, bottom - 2);
    return hit !== null && element.contains(hit);
  });

const bottomOf = async (control: Locator): Promise<number> => {
  const box = await control.boundingBox();
  return box ? box.y + box.height : Infinity;
};

const visibleHeight = (page: Page): Promise<number> => page.evaluate(() => window.innerHeight);

/** The web view makes room for a keyboard of so many px, or none, and tells nobody. */
const setKeyboard = (page: Page, height: number): Promise<void> =>
  page.evaluate((covered) => {
    Object.defineProperty(window.visualViewport, 'height', {
      value: window.innerHeight - covered,
      configurable: true,
    });
  }, height);

test('a strip of the system that only the app knows of covers no main button, from page to page', async ({
  borrower,
  page,
}) => {
  const freeBelow = async (control: Locator): Promise<number> => {
    await expect(control).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return (await visibleHeight(page)) - (await bottomOf(control));
  };
  await borrower.open('/loanDetail', { ...loan, safeBottom });
  expect(await freeBelow(borrower.at('repay-button'))).toBeGreaterThanOrEqual(48);
  await borrower.at('repay-button').click();
  await expect(page).toHaveURL(/\/repay\?.*safeBottom=48/);
  await expect(borrower.at('repay-amount')).toBeVisible();
  expect(borrower.callsTo('loan-play-detail').some((call) => /safeBottom/.test(call.url()))).toBe(false);
  await borrower.open('/complainPageNext', { safeBottom });
  expect(await freeBelow(borrower.at('complaint-submit'))).toBeGreaterThanOrEqual(48);
  await page.setViewportSize({ width: 360, height: 420 });
  await borrower.open('/product', { safeBottom });
  expect(await freeBelow(page.getByRole('main').getByRole('button').last())).toBeGreaterThanOrEqual(48);
});

test('a keyboard that comes and goes without a word leaves the main button above it, then where it was', async ({
  borrower,
  page,
}) => {
  await borrower.open('/complainPageNext', { safeBottom });
  const button = borrower.at('complaint-submit');
  await expect(button).toBeVisible();
  const rest = await bottomOf(button);
  await borrower.at('complaint-text').tap();
  await setKeyboard(page, 300);
  await expect.poll(() => bottomOf(button)).toBeLessThanOrEqual((await visibleHeight(page)) - 300);
  expect(await isTappable(button)).toBe(true);
  await setKeyboard(page, 0);
  await expect.poll(() => bottomOf(button)).toBe(rest);
  await setKeyboard(page, 300);
  await expect.poll(() => bottomOf(button)).toBeLessThan(rest - 200);
  // The keyboard goes with the focus, and the viewport stays as it was.
  await borrower.at('complaint-text').blur();
  await expect.poll(() => bottomOf(button)).toBe(rest);
});
