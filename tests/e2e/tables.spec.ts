import { expectNoAxeFaults } from './support/axe';
import { expect, test } from './support/test';

test('a table keeps short words and amounts whole beside a long text, and the page stays as wide as the phone', async ({
  page,
  landing,
}) => {
  await page.goto(landing.address({ id: 'table' }));
  const cells = page.locator('[data-testid="block-costs"] td');
  await expect(cells).toHaveCount(6);
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect([0, 2, 3, 5].map((cell) => lines[cell])).toEqual([1, 1, 1, 1]);
  expect(lines[1]).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectNoAxeFaults(page);
});
