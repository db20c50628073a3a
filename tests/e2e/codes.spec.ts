import { campaigns, mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { expect, failedCall, test } from './support/test';

/** The server's own words, by the language that the page says it shows (docs/lenders-and-apps/sandbox.md). */
const serverWords = {
  es: {
    captcha: 'Los caracteres no coinciden con la imagen',
    refused: 'Por ahora no es posible; intenta más tarde.',
    smsCode: 'El código SMS no es correcto',
  },
  en: {
    captcha: 'The characters do not match the picture',
    refused: 'This is not possible at the moment; try again later.',
    smsCode: 'The SMS code is wrong',
  },
};

const { id, download, phoneRule, toasts } = mexico;

test.describe('an SMS code is refused', () => {
  for (const campaign of campaigns) {
    const words = serverWords[campaign.language === 'en' ? 'en' : 'es'];
    test(
      `101 in ${campaign.language}: says so and shows another picture`,
      inEveryRun(false),
      async ({ landing, phones }) => {
        await landing.open({ id: campaign.id });
        await landing.phone.fill(phones.next(campaign.phoneRule));
        const picture = await landing.picture.getAttribute('src');
        await landing.captcha.fill('0000');
        await landing.smsButton.click();
        await expect(landing.toast).toHaveText(words.captcha);
        await expect(landing.picture).not.toHaveAttribute('src', picture ?? '');
        expect(await landing.secondsLeft()).toBe(0);

        await landing.fillCaptcha();
        await landing.smsButton.click();
        await expect(landing.toast).toHaveText(campaign.toasts.smsSent);
      },
    );
  }

  test('any other code: says the server’s words and changes nothing', async ({ landing, phones }) => {
    const phone = phones.failing(phoneRule, 'getSms', '900');
    await landing.open({ id });
    await landing.phone.fill(phone);
    await landing.fillCaptcha();
    const picture = await landing.picture.getAttribute('src');
    await landing.smsButton.click();
    await expect(landing.toast).toHaveText(serverWords.es.refused);
    await expect(landing.picture).toHaveAttribute('src', picture ?? '');
    expect(await landing.typedPhone()).toBe(phone);
    expect(await landing.secondsLeft()).toBe(0);
  });
});

test.describe('a registration is refused', () => {
  test('11: says so and leads to the download page', async ({ landing, phones }) => {
    await landing.open({ id });
    await landing.register(phones.failing(phoneRule, 'register', '011'));
    await expect(landing.toast).toHaveText(toasts.alreadyRegistered);
    await expect(landing.download).toBeVisible();
    expect(landing.place()).toEqual({ path: '/downloadTemplate', query: { id, down_id: download } });
  });

  test('-1: says so and shows another picture', inEveryRun(false), async ({ landing, phones }) => {
    await landing.open({ id });
    await landing.phone.fill(phones.failing(phoneRule, 'register', '101'));
    await landing.fillCaptcha();
    await landing.smsButton.click();
    await expect(landing.toast).toHaveText(toasts.smsSent);
    const picture = await landing.picture.getAttribute('src');
    await landing.sms.fill('123456');
    await landing.apply.click();
    await expect(landing.toast).toHaveText(serverWords.es.refused);
    await expect(landing.picture).not.toHaveAttribute('src', picture ?? '');
    await expect(landing.root).toBeVisible();
  });

  test('a wrong SMS code: says so, and the right one still works', async ({ landing, phones }) => {
    await landing.open({ id });
    const code = await landing.requestCode(phones.next(phoneRule));
    await landing.sms.fill(code === '123456' ? '654321' : '123456');
    await landing.apply.click();
    await expect(landing.toast).toHaveText(serverWords.es.smsCode);
    await landing.sms.fill(code);
    await landing.apply.click();
    await expect(landing.download).toBeVisible();
  });

  test('any other code: says the server’s words', inEveryRun(false), async ({ landing, phones }) => {
    await landing.open({ id });
    await landing.register(phones.failing(phoneRule, 'register', '900'));
    await expect(landing.toast).toHaveText(serverWords.es.refused);
    await expect(landing.root).toBeVisible();
    await expect(landing.apply).not.toHaveAttribute('aria-busy', 'true');
  });
});

test('a telephone that registered before is known to the server, not to the page alone', async ({
  landing,
  phones,
}) => {
  const phone = phones.next(phoneRule);
  await landing.open({ id });
  await landing.register(phone);
  await expect(landing.download).toBeVisible();

  await landing.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await landing.page.goto('about:blank');
  await landing.open({ id });
  await landing.phone.fill(phone);
  await landing.fillCaptcha();
  await landing.smsButton.click();
  await expect(landing.toast).toHaveText(toasts.alreadyRegistered);
});

test.describe('a session can’t be had', () => {
  test.use({ expectedErrors: [failedCall] });

  test('says the server’s words', async ({ landing, page }) => {
    await page.route('**/get-sid*', (route) =>
      route.fulfill({ json: { code: 7, message: 'Vuelve más tarde', data: null } }),
    );
    await landing.open({ id });
    await expect(landing.toast).toHaveText('Vuelve más tarde');
    await expect(landing.picture).toHaveCount(0);
  });
});
