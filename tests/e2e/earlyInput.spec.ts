import type { Page } from '@playwright/test';
import { mexico } from './support/campaigns';
import { expect, test } from './support/test';

/** What a tap is answered with until the page can act on it. */
const oneMoment = 'Un momento…';
const { id, toasts, phoneRule } = mexico;

/** Holds the page's script back; resolves with what lets it go. */
async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/landing\.[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('letters and a tap from before the script are kept, and act once', async ({ page, landing, phones }) => {
  const phone = phones.next(phoneRule);
  const release = await holdScript(page);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  await landing.phone.pressSequentially(phone);
  await landing.smsButton.click();
  await landing.smsButton.click({ force: true });
  await expect(landing.smsButton).toHaveAttribute('aria-busy', 'true');
  const note = page.getByRole('alert').filter({ hasText: oneMoment });
  await expect(note).toBeVisible();
  release();
  await landing.whenAlive();
  await expect(note).toBeHidden();
  await expect(landing.toast).toHaveText(toasts.captcha);
  await expect(landing.captcha).toBeFocused();
  expect(await landing.typedPhone()).toBe(phone);
  await expect(landing.smsButton).not.toHaveAttribute('aria-busy', 'true');
});

test('a form that is filled and sent early keeps its values, and says what is missing', async ({ page, landing, phones }) => {
  const phone = phones.next(phoneRule);
  const release = await holdScript(page);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  await landing.sms.pressSequentially('123456');
  await landing.phone.pressSequentially(phone);
  await landing.apply.click();
  release();
  await landing.whenAlive();
  await expect(landing.toast).toHaveText(toasts.captcha);
  await landing.whenPictureShown();
  expect(await landing.typedPhone()).toBe(phone);
  await expect(landing.sms).toHaveValue('123456');
});

test('a link to a place on the page works before the script', async ({ page, landing }) => {
  const release = await holdScript(page);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  release();
  await landing.whenAlive();
  await expect(question).toHaveAttribute('open', '');
});

test('a tap on the agreement before the script leads there once it is alive', async ({ page, landing }) => {
  const release = await holdScript(page);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  await landing.agreementLink.click();
  release();
  await expect(landing.agreement).toBeVisible();
});
