import { createHash } from 'node:crypto';
import path from 'node:path';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import { BlockSwitches } from '../../../src/host/delivery/killSwitches/blockSwitches';
import { LastGoodCopies } from '../../../src/host/delivery/templates/lastGoodCopies';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { soundDocument } from '../../support/editorHost';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const dealing = 'deal("new")';
const templateOf = (revision: string, title: string) => {
  const document = soundDocument('mx', title, { kind: 'landing' });
  return { id: 'mx', revision, document, sha256: sha256Of(document) };
};
const guard = { sequence: 17, sharePercent: 25, next: templateOf('5', 'New') };
const guarded = { ...templateOf('4', 'Old'), guard };
const fresh = 'public, max-age=1, stale-while-revalidate=10, stale-if-error=604800';

let host: TestApp;
beforeEach(async () => {
  const brand = demoBrand();
  const renderer = createLandingRenderer({
    brand,
    origin: 'https://pages.example',
    assets: {
      scripts: ['/assets/start.js'],
      code: [],
      style: '',
      preHydrationScript: '',
      guardedPageScript: dealing,
      statusPageScript: '',
    },
    onFaults: () => undefined,
    clock: Date.now,
  });
  host = await createTestApp({ folder: temporaryFolder(), brand, renderer });
});
afterEach(() => host.app.close());

const get = (more = '') => host.app.inject({ url: `/landing?id=mx${more}` });

test('a page that is not guarded pays nothing', async () => {
  host.source.publish('mx', guarded.document, '4');
  const { body, headers } = await get();
  expect(body).not.toContain('deal(');
  expect(body).not.toContain('data-held');
  expect(body).not.toContain('guard');
  expect(headers['cdn-cache-control']).toBe(fresh);
});

test('both revisions have an address of their own, the same for everybody and kept by caches', async () => {
  host.source.answers.set('mx', { status: 'published', template: guarded });
  const [old, other] = [await get(), await get('&utm_tag=a')];
  expect(other.body).toBe(old.body);
  expect(old.body).toContain('<h1');
  expect(old.body).toContain('>Old<');
  expect(old.body).toContain(`<script data-guard="17" data-share="25" data-revision="5">${dealing}</script>`);
  expect(old.body).toContain('<template data-held><script defer src="/assets/start.js">');
  expect(old.body).toContain('"guard":"guard.17:old"');
  const next = await get('&revision=5');
  expect(next.body).toContain('>New<');
  expect(next.body).toContain(`<script>${dealing}</script>`);
  expect(next.body).toContain('"guard":"guard.17:new"');
  expect(next.body).not.toContain('data-held');
  const hash = createHash('sha256').update(dealing).digest('base64');
  for (const { headers } of [old, next]) {
    expect(headers['cdn-cache-control']).toBe(fresh);
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(headers['set-cookie']).toBe(undefined);
  }
});

test('an address that names what is dealt out no more shows what is live, is kept by nobody, and cleans itself', async () => {
  host.source.publish('mx', guarded.document, '4');
  for (const asked of ['4', '5', '6', 'x']) {
    const { body, headers } = await get(`&revision=${asked}`);
    expect(body).toContain('>Old<');
    expect(body).toContain(`<script>${dealing}</script>`);
    expect(body).not.toContain('"guard":');
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a last good copy is what most visitors have', async () => {
  const copies = new LastGoodCopies(temporaryFolder());
  await copies.save({ template: guarded, confirmedAt: 1 });
  expect((await copies.find('mx'))?.template).toEqual(templateOf('4', 'Old'));
});

test('a block that is turned off is off in both', async () => {
  const switches = new BlockSwitches({
    store: {
      sequence: async () => 1,
      all: async () => [{ templateId: 'mx', blockId: 'top', changedAt: 1, changedByName: 'pia' }],
    },
    file: path.join(temporaryFolder(), 'switches.json'),
    log: { warn: () => undefined },
  });
  await switches.poll();
  const shown = switches.apply(guarded);
  expect(shown.document).not.toContain('"top"');
  expect(shown.guard?.next.document).not.toContain('"top"');
  expect(shown.guard?.next.revision).toBe('5');
});
