import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';

/** Built files of the page. */
const builtFiles = () =>
  readdirSync(path.resolve(__dirname, '../../dist/browser')).filter((name) =>
    name.startsWith('testPreview.'),
  );

test('without devTools the test page is unknown and its code is not sent', async ({ host, request }) => {
  const page = await request.get(`${host.origin}/testPreview`);
  expect(page.status()).toBe(404);
  expect(await page.text()).not.toContain('testPreview.');
  expect(builtFiles().length).toBeGreaterThan(1);
  for (const file of builtFiles()) {
    expect((await request.get(`${host.origin}/assets/${file}`)).status(), file).toBe(404);
  }
  const screen = await request.get(`${host.origin}/complaint`);
  expect(screen.headers()['permissions-policy']).toContain('geolocation=()');
  expect(await screen.text()).not.toContain('testLogin');
});
