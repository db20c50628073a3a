import { loadFont } from '../../../src/host/delivery/font/loadFont';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import { fontFiles } from '../../support/fontFiles';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';
import path from 'node:path';

const temporaryFolder = provideTemporaryFolders();

const document = JSON.stringify({
  schemaVersion: 1,
  id: 'letters',
  kind: 'landing',
  locale: 'es',
  blocks: [{ id: 'a', type: 'hero', props: { title: 'Préstamos' } }],
});

/** A host of a brand whose font is this file. */
async function open(fontFile: string | undefined) {
  const demo = demoBrand();
  const brand =
    fontFile === undefined ? demo : { ...demo, theme: { ...demo.theme, font: path.basename(fontFile) } };
  const read = await loadFont(fontFile && path.join(path.dirname(fontFile), 'brand.json'), brand);
  if (!read.ok) throw new Error(read.error.join('\n'));
  const font = read.value;
  const renderer = createLandingRenderer({
    brand,
    font,
    origin: 'https://pages.example',
    assets: {
      scripts: [],
      code: [],
      style: '',
      preHydrationScript: '',
      guardedPageScript: '',
      statusPageScript: '',
    },
    onFaults: () => undefined,
    clock: Date.now,
  });
  const { app, source } = await createTestApp({ folder: temporaryFolder(), brand, font, renderer });
  source.publish('letters', document);
  const page = await app.inject({ url: '/landing?id=letters' });
  return { app, font, html: page.body, policy: String(page.headers['content-security-policy']) };
}

test('a font is kept for good under the name of its content, and asked for again without being sent', async () => {
  const { app, font, html } = await open(fontFiles.wide);
  const [address = ''] = /\/fonts\/[\w-]+\.woff2/.exec(html) ?? [];
  const reply = await app.inject({ url: address, headers: { 'accept-encoding': 'br, gzip' } });
  expect(reply.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.rawPayload).toEqual(font?.content);
  const again = await app.inject({ url: address, headers: { 'if-none-match': String(reply.headers.etag) } });
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  const weak = `"other", W/${String(reply.headers.etag)}`;
  const kept = await app.inject({ url: address, headers: { 'if-none-match': weak } });
  expect(kept.statusCode).toBe(304);
  expect(await app.inject({ method: 'HEAD', url: address })).toMatchObject({ statusCode: 200, body: '' });
  expect((await app.inject({ url: '/fonts/AAAAAAAAAAAAAAAAAAAAAA.woff2' })).statusCode).toBe(404);
  await app.close();
});

test('the policy lets pages load a font only where the brand has one, and tells nobody the name of its file', async () => {
  const [with_, without] = [await open(fontFiles.wide), await open(undefined)];
  expect(with_.policy).toContain("; font-src 'self';");
  expect(with_.html).not.toContain(path.basename(fontFiles.wide));
  expect(without.policy).not.toContain('font-src');
  expect(without.html).not.toContain('@font-face');
  await Promise.all([with_.app.close(), without.app.close()]);
});
