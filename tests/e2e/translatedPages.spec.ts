import { mexico } from './support/campaigns';
import { test } from './support/borrowerTest';
import { holdBack } from './support/holdBack';
import { neverBeIdle } from './support/restingPage';
import { expect } from './support/test';

/** A translator that takes all texts from an event on, and whatever changes after it, as those of browsers do. */
function translateAll(beginning: string): void {
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
  // Of the document too, whose events do not all reach the window.
  const handleBeginning = (): void => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  window.addEventListener(beginning, handleBeginning, { capture: true, once: true });
}

test('a translated page answers who types into it before it is alive, and its figures change', async ({
  page,
  landing,
}) => {
  await page.addInitScript(translateAll, 'DOMContentLoaded');
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
  await page.addInitScript(translateAll, 'DOMContentLoaded');
  await borrower.open('/repay', { orderId: '174001', productId: '1001' });
  await expect(page.locator('main font').first()).toBeAttached();
  await expect(borrower.at('repay-amount')).toContainText('₹5,276.28');
  await borrower.at('channel-CORNER').click();
  await expect(borrower.at('instruction-amount')).toContainText('₹5,276.28');
  await page.goBack();
  await expect(borrower.at('repay-amount')).toContainText('₹5,276.28');
});

test('a page of the site that is translated before it is alive is taken over as the host drew it', async ({
  host,
  page,
}) => {
  await page.addInitScript(translateAll, 'load');
  await neverBeIdle(page);
  await page.goto(`${host.origin}/Contact`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.locator('font').first()).toBeAttached();
  const drawn = await heading.elementHandle();
  // What it is about to say of a fault in hydration fails the test (`watch`).
  await page.mouse.click(5, 5);
  await expect.poll(() => page.evaluate(() => window.vitrinaEarly?.isHydrated)).toBe(true);
  expect(await drawn.evaluate((element) => element.isConnected)).toBe(true);
});

/** One that writes into the texts themselves, from an event on, and names the language that it has made of the page. */
function writeOver(beginning: string): void {
  const translate = (): void => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const words = text.data.toUpperCase();
      if (text.data !== words && !text.parentElement?.closest('script, style, textarea')) text.data = words;
    }
  };
  const handleBeginning = (): void => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  };
  window.addEventListener(beginning, handleBeginning, { capture: true, once: true });
}

for (const [what, address, field] of [
  ['promotion', `/landing?id=${mexico.id}`, '[data-testid="phone-input"]'],
  ['site', '/Contact', 'input[name="name"]'],
] as const)
  for (const [how, translator] of [
    ['translated', translateAll],
    ['written over', writeOver],
  ] as const) {
    test(`a ${what} page that is ${how} before its first script keeps the field, the focus and what is typed`, async ({
      host,
      page,
    }) => {
      await page.addInitScript(translator, 'readystatechange');
      const release = await holdBack(page, /\/assets\/start\.[0-9a-f]+\.js$/);
      await page.goto(`${host.origin}${address}`, { waitUntil: 'commit' });
      const isTranslated = () =>
        page
          .locator('h1')
          .first()
          .evaluate(({ textContent }) => textContent === textContent.toUpperCase());
      await expect.poll(isTranslated).toBe(true);
      const typed = page.locator(field).first();
      await typed.pressSequentially('55 12');
      const element = await typed.elementHandle();
      // What it is about to say of a fault in hydration fails the test (`watch`).
      release();
      await expect.poll(() => page.evaluate(() => window.vitrinaEarly?.isHydrated)).toBe(true);
      expect(await element.evaluate((each) => each === document.activeElement)).toBe(true);
      await expect(typed).toHaveValue('55 12');
      await expect.poll(isTranslated).toBe(true);
    });
  }
