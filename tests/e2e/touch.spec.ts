import type { CDPSession, Locator } from '@playwright/test';
import { test } from './support/borrowerTest';
import { holdBack } from './support/holdBack';
import { expect } from './support/test';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const finger = (
  devTools: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...touchPoints: Point[]
) => devTools.send('Input.dispatchTouchEvent', { type, touchPoints });

test('a loan is asked for while the finger is down: scrolling goes nowhere, a tap asks for nothing more', async ({
  borrower,
  page,
  context,
}) => {
  await borrower.open('/order');
  const loans = page.locator('main li');
  const { x, y } = await middleOf(loans.nth(1).locator('a[href*="/loanDetail"]'));
  const devTools = await context.newCDPSession(page);
  const asked = page.waitForResponse(/\/loan-details\?/);
  await finger(devTools, 'touchStart', { x, y });
  await asked;
  for (let way = 20; way <= 200; way += 20) await finger(devTools, 'touchMove', { x, y: y - way });
  await finger(devTools, 'touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe('/order');
  expect(borrower.callsTo('loan-details')).toHaveLength(1);

  const release = await holdBack(page, /\/loan-details\?/);
  const loan = loans.nth(2);
  const name = await loan.locator('p').first().innerText();
  // A tap on what still glides stops it, and means nothing else.
  await page.evaluate(async () => {
    for (let left = -1; left !== window.scrollY;) {
      left = window.scrollY;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await loan.locator('a[href*="/loanDetail"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan details');
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(borrower.at('order-status-image')).toBeVisible();
  expect(borrower.callsTo('loan-details')).toHaveLength(2);

  // By the time the loan is opened again, a payment may have changed what the list said.
  await page.goBack();
  await expect(loan).toBeVisible();
  const releaseAgain = await holdBack(page, /\/loan-details\?/);
  await page.goForward();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(name)).toBeHidden();
  releaseAgain();
  await expect(borrower.at('order-status-image')).toBeVisible();
});
