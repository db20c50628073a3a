import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { byId } from '../support/shippedTemplates';
import { mexico } from './support/campaigns';
import { headlineOf } from './support/shippedWords';
import { expect, test } from './support/test';

/** Changes here must not show in other tests, so this host belongs to this file. */
test.use({ hostOwner: 'publish', hostOptions: { environment: { PUBLIC_ORIGIN: 'http://127.0.0.1:1' } } });
test.describe.configure({ mode: 'serial' });

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-publish-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWithHeadline(headline: string): string {
  const document = structuredClone(byId.get(mexico.id)!);
  document.blocks.find(({ type }) => type === 'hero')!.props.title = { es: headline, en: headline };
  const file = path.join(folder, 'changed.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** What the acceptance of a new headline allows between the command and the page, in ms. */
const atMostMs = 2_000;

test('a headline that is published from the terminal is on the page within two seconds', async ({
  landing,
  host,
  page,
}) => {
  const headline = page.getByRole('heading', { level: 1 });
  await landing.open({ id: mexico.id });
  await expect(headline).toHaveText(headlineOf(mexico.id, 'es'));

  const published = await host.runTemplates('publish', fileWithHeadline('Un titular nuevo'));
  expect(published, published.output).toMatchObject({ exitCode: 0 });
  const publishedAt = Date.now();
  const served = async () => (await page.request.get(landing.address({ id: mexico.id }))).text();
  await expect.poll(served, { intervals: [50] }).toContain('Un titular nuevo');
  expect(Date.now() - publishedAt).toBeLessThan(atMostMs);
  await landing.reload();
  await expect(headline).toHaveText('Un titular nuevo');
});

test('a rollback brings the old headline back', async ({ landing, host, page }) => {
  const changed = await host.runTemplates('publish', fileWithHeadline('Un titular peor'));
  expect(changed, changed.output).toMatchObject({ exitCode: 0 });
  const rolledBack = await host.runTemplates('rollback', mexico.id, '1');
  expect(rolledBack, rolledBack.output).toMatchObject({ exitCode: 0 });
  await expect(async () => {
    await landing.open({ id: mexico.id });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlineOf(mexico.id, 'es'), {
      timeout: 1,
    });
  }).toPass({ intervals: [100], timeout: 10_000 });
});

test('a document that is wrong is not published', async ({ landing, host, page }) => {
  const wrong = path.join(folder, 'wrong.json');
  writeFileSync(
    wrong,
    JSON.stringify({ ...byId.get(mexico.id), blocks: [{ id: 'odd', type: 'hologram', props: {} }] }),
  );
  const refused = await host.runTemplates('publish', wrong);
  expect(refused.exitCode).not.toBe(0);
  expect(refused.output).toContain('hologram');
  await landing.open({ id: mexico.id });
  await expect(page.getByTestId('block-inicio')).toBeVisible();
});
