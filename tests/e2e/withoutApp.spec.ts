import { test } from './support/borrowerTest';
import { expect } from './support/test';

test.use({ expectedOrigins: ['https://play.google.com'] });

test('a page of the app leads to the store, and back from there to where one was', async ({
  borrower,
  page,
}) => {
  await page.route('https://play.google.com/**', (route) => route.fulfill({ body: 'The store' }));
  await borrower.open('/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await borrower.open('/bindCard', { orderId: '174001' });
  await page.getByRole('link', { name: /No app yet/ }).click();
  await expect(page).toHaveURL(/play\.google\.com/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continue in the app');
  await borrower.at('go-back').click();
  await expect(page).toHaveURL(/\/order\?/);
});
