import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startHost } from '../support/host';
import { startUpstream } from '../support/hostUpstream';
import { mexico } from './support/campaigns';
import { LandingPage } from './support/LandingPage';
import { expect, failedCall, test } from './support/test';

test.use({ expectedErrors: [failedCall] });

test('a page whose template can not be had is 503, says so, and Retry draws it once it can', async ({
  page,
}) => {
  const document = JSON.parse(
    readFileSync(path.resolve(__dirname, `../../templates/mexico/${mexico.id}.json`), 'utf8'),
  ) as unknown;
  const upstream = await startUpstream();
  const isTemplate = '/channel-template';
  upstream.answer(isTemplate, () => ({ status: 502, body: 'out of order' }));
  const host = await startHost({
    environment: { UPSTREAM_URL: upstream.origin, TEMPLATE_SOURCE: 'upstream' },
  });
  const landing = new LandingPage(page, host);
  try {
    const reply = await page.goto(`${host.origin}/landing?id=${mexico.id}`);
    expect([reply?.status(), reply?.headers()['cache-control']]).toEqual([503, 'no-store']);
    await expect(landing.error).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    upstream.answer(isTemplate, () => ({ body: { code: '00', message: '', data: document } }));
    // A failure is remembered for a moment, so that an upstream in trouble is asked no more than it can bear.
    await expect(async () => {
      if (await landing.error.isVisible()) await page.getByTestId('page-retry').click({ timeout: 1_000 });
      await expect(page.getByTestId('block-inicio')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(landing.error).toHaveCount(0);
    expect((await page.reload())?.status()).toBe(200);
  } finally {
    await host.stop();
    await upstream.stop();
  }
});
