import type { Page } from '@playwright/test';
import { dayMs, formatDate } from '../../src/kernel/date';
import { utcOffsetMinutesOf } from '../../src/kernel/market';
import { expectNoAxeFaults } from './support/axe';
import { test } from './support/borrowerTest';
import { indiaStories } from './support/indiaStories';
import { expect, failedCall } from './support/test';

const words = {
  1: { leaving: 'If you change your mind', service: /customer service/, refused: 'This can’t be done' },
  2: { leaving: 'Si cambias de opinión', service: /atención a clientes/, refused: 'No es posible' },
} as const;

/** The sandbox's loan of that order was paid out yesterday, by the clocks that tell the brand's days: in UTC it can be earlier. */
async function paidOutYesterday(page: Page): Promise<void> {
  const yesterday = formatDate(Date.now() - dayMs, utcOffsetMinutesOf(1), 'date');
  await page.route('**/contract-detail*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { readonly data: object };
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, daiDate: yesterday } } });
  });
}

for (const language of [1, 2] as const) {
  test.describe(`in language ${language}, where the market gives days to think`, () => {
    test.use({ hostOptions: indiaStories });

    test('a loan just paid out says until when, for how much and how it is given back', async ({
      borrower,
      page,
    }) => {
      await paidOutYesterday(page);
      await borrower.openAsking('/loanDetail', {
        orderId: '174001',
        productId: '1001',
        language: `${language}`,
      });
      const leaving = borrower.at('loan-leaving');
      await expect(leaving.getByRole('heading', { name: words[language].leaving })).toBeVisible();
      await expect(leaving).toContainText(/[₹$]4,\d{3}\.\d\d/);
      await expectNoAxeFaults(page);
      await leaving.getByRole('link', { name: words[language].service }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/customerService\?/);
      await page.goBack();
      await expect(leaving).toBeVisible();
    });
  });

  test.describe(`in language ${language}, where the lender named its final refusals`, () => {
    test.use({
      hostOptions: indiaStories,
      expectedErrors: [failedCall],
    });

    test('an offer that is refused for good offers customer service, and nothing to try again', async ({
      borrower,
      page,
    }) => {
      await borrower.open('/confirmNew', { productId: '9999', language: `${language}` });
      await expect(borrower.at('page-error')).toContainText(words[language].refused);
      await expect(borrower.at('page-retry')).toHaveCount(0);
      await expectNoAxeFaults(page);
      await page.getByRole('button', { name: words[language].service }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/customerService\?/);
    });
  });
}
