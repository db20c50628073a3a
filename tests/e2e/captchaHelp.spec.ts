import english from '../../locales/en/promotion.json';
import spanish from '../../locales/es/promotion.json';
import { expectNoAxeFaults } from './support/axe';
import { india, mexico } from './support/campaigns';
import { expect, test } from './support/test';

// One host for all of them; who can't be helped by sound is in the other file.
for (const [campaign, { captchaHelp: words }] of [
  [mexico, spanish],
  [india, english],
] as const) {
  test(`who hears the code registers by keyboard alone, in ${campaign.language}`, async ({
    landing,
    page,
    phones,
    host,
  }) => {
    await landing.open({ id: campaign.id });
    await landing.whenPictureShown();
    const listen = page.getByRole('button', { name: words.listen });
    await landing.phone.focus();
    await page.keyboard.type(phones.next(campaign.phoneRule));
    const tabTo = async (control: typeof listen) => {
      for (let steps = 0; steps < 6; steps += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not reach the control');
    };
    await tabTo(listen);
    const sounds: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('mode=audio')) sounds.push(response.headers()['content-type'] ?? '');
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words.heard })).toBeVisible();
    const again = page.getByRole('button', { name: words.again });
    await expect(again).toBeFocused();
    await expect.poll(() => sounds).toEqual(['audio/wav']);
    await page.keyboard.press('Enter');
    await expectNoAxeFaults(page);

    const digits = await host.spokenCaptcha(await landing.sid());
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(landing.captcha).toBeFocused();
    await page.keyboard.type(digits);
    await tabTo(landing.smsButton);
    await page.keyboard.press('Enter');
    await expect(landing.toast).toHaveText(campaign.toasts.smsSent);
    expect(sounds).toHaveLength(1);
  });
}

test('what comes later moves nothing', async ({ landing, page }) => {
  await page.goto(landing.address({ id: mexico.id }));
  const top = () =>
    landing.sms.evaluate((field) => Math.round(field.getBoundingClientRect().top + window.scrollY));
  const before = await top();
  await landing.whenAlive();
  await expect(page.getByTestId('captcha-listen')).toBeVisible();
  expect(await top()).toBe(before);
});
