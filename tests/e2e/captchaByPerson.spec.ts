import english from '../../locales/en/promotion.json';
import spanish from '../../locales/es/promotion.json';
import { expectNoAxeFaults } from './support/axe';
import { india, mexico } from './support/campaigns';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'default' });
test.use({ hostOptions: { brand: { captchaAudio: false } } });

for (const [campaign, { captchaHelp: words }] of [
  [mexico, spanish],
  [india, english],
] as const) {
  test(`where the lender has no spoken code a person registers, in ${campaign.language}`, async ({
    landing,
    page,
  }) => {
    await landing.open({ id: campaign.id });
    await landing.whenPictureShown();
    await expect(page.getByText(words.byPerson)).toBeVisible();
    await landing.captcha.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const call = page.getByRole('link', { name: words.call.replace('{{phone}}', '+525512345678') });
    await expect(call).toBeFocused();
    await expect(call).toHaveAttribute('href', 'tel:+525512345678');
    await page.keyboard.press('Tab');
    const write = page.getByRole('link', { name: words.write.replace('{{email}}', 'muestra@example.com') });
    await expect(write).toBeFocused();
    await expect(write).toHaveAttribute('href', 'mailto:muestra@example.com');
    await expectNoAxeFaults(page);
  });
}
