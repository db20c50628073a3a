import { startHost } from '../support/host';
import { india, mexico } from './support/campaigns';
import { inEveryRun } from './support/inEveryRun';
import { LandingPage } from './support/LandingPage';
import { expect, failedCall, test } from './support/test';

const channelTemplate = '**/channel-template?*';

test.use({ expectedErrors: [failedCall] });

for (const { name, status } of [
  { name: 'is out of order', status: 503 },
  { name: 'can’t be reached', status: undefined },
]) {
  test(
    `a page that was seen before is shown from its copy when the server ${name}`,
    inEveryRun(status !== undefined),
    async ({ landing, page }) => {
      await landing.open({ id: mexico.id }, `#/?id=${india.id}`);
      await expect(page.getByTestId('block-top')).toBeVisible();
      await page.route(channelTemplate, (route) =>
        status ? route.fulfill({ status }) : route.abort('connectionreset'),
      );
      await landing.reload();
      await expect(page.getByTestId('block-top')).toBeVisible();
      await expect(page.getByText('This is the page as you last saw it')).toBeVisible();
      await expect(landing.error).toHaveCount(0);
    },
  );
}

test.describe('as time passes', () => {
  test.use({ needsOwnTab: true });

  test('a page that the host drew is kept too', async ({ landing, page }) => {
    await page.clock.install();
    await landing.open({ id: india.id });
    await expect
      .poll(async () => {
        await page.clock.fastForward(3_000);
        return page.evaluate((name) => localStorage.getItem(name) !== null, `vitrina.copy.${india.id}`);
      })
      .toBe(true);
    await page.route(channelTemplate, (route) => route.abort('connectionreset'));
    await landing.open({ id: mexico.id }, `#/?id=${india.id}`);
    await page.clock.fastForward(3_000);
    await expect(page.getByTestId('block-top')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('a page that is gone is not brought back from a copy', async ({ landing, page }) => {
  await landing.open({ id: mexico.id }, `#/?id=${india.id}`);
  await expect(page.getByTestId('block-top')).toBeVisible();
  await page.route(channelTemplate, (route) =>
    route.fulfill({ status: 404, json: { code: '404', message: '', data: null } }),
  );
  await landing.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});

test('a visitor who is on the page when the host goes away can go back and forth', async ({ page }) => {
  const host = await startHost();
  const landing = new LandingPage(page, host);
  try {
    await landing.open({ id: mexico.id });
    await landing.agreementLink.click();
    await expect(landing.agreement).toBeVisible();
  } finally {
    await host.stop();
  }
  await page.goBack();
  await expect(landing.root).toBeVisible();
  await page.goForward();
  await expect(landing.agreement).toBeVisible();
});
