import type { Locator, Page } from '@playwright/test';
import site from '../../locales/es/site.json';
import { campaigns, mexico } from './support/campaigns';
import { holdBack, lost } from './support/holdBack';
import { inEveryRun } from './support/inEveryRun';
import { headlineOf } from './support/shippedWords';
import { expect, test } from './support/test';

const pageScript = /\/assets\/landing\.[0-9a-f]+\.js$/;
const notices = {
  es: /El formulario no terminó de cargar/,
  en: /The form did not finish loading/,
  zh: /表单尚未加载完成/,
};

async function expectFirstPage(page: Page, headline: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('alt', /\S/);
  await expect(page.locator('main a[href="/PrivacyPolicy"]').first()).toBeVisible();
}

for (const { language, id } of campaigns) {
  test.describe(`the script does not come, in ${language}`, () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test(
      'text, pictures and links are there, and the form says what is missing',
      inEveryRun(language === 'es'),
      async ({ page, landing }) => {
        await page.route(pageScript, (route) => route.abort());
        await page.goto(landing.address({ id }));
        await expectFirstPage(page, headlineOf(id, language));
        await expect(page.getByText(notices[language])).toBeVisible();
        await landing.phone.fill('55');
        await landing.apply.click();
        await expect(landing.root).toBeVisible();
        expect(page.url()).toBe(landing.address({ id }));
      },
    );
  });

  test.describe(`scripts are off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      'text, pictures and links are there, and the form says what is missing',
      inEveryRun(language === 'es'),
      async ({ page, landing }) => {
        await page.goto(landing.address({ id }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf(id, language));
        await expect(page.locator('main img').first()).toBeVisible();
        await expect(page.locator('main a[href="/PrivacyPolicy"]').first()).toBeVisible();
        await expect(page.getByText(notices[language]).first()).toBeVisible();
      },
    );
  });
}

test('the notice goes once the script comes after all', async ({ page, landing }) => {
  await landing.open({ id: mexico.id });
  await expect(page.getByText(notices.es)).toBeHidden();
});

test.describe('a script is lost after a tap', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  async function expectFaced(notice: Locator, control: Locator): Promise<void> {
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(control).not.toHaveAttribute('aria-busy', 'true');
  }

  test('the form says so for each tap, and links are links again', async ({ page, landing }) => {
    const lose = await holdBack(page, pageScript, lost);
    await page.goto(landing.address({ id: mexico.id }), { waitUntil: 'commit' });
    await landing.smsButton.click();
    await expect(landing.smsButton).toHaveAttribute('aria-busy', 'true');
    lose();
    const notice = page.getByText(notices.es);
    await expectFaced(notice, landing.smsButton);
    await landing.phone.focus();
    await landing.apply.click();
    await expectFaced(notice, landing.apply);
    await landing.agreementLink.click();
    await expect(page).toHaveURL(landing.address({ id: mexico.id }, '#/agreementTemplate'));
    await expect(landing.agreementLink).not.toHaveAttribute('aria-busy', 'true');
  });

  test('the contact form of the site says so too, and offers to load the page again', async ({
    page,
    host,
  }) => {
    const lose = await holdBack(page, /\/assets\/renderer\.[0-9a-f]+\.js$/, lost);
    await page.goto(`${host.origin}/Contact`, { waitUntil: 'commit' });
    const send = page.getByTestId('contact-submit');
    await send.click();
    lose();
    const notice = page.getByText(site.contact.script);
    await expectFaced(notice, send);
    await send.click();
    await expectFaced(notice, send);
    await page.unrouteAll();
    await notice.getByRole('link', { name: site.contact.reload }).click();
    await send.click();
    await expect(page.getByText(site.contact.incomplete)).toBeVisible();
  });
});
