import { axeFaultsOf } from './support/axe';
import { expect, test } from './support/test';

const broken = JSON.stringify({ schemaVersion: 1, id: 'site-about', kind: 'channel', locale: 'es' });
test.use({ hostOptions: { documents: [broken] }, expectedErrors: [/Failed to load resource/] });

test('a page whose content is broken says so, looks like one of ours, and leads on', async ({
  page,
  host,
}) => {
  const reply = await page.goto(`${host.origin}/About?language=1`);
  expect(reply?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center');
  const retry = page.getByTestId('page-retry');
  expect((await retry.boundingBox())?.width).toBeGreaterThan(250);
  expect(await axeFaultsOf(page)).toEqual([]);
  await retry.click();
  await expect(page.getByTestId('page-error')).toBeVisible();
  await page.getByTestId('go-home').click();
  await expect(page).toHaveURL(`${host.origin}/?language=1`);
  await expect(page.getByTestId('carousel')).toBeVisible();
});
