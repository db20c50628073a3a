import { expect, failedCall, test } from './support/test';

/** What stays of each partly wrong document: ids of blocks, in order. */
const remaining: Readonly<Record<string, readonly string[]>> = {
  'action-unknown': ['kept'],
  'address-script': ['hero', 'kept'],
  'block-not-object': ['kept'],
  'block-unknown': ['before', 'after'],
  'block-without-id': ['kept'],
  'block-without-props': ['kept'],
  'columns-mixed': ['cols', 'left', 'right'],
  'condition-deep': ['kept'],
  'condition-wrong': ['kept'],
  'fields-wrong': ['kept'],
  'props-wrong': ['kept'],
  'type-prototype': ['kept'],
  'variant-wrong': ['kept'],
  'version-newer': ['kept'],
};
const shownIds = '[data-testid^="block-"]';
const idsOf = (elements: Element[]) =>
  elements.map((each) => each.getAttribute('data-testid')?.replace('block-', ''));

test('blocks that are wrong are left out of the host’s page, the rest is shown', async ({
  landing,
  page,
}) => {
  for (const [id, ids] of Object.entries(remaining)) {
    await landing.open({ id });
    expect.soft(await page.locator(shownIds).evaluateAll(idsOf), id).toEqual(ids);
  }
});

test('blocks that are wrong are left out of the browser’s own page, and reported once', async ({
  landing,
  page,
}) => {
  const reports: { templateId: string; blockId: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report'))
      reports.push(request.postDataJSON() as { templateId: string; blockId: string });
  });
  await landing.open({ id: 'anchor', sessionId: 'secret-session', utm_tag: 'personal' });
  for (const [id, ids] of Object.entries(remaining)) {
    await page.evaluate((hash) => (location.hash = hash), `#/?id=${id}`);
    await expect(page.getByTestId(`block-${ids.at(-1)}`)).toBeVisible();
    await expect.soft(page.locator(shownIds), id).toHaveCount(ids.length);
    expect.soft(await page.locator(shownIds).evaluateAll(idsOf), id).toEqual(ids);
    await expect
      .poll(() => reports.filter(({ templateId }) => templateId === id).length, id)
      .toBeGreaterThan(0);
  }
  const unknown = {
    templateId: 'block-unknown',
    blockId: 'odd',
    blockType: 'hologram',
    fault: 'unknownType',
  };
  expect(reports.filter(({ templateId }) => templateId === 'block-unknown')).toEqual([
    expect.objectContaining(unknown),
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/secret-|personal/);
});

test('a picture from elsewhere is left out, its description stays', async ({ landing, page }) => {
  await landing.open({ id: 'picture-foreign' });
  await expect(page.getByTestId('block-elsewhere')).toContainText('A foreign picture');
  await expect(page.locator('img[src*="elsewhere"]')).toHaveCount(0);
});

test('scripts in addresses never reach the page', async ({ landing, page }) => {
  await landing.open({ id: 'address-script' });
  expect(await page.content()).not.toMatch(/href="(javascript|data):/i);
});

test.describe('what comes is no template', () => {
  test.use({ expectedErrors: [failedCall] });

  for (const { title, reply, says } of [
    {
      title: 'no template inside the envelope',
      reply: { code: '00', message: '', data: { hello: 1 } },
      says: 'No pudimos leer',
    },
    {
      title: 'a refusal with words',
      reply: { code: '51', message: 'Cerrado hoy', data: null },
      says: 'Cerrado hoy',
    },
  ]) {
    test(`${title}: the error state, and Retry brings the page`, async ({ landing, page }) => {
      await page.route('**/channel-template?*', (route) => route.fulfill({ json: reply }));
      await landing.open({}, '#/?id=anchor');
      await expect(landing.error).toContainText(says);
      await expect(page.getByTestId('go-home')).toBeVisible();
      await page.unroute('**/channel-template?*');
      await landing.retry.click();
      await expect(page.getByTestId('block-start')).toBeVisible();
      await expect(landing.error).toHaveCount(0);
    });
  }
});
