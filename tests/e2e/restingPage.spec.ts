import type { Page } from '@playwright/test';
import { mexico } from './support/campaigns';
import { brotliBytesOf, restingBudgets } from './support/loadedScripts';
import { layoutShift, neverBeIdle } from './support/restingPage';
import { expect, test } from './support/test';
import { whenHydrated } from './support/wake';

/** What a page has asked for, by the end of its address. */
function watchRequests(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return {
    scripts: () => asked.flatMap((path) => /\/assets\/([^/]+\.js)$/.exec(path)?.[1] ?? []),
    count: (end: string) => asked.filter((path) => path.endsWith(end)).length,
  };
}

test.describe('a phone that never gets idle', () => {
  test.beforeEach(({ page }) => neverBeIdle(page));

  test('asks for little and counts the visit until the page is touched, and then answers the tap', async ({
    page,
    landing,
  }) => {
    const requests = watchRequests(page);
    await page.goto(landing.address({ id: mexico.id }));
    await page.waitForLoadState('networkidle');
    expect(brotliBytesOf(requests.scripts())).toBeLessThanOrEqual(restingBudgets.untilTouched);
    expect(requests.count('/track-visit')).toBe(1);
    await landing.smsButton.click();
    await expect(landing.toast).toHaveText(mexico.toasts.phone);
    await expect(landing.phone).toBeFocused();
    await landing.whenPictureShown();
    expect(requests.count('/track-visit')).toBe(1);
  });

  test('has the page run when the visitor scrolls to something that answers', async ({ page, landing }) => {
    await page.goto(landing.address({ id: mexico.id }));
    await page.waitForLoadState('networkidle');
    await page.getByTestId('block-calculadora').scrollIntoViewIfNeeded();
    await whenHydrated(page);
    await expect.poll(() => page.evaluate(() => window.vitrinaEarly?.isHydrated)).toBe(true);
  });

  test('decides blocks for its visitor and runs a countdown without a touch', async ({ page, landing }) => {
    await page.goto(landing.address({ id: 'decided', utm_tag: 'summer' }));
    await expect(page.getByTestId('block-tagged')).toBeAttached();
    await expect(page.getByRole('timer')).toContainText(/\d/);
    // Digits in the place of dashes are themselves a shift, of less than a thousandth.
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
});

test('a page that comes to rest runs by itself, shifts nothing, and fetches its picture when it is touched', async ({
  page,
  landing,
}) => {
  const requests = watchRequests(page);
  await page.goto(landing.address({ id: mexico.id }));
  await expect.poll(() => page.evaluate(() => window.vitrinaEarly?.isHydrated)).toBe(true);
  expect(requests.count('/get-sid')).toBe(0);
  expect(await layoutShift(page)).toBe(0);
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText(mexico.toasts.phone);
  await landing.whenPictureShown();
  expect(await layoutShift(page)).toBe(0);
});

test('what only stands there is as it was when the visitor comes back from another page, without its data', async ({
  page,
  landing,
}) => {
  await page.goto(landing.address({ id: mexico.id }));
  const words = await page.locator('main details summary').allTextContents();
  const sent = await page.locator('#vitrina-template').textContent();
  expect(sent).not.toContain(words[0]);
  await landing.agreementLink.click();
  await expect(landing.agreement).toBeVisible();
  await page.goBack();
  await expect(landing.root).toBeVisible();
  expect(await page.locator('main details summary').allTextContents()).toEqual(words);
});
