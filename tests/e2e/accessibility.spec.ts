import type { Page } from '@playwright/test';
import { expectNoAxeFaults as expectNoFaults } from './support/axe';
import { campaigns, mexico, type Campaign } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import type { LandingPage } from './support/LandingPage';
import { expect, failedCall, test } from './support/test';

const openDownload = (landing: LandingPage, { id }: Campaign) => landing.open({ id }, '#/downloadTemplate');
const openAgreement = (landing: LandingPage, { id }: Campaign) => landing.open({ id }, '#/agreementTemplate');

for (const campaign of campaigns) {
  const { language, id, toasts } = campaign;

  test(
    `axe finds nothing on the pages in ${language}`,
    inEveryRun(language === mexico.language),
    async ({ landing, page }) => {
      await landing.open({ id });
      await landing.whenPictureShown();
      await expectNoFaults(page);
      await landing.smsButton.click();
      await expect(landing.toast).toHaveText(toasts.phone);
      await expectNoFaults(page);
      await landing.agreementLink.click();
      await expect(landing.agreement).toBeVisible();
      await expectNoFaults(page);
      await page.goto('about:blank');
      await openDownload(landing, campaign);
      await expect(landing.download).toBeVisible();
      await expectNoFaults(page);
    },
  );
}

test.describe('states', () => {
  test.use({ expectedErrors: [failedCall] });

  test(
    'axe finds nothing on the error state and the not-found page',
    inEveryRun(false),
    async ({ landing, page }) => {
      await page.route('**/channel-template?*', (route) => route.fulfill({ status: 500 }));
      await landing.open({ id: mexico.id }, '#/?id=in-welcome');
      await expect(landing.error).toBeVisible();
      await expectNoFaults(page);
      await page.goto(landing.address({ id: 'nobody-published-this' }));
      await expect(page.getByTestId('go-home')).toBeVisible();
      await expectNoFaults(page);
    },
  );
});

test('a visitor registers with the keyboard alone', async ({ landing, page, phones, host }) => {
  const phone = phones.next(mexico.phoneRule);
  await landing.open({ id: mexico.id });
  const answer = await landing.pictureText();
  /** Goes on with Tab until a control has the focus. */
  const tabTo = async (control: typeof landing.phone) => {
    for (let steps = 0; steps < 30; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never reaches the control');
  };
  await tabTo(landing.phone);
  await page.keyboard.type(phone);
  await tabTo(landing.captcha);
  await page.keyboard.type(answer);
  const linesBefore = host.log.lines.length;
  await tabTo(landing.smsButton);
  await page.keyboard.press('Space');
  const code = await host.smsCode(phone, linesBefore);
  await page.keyboard.press('Shift+Tab');
  await expect(landing.sms).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(landing.download).toBeVisible();
  await expect(landing.download).toBeFocused();
});

test('the fields tell phones which keyboard and which code to offer; messages are said in a live region, and a fault beside its field; every control is large enough for a thumb', async ({
  landing,
  page,
}) => {
  await landing.open({ id: mexico.id });
  await expect(landing.sms).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(landing.sms).toHaveAttribute('inputmode', 'numeric');
  await expect(landing.phone).toHaveAttribute('type', 'tel');

  await landing.whenPictureShown();
  for (const control of [landing.phone, landing.captcha, landing.sms, landing.smsButton, landing.apply]) {
    const box = await control.boundingBox();
    expect.soft(box?.height, (await control.getAttribute('data-testid')) ?? '').toBeGreaterThanOrEqual(44);
  }

  await landing.apply.click();
  await expect(page.getByRole('status').filter({ hasText: mexico.toasts.phone })).toBeVisible();
  await expect(landing.phone).toBeFocused();
  await expect(landing.phone).toHaveAttribute('aria-invalid', 'true');

  await page.goto('about:blank');
  await openDownload(landing, mexico);
  const store = await page.locator('a[href^="https://play.google.com"]').boundingBox();
  expect(store?.height).toBeGreaterThanOrEqual(44);
});

/** Widest thing on the page, in CSS px. */
const pageWidth = (page: Page) =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

/** Controls whose words do not fit, by their text. */
const cutControls = (page: Page) =>
  page.locator('button, a, label, h1, h2, h3').evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => element.clientWidth > 1)
      .map((element) => element.textContent),
  );

for (const campaign of campaigns) {
  test.describe(`in ${campaign.language}, 320 px wide`, () => {
    test.use({ viewport: { width: 320, height: 568 } });

    test(
      'nothing scrolls sideways, nor with text twice as large',
      inEveryRun(false),
      async ({ landing, page }) => {
        const inspector = await page.context().newCDPSession(page);
        for (const standard of [16, 32]) {
          await inspector.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
          for (const open of [
            () => landing.open({ id: campaign.id }),
            () => openDownload(landing, campaign),
            () => openAgreement(landing, campaign),
          ]) {
            await page.goto('about:blank');
            await open();
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect.soft(await pageWidth(page), `${page.url()} at ${standard} px`).toBeLessThanOrEqual(320);
            expect.soft(await cutControls(page), `${page.url()} at ${standard} px`).toEqual([]);
          }
        }
      },
    );
  });
}
