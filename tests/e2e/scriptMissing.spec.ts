import type { Page } from '@playwright/test';
import { campaigns, mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { headlineOf } from './support/shippedWords';
import { expect, test } from './support/test';

const pageScript = /\/assets\/landing\.[0-9a-f]+\.js$/;
const notices = { es: /El formulario no terminó de cargar/, en: /The form did not finish loading/, zh: /表单尚未加载完成/ };

async function expectFirstPage(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  const picture = page.locator('main img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect(page.locator('main a[href="/PrivacyPolicy"]').first()).toBeVisible();
}

for (const { language, id } of campaigns) {
  test.describe(`the script does not come, in ${language}`, () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('text, pictures and links are there, and the form says what is missing', inEveryRun(language === 'es'), async ({ page, landing }) => {
      await page.route(pageScript, (route) => route.abort());
      await page.goto(landing.address({ id }));
      await expectFirstPage(page, headlineOf(id, language));
      await expect(page.getByText(notices[language])).toBeVisible();
      await landing.phone.fill('55');
      await landing.apply.click();
      await expect(landing.root).toBeVisible();
      expect(page.url()).toBe(landing.address({ id }));
    });
  });

  test.describe(`scripts are off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('text, pictures and links are there, and the form says what is missing', inEveryRun(language === 'es'), async ({ page, landing }) => {
      await page.goto(landing.address({ id }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf(id, language));
      await expect(page.locator('main img').first()).toBeVisible();
      await expect(page.locator('main a[href="/PrivacyPolicy"]').first()).toBeVisible();
      await expect(page.getByText(notices[language]).first()).toBeVisible();
    });
  });
}

test('the notice goes once the script comes after all', async ({ page, landing }) => {
  await landing.open({ id: mexico.id });
  await expect(page.getByText(notices.es)).toBeHidden();
});
