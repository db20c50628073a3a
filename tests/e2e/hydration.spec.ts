import { shipped } from '../support/shippedTemplates';
import { validDocuments } from './support/fixtureDocuments';
import { expect, failedCall, test } from './support/test';

// One of the documents names pictures that nobody shipped.
test.use({ hostOptions: { documents: validDocuments.map(({ text }) => text) }, expectedErrors: [failedCall] });

/** Each page is opened once more where the visitor's language or device changes what is drawn. */
const queries: readonly Readonly<Record<string, string>>[] = [{}, { language: '1', utm_tag: 'summer', invite_code: 'i' }];

const pages = [...shipped.map(({ document }) => document.id), ...validDocuments.map(({ id }) => id)];
const halves = [pages.filter((_, position) => position % 2 === 0), pages.filter((_, position) => position % 2 === 1)];

halves.forEach((ids, number) => {
  // A mismatch is an error in the console, which fails the test by itself; here each page gets to tell its own.
  test(`the browser takes over what the host drew, part ${number + 1} of ${halves.length}`, async ({ landing, page }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    let opened = '';
    page.on('console', (message) => {
      if (message.type() === 'error' && !failedCall.test(message.text())) faults.push(`${opened}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${opened}: ${error.message}`));
    for (const id of ids) {
      for (const query of queries) {
        opened = `${id} ${JSON.stringify(query)}`;
        await landing.open({ id, ...query });
        expect.soft(await page.getByRole('heading', { level: 1 }).count(), opened).toBe(1);
        expect.soft(await landing.root.count(), opened).toBe(1);
      }
    }
    expect(faults).toEqual([]);
  });
});
