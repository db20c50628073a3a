import { campaigns, india, mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { headlineOf, titleOf } from './support/shippedWords';
import { expect, failedCall, test } from './support/test';

const arrival = { app_from: 'ads', user_from: 'feed', utm_tag: 'fall' };

test('the back button leads from the download page to the landing page, with its place and the form', async ({
  landing,
  phones,
  page,
}) => {
  await landing.open({ id: mexico.id, ...arrival });
  await landing.register(phones.next(mexico.phoneRule));
  await expect(landing.download).toBeVisible();
  await page.goBack();
  await expect(landing.root).toBeVisible();
  await expect(page).toHaveTitle(titleOf(mexico.id, 'es'));
  await expect(page.getByText('Tu número ya está registrado')).toBeVisible();
  await page.goForward();
  await expect(landing.download).toBeVisible();
  await expect(page).toHaveTitle(titleOf(mexico.download, 'es'));
});

test('what was typed is still there on the way back from the agreement', async ({
  landing,
  phones,
  page,
}) => {
  const phone = phones.next(mexico.phoneRule);
  await landing.open({ id: mexico.id, ...arrival });
  await landing.whenPictureShown();
  await landing.phone.fill(phone);
  await landing.captcha.fill('ab12');
  await landing.agreementLink.click();
  await expect(landing.agreement).toBeVisible();
  expect(landing.place()).toEqual({
    path: '/agreementTemplate',
    query: { ...arrival, id: mexico.id, links_id: mexico.agreement },
  });
  await page.goBack();
  await expect(landing.root).toBeVisible();
  expect(await landing.typedPhone()).toBe(phone);
  await expect(landing.captcha).toHaveValue('ab12');
});

for (const { language, id, download, agreement } of campaigns) {
  test(
    `download and agreement pages open by their own address in ${language}`,
    inEveryRun(language === mexico.language),
    async ({ landing, page }) => {
      const query = (more: Record<string, string>) =>
        new URLSearchParams({ ...arrival, id, ...more }).toString();
      await landing.open({ id }, `#/downloadTemplate?${query({ down_id: download })}`);
      await expect(landing.download).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await landing.reload();
      await expect(landing.download).toBeVisible();

      await page.goto('about:blank');
      await landing.open({ id }, `#/agreementTemplate?${query({ links_id: agreement })}`);
      await expect(landing.agreement).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    },
  );
}

test('without an id of their own they ask the landing page’s template', async ({ landing, page }) => {
  await landing.open({ id: india.id }, '#/downloadTemplate');
  await expect(landing.download).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => (location.hash = '#/agreementTemplate'));
  await expect(landing.agreement).toBeVisible();
});

test('links_id and down_id of the address win over the template’s links', async ({ landing, page }) => {
  await landing.open({ id: mexico.id, links_id: india.agreement, down_id: india.download });
  await landing.agreementLink.click();
  await expect(landing.agreement).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(landing.place().query).toEqual({ id: mexico.id, links_id: india.agreement });
});

test('an id inside the hash wins over the one before it', async ({ landing, page }) => {
  await landing.open({ id: mexico.id, utm_tag: 'outer' }, `#/?id=${india.id}&utm_tag=inner`);
  await expect(landing.root).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByTestId('block-top')).toBeVisible();
  await expect(page.getByTestId('block-inicio')).toHaveCount(0);
});

test('parameters inside the hash win in what is sent', async ({ landing, page }) => {
  const visit = page.waitForRequest(/track-visit/);
  await landing.open({ id: mexico.id, utm_tag: 'outer', app_from: 'outer' }, '#/?utm_tag=inner');
  const sent = Object.fromEntries(new URL((await visit).url()).searchParams);
  expect(sent).toMatchObject({ utm_tag: 'inner', app_from: 'outer' });
});

test('a language that the document has is shown, another is not', async ({ landing, page }) => {
  await landing.open({ id: mexico.id, language: '1' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf(mexico.id, 'en'));
  await landing.open({ id: 'cn-welcome', language: '2' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('a link in a page’s text takes the visible common parameters along', async ({ landing, page }) => {
  await landing.open({ id: mexico.id, ...arrival, appVersion: '9', deviceId: 'd', sessionId: 's' });
  await page.getByRole('link', { name: 'Atención a clientes' }).click();
  await expect(page).toHaveURL(`${landing.host.origin}/customerService?appVersion=9&deviceId=d`);
});

test.describe('there is no such page', () => {
  test.use({ expectedErrors: [failedCall] });

  const addresses: { title: string; query: Record<string, string>; hash: string; status?: number }[] = [
    { title: 'an unknown id', query: { id: 'nobody-published-this' }, hash: '', status: 404 },
    { title: 'no id', query: {}, hash: '' },
    { title: 'an unknown id inside the hash', query: { id: mexico.id }, hash: '#/?id=nobody-published-this' },
    { title: 'an unknown place', query: { id: mexico.id }, hash: '#/nowhere' },
  ];
  for (const { title, query, hash, status } of addresses) {
    test(
      `${title} shows the not-found page with a way home`,
      inEveryRun(title === 'an unknown id' || title === 'an unknown place'),
      async ({ landing, page }) => {
        const response = await page.goto(landing.address(query, hash));
        if (status !== undefined) expect(response?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
        await expect(page.getByTestId('go-home')).toBeVisible();
        await expect(landing.retry).toHaveCount(0);
      },
    );
  }

  test('an unknown path is a real 404 that works without script', async ({ landing, page }) => {
    const response = await page.goto(`${landing.host.origin}/no/such/path`);
    expect(response?.status()).toBe(404);
    await expect(page.getByTestId('go-home')).toBeVisible();
  });
});
