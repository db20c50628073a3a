import spanish from '../../locales/es/promotion.json';
import { mexico } from './support/campaigns';
import { holdBack } from './support/holdBack';
import type { LandingPage } from './support/LandingPage';
import { expect, test } from './support/test';

/** What a tap is answered with until the page can act on it. */
const oneMoment = 'Un momento…';
const { id, toasts, phoneRule } = mexico;

const pageScript = /\/assets\/landing\.[0-9a-f]+\.js$/;
const renderer = /\/assets\/renderer\.[0-9a-f]+\.js$/;
const captchaPicture = /\/get-captcha\?/;

test('letters and a tap from before the script are kept, and act once', async ({ page, landing, phones }) => {
  const phone = phones.next(phoneRule);
  const release = await holdBack(page, pageScript);
  const showPicture = await holdBack(page, captchaPicture);
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
  await expect(landing.captcha).toBeFocused();
  await expect(landing.captcha).toHaveAccessibleDescription(spanish.captchaComing);
  await expect(landing.toast).toHaveText(toasts.captcha);
  expect(await landing.typedPhone()).toBe(phone);
  await expect(landing.smsButton).not.toHaveAttribute('aria-busy', 'true');
  showPicture();
  await expect(landing.captcha).toHaveAccessibleDescription('');
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText(toasts.captcha);
});

test('a form that is filled and sent early keeps its values, and says what is missing', async ({
  page,
  landing,
  phones,
}) => {
  const phone = phones.next(phoneRule);
  const release = await holdBack(page, pageScript);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  await landing.sms.pressSequentially('123456');
  await landing.phone.pressSequentially(phone);
  await landing.apply.click();
  release();
  await landing.whenAlive();
  await expect(landing.captcha).toBeFocused();
  await landing.whenPictureShown();
  expect(await landing.typedPhone()).toBe(phone);
  await expect(landing.sms).toHaveValue('123456');
});

test('a link to a place on the page works before the script', async ({ page, landing }) => {
  const release = await holdBack(page, pageScript);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  release();
  await landing.whenAlive();
  await expect(question).toHaveAttribute('open', '');
});

test('a tap on the agreement before the script leads there once it is alive', async ({ page, landing }) => {
  const release = await holdBack(page, pageScript);
  await page.goto(landing.address({ id }), { waitUntil: 'commit' });
  await landing.agreementLink.click();
  release();
  await expect(landing.agreement).toBeVisible();
});

const waysOut: readonly (readonly [string, (landing: LandingPage) => Promise<unknown>])[] = [
  ['a tap on the agreement', ({ agreementLink }) => agreementLink.click()],
  ['a new address', ({ page }) => page.evaluate(() => (window.location.hash = '#/agreementTemplate'))],
];

for (const [name, leave] of waysOut) {
  test(`${name} while the renderer is on its way leads there and loses nothing`, async ({
    page,
    landing,
    phones,
  }) => {
    const phone = phones.next(phoneRule);
    const release = await holdBack(page, renderer);
    await page.goto(landing.address({ id, swift: 'secret' }), { waitUntil: 'commit' });
    await landing.phone.pressSequentially(phone);
    // The page's own script is at work once the secret is out of the address.
    await expect(page).toHaveURL(landing.address({ id }));
    await leave(landing);
    expect(await landing.typedPhone()).toBe(phone);
    release();
    await expect(landing.agreement).toBeVisible();
    await page.goBack();
    await expect(landing.phone).toBeVisible();
    expect(await landing.typedPhone()).toBe(phone);
  });
}
