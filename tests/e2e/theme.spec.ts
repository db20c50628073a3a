import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './support/axe';
import { test } from './support/borrowerTest';
import { mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { lookedAt } from './support/lookedAt';
import { expect } from './support/test';

const theme = {
  background: '#101418',
  text: '#f5f5f5',
  accent: '#2f9e6e',
  radius: 'round',
  typeScale: 'large',
} as const;

/** A brand whose look is its own in all that a brand file can say of it. */
test.use({ hostOptions: { brand: { theme } } });
test.describe.configure({ mode: 'default' });

/** What the style of a page comes to, in px. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.cssText = 'border-radius: var(--radius); font-size: var(--text-12)';
    document.body.append(probe);
    const { borderTopLeftRadius, fontSize } = getComputedStyle(probe);
    probe.remove();
    return {
      text: getComputedStyle(document.body).fontSize,
      smallest: fontSize,
      radius: borderTopLeftRadius,
    };
  });

/** Nine digits in front of the decimal point wherever there is an amount. */
const fillUp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replace(/[$₹]\s?[\d,.]*\d/g, '$$123,456,789.00');
  });

const expectNoOverflow = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
};

const large = { text: '18px', smallest: '14px', radius: '20px' };

for (const [language, isTaken] of [
  ['2', true],
  ['1', false],
] as const) {
  test(
    `a campaign has the sizes and corners of its brand, with language ${language}`,
    inEveryRun(isTaken),
    async ({ landing, page }) => {
      await landing.open({ id: mexico.id, language });
      await landing.whenPictureShown();
      expect(await lookOf(page)).toEqual(large);
      await expectNoOverflow(page);
      await expectNoAxeFaults(page);
      await lookedAt(page, `theme-landing-${language}`);
    },
  );

  for (const [name, where, query, id] of [
    ['offer', '/confirmNew', { productId: '1002' }, 'confirm-submit'],
    ['loan', '/loanDetail', { orderId: '174001', productId: '1001' }, 'repay-button'],
    ['repayment', '/repay', { orderId: '174001', productId: '1001' }, 'repay-amount'],
  ] as const) {
    test(
      `a borrower's ${name} has them too, and nine digits stay on the screen, with language ${language}`,
      inEveryRun(isTaken && name === 'offer'),
      async ({ borrower, page }) => {
        await borrower.open(where, { ...query, language });
        await expect(borrower.at(id).first()).toBeVisible();
        expect(await lookOf(page)).toEqual(large);
        await expectNoAxeFaults(page);
        await fillUp(page);
        await expectNoOverflow(page);
        await lookedAt(page, `theme-${name}-${language}`);
      },
    );
  }
}

test('the official site has them too', async ({ host, page }) => {
  await page.goto(host.origin);
  expect(await lookOf(page)).toEqual(large);
  await expectNoOverflow(page);
  await lookedAt(page, 'theme-site');
});
