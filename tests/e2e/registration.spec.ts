import { campaigns } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { expect, test } from './support/test';

const arrival = { app_from: 'ads', user_from: 'feed 1', utm_tag: 'otoño' };

for (const { language, id, download, phoneRule, toasts } of campaigns) {
  test(
    `registers a visitor in ${language}, from the link to the store`,
    inEveryRun(language === 'es'),
    async ({ landing, phones, page }) => {
      const phone = phones.next(phoneRule);
      await landing.open({ id, ...arrival });
      await expect(landing.root).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);

      const code = await landing.requestCode(phone);
      await expect(landing.toast).toHaveText(toasts.smsSent);
      expect(await landing.secondsLeft()).toBeGreaterThan(50);
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.smsRepeated);

      await landing.sms.fill(code);
      await landing.apply.click();
      await expect(landing.toast).toHaveText(toasts.registered);
      await expect(landing.download).toBeVisible();
      expect(landing.place()).toEqual({
        path: '/downloadTemplate',
        query: { ...arrival, id, down_id: download },
      });
      const store = landing.download.locator('a[href^="https://play.google.com/store/"]');
      await expect(store).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
  );

  test(
    `says in ${language} what is missing, and takes the visitor to the field`,
    inEveryRun(language === 'en'),
    async ({ landing, phones }) => {
      await landing.open({ id });
      await landing.whenPictureShown();
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.phone);
      await expect(landing.phone).toBeFocused();
      await expect(landing.phone).toHaveAccessibleDescription(toasts.phone);

      await landing.phone.fill(phones.next(phoneRule));
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.captcha);
      await expect(landing.captcha).toBeFocused();

      await landing.fillCaptcha();
      await landing.apply.click();
      await expect(landing.toast).toHaveText(toasts.smsCode);
      await expect(landing.sms).toBeFocused();
      await expect(landing.sms).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test(
    `a registered visitor in ${language} is led to the download page`,
    inEveryRun(language === 'es'),
    async ({ landing, phones }) => {
      const phone = phones.failing(phoneRule, 'getSms', '011');
      await landing.open({ id, ...arrival });
      await landing.phone.fill(phone);
      await landing.fillCaptcha();
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.alreadyRegistered);
      await expect(landing.download).toBeVisible();
      expect(landing.place().query).toEqual({ ...arrival, id, down_id: download });
    },
  );
}
