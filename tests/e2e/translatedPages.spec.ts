import { mexico } from './support/campaigns';
import { test } from './support/borrowerTest';
import { neverBeIdle } from './support/restingPage';
import { expect } from './support/test';

/** A translator that is there from the first text on, and takes whatever changes, as those of browsers do. */
function translateAll(): void {
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement;
      if (!text.data.trim() || !around || around.closest('font, script, style, textarea')) continue;
      const [outer, inner] = [0, 1].map(() =>
        document.createElementNS('http://www.w3.org/1999/xhtml', 'font'),
      );
      inner?.append(text.data.toUpperCase());
      if (outer && inner) outer.append(inner);
      if (outer) text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test.beforeEach(({ page }) => page.addInitScript(translateAll));

test('a translated page answers who types into it before it is alive, and its figures change', async ({
  page,
  landing,
}) => {
  await neverBeIdle(page);
  await page.goto(landing.address({ id: mexico.id }));
  await expect(page.locator('h1 font').first()).toBeVisible();
  await landing.phone.pressSequentially('5512', { delay: 30 });
  await landing.whenAlive();
  await expect(landing.phone).toBeFocused();
  await landing.phone.pressSequentially('345678');
  expect(await landing.typedPhone()).toBe('5512345678');
  const amount = page.locator('output').first();
  const before = await amount.textContent();
  await page.locator('input[type=range]').first().press('ArrowRight');
  await expect(amount).not.toHaveText(before ?? '');
});

test('a translated screen that the host has drawn leads on and back', async ({ borrower, page }) => {
  await borrower.open('/repay', { orderId: '174001', productId: '1001' });
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(borrower.at('repay-amount')).toContainText('₹5,276.28');
  await borrower.at('channel-CORNER').click();
  await expect(borrower.at('instruction-amount')).toContainText('₹5,276.28');
  await page.goBack();
  await expect(borrower.at('repay-amount')).toContainText('₹5,276.28');
});
