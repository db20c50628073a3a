import { documentOf } from './support/fixtureDocuments';
import { expectNoAxeFaults } from './support/axe';
import { expect, test } from './support/test';

const rows = [
  [
    'Interest',
    'It is counted from the day on which the amount arrives in your account, day by day, until you pay',
  ],
  ['Commission', 'None: what you see before you confirm is what you pay, with every charge and tax in it'],
];
const table = documentOf('table', [
  { id: 'top', type: 'hero', props: { title: 'What it costs' } },
  {
    id: 'costs',
    type: 'richText',
    props: {
      html: `<table><thead><tr><th scope="col">Charge</th><th scope="col">How it is counted</th><th scope="col">Price</th></tr></thead><tbody>${rows
        .map(([charge, how]) => `<tr><td>${charge}</td><td>${how}</td><td>₹1,23,45,678</td></tr>`)
        .join('')}</tbody></table>`,
    },
  },
]);

test.use({ hostOptions: { documents: [table] } });

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
