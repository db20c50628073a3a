import { axeFaultsOf } from './support/axe';
import { test } from './support/borrowerTest';
import { appReceived, surroundWithApp } from './support/fakeApp';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall } from './support/test';

const phone = '+525512345678';

for (const language of ['1', '2']) {
  test(
    `telephone and e-mail are there in language ${language}, and axe finds nothing`,
    inEveryRun(language === '2'),
    async ({ borrower, page }) => {
      await borrower.open('/customerService', { language });
      await expect(borrower.at('service-phone')).toHaveText(phone);
      await expect(borrower.at('service-phone')).toHaveAttribute('href', `tel:${phone}`);
      await expect(borrower.at('service-email')).toHaveText('muestra@example.com');
      await expect(borrower.at('service-email')).toHaveAttribute('href', 'mailto:muestra@example.com');
      expect(await axeFaultsOf(page)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );
}

test('the app makes the call', async ({ borrower, page }) => {
  await surroundWithApp(page, 'android');
  await borrower.open('/customerService');
  await borrower.at('service-phone').click();
  await expect
    .poll(() => appReceived(page))
    .toEqual([JSON.stringify({ action: 'callPhone', payload: { phone } })]);
});

test('it leads to a complaint and back', async ({ borrower, page }) => {
  await borrower.open('/customerService');
  await page.getByRole('link', { name: /complaint/ }).click();
  await expect(borrower.at('my-complaints')).toBeVisible();
  await page.goBack();
  await expect(borrower.at('service-phone')).toBeVisible();
});

test.describe('with failures', () => {
  test.use({ expectedErrors: [failedCall] });

  test('says that the server failed, and Retry loads it', inEveryRun(false), async ({ borrower }) => {
    await borrower.open('/customerService', { sessionId: `${borrower.session}~get-whatsapp~once` });
    await expect(borrower.at('page-error')).toBeVisible();
    await borrower.at('page-retry').click();
    await expect(borrower.at('service-phone')).toHaveText(phone);
  });

  test('nothing to show is no fault', inEveryRun(false), async ({ borrower, page }) => {
    await borrower.open('/customerService', { sessionId: `${borrower.session}~get-whatsapp~none` });
    await expect(page.getByRole('heading', { name: 'There is no phone or email right now' })).toBeVisible();
    expect(await axeFaultsOf(page)).toEqual([]);
  });
});
