import { shipped } from '../support/shippedTemplates';
import { soaking } from '../support/soak';
import { mexico } from './support/campaigns';
import { validDocuments } from './support/fixtureDocuments';
import { expect, failedCall, test } from './support/test';

// One of the documents names pictures that nobody shipped.
test.use({ expectedErrors: [failedCall] });

/** The visitor's language and parameters change what is drawn: the long run opens each page with both, each run a quarter of them with one. */
const queries: readonly Readonly<Record<string, string>>[] = [
  {},
  { language: '1', utm_tag: 'summer', invite_code: 'i' },
];

const pages = [...shipped.map(({ document }) => document.id), ...validDocuments.map(({ id }) => id)];
const quarters = [0, 1, 2, 3].map((number) => pages.filter((_, position) => position % 4 === number));

quarters.forEach((ids, number) => {
  // A mismatch is an error in the console, which fails the test by itself; here each page gets to tell its own.
  const tag = number === 0 ? [] : ['@soak'];
  test(
    `the browser takes over what the host drew, part ${number + 1} of ${quarters.length}`,
    { tag },
    async ({ landing, page }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      let opened = '';
      page.on('console', (message) => {
        if (message.type() === 'error' && !failedCall.test(message.text()))
          faults.push(`${opened}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`${opened}: ${error.message}`));
      for (const [position, id] of ids.entries()) {
        for (const query of queries.filter((_, number) => soaking || number === position % queries.length)) {
          opened = `${id} ${JSON.stringify(query)}`;
          await landing.open({ id, ...query });
          expect.soft(await page.getByRole('heading', { level: 1 }).count(), opened).toBe(1);
          expect.soft(await landing.root.count(), opened).toBe(1);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});

/** React notes on each element that it has made its own which one it is. */
const countTaken = (elements: Element[]): { taken: number; left: number } => {
  const taken = elements.filter((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber')),
  ).length;
  return { taken, left: elements.length - taken };
};

test('the browser takes over what can be used, and leaves alone what only stands there', async ({
  landing,
  page,
  host,
}) => {
  await landing.open({ id: mexico.id });
  const controls = await page
    .locator('main')
    .locator('button, input, form, a[href^="#/"]')
    .evaluateAll(countTaken);
  expect(controls.left).toBe(0);
  expect(controls.taken).toBeGreaterThan(8);
  const words = await page
    .locator('main')
    .locator('details, details *, dl dt, footer p')
    .evaluateAll(countTaken);
  expect(words.left).toBeGreaterThan(8);
  // The sums of the calculator change, so they belong to it.
  expect(words.taken).toBe(await page.getByTestId('block-calculadora').locator('dl dt').count());
  await page.goto(`${host.origin}/Policy`);
  await landing.whenAlive();
  const text = await page.locator('[data-testid^="block-"] :is(p:not(h1 + p), li)').evaluateAll(countTaken);
  expect(text.taken).toBe(0);
  expect(text.left).toBeGreaterThan(0);
});
