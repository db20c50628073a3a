import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { sitePaths, type SitePath } from '../../../src/kernel/pagePaths';
import { sitePages } from '../../../src/features/site/sitePages';
import { createSiteRenderer } from '../../../src/host/delivery/render/siteRenderer';
import { withShippedTemplates } from '../../../src/host/delivery/templates/shippedTemplates';
import { demoBrand } from '../../support/hostParts';
import { byId } from '../../support/shippedTemplates';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const origin = 'https://pages.example';
const hour = 3_600_000;
let now = Date.parse('2026-01-01T00:00:00Z');
let faults: string[] = [];
let host: TestApp;

const shippedIds = [...new Set(Object.values(sitePages).map(({ templateId }) => templateId))].filter((id) =>
  byId.has(id),
);
const shipped = shippedIds.map((id) => JSON.stringify(byId.get(id)));

beforeEach(async () => {
  faults = [];
  const site = createSiteRenderer({
    brand: demoBrand(),
    origin,
    assets: {
      scripts: ['/assets/start.js'],
      code: ['/assets/site.js'],
      style: 'p{}',
      preHydrationScript: 'early()',
      guardedPageScript: 'deal()',
      statusPageScript: 'bare()',
    },
    onFaults: (_template, found) => faults.push(...found.map(({ blockId }) => blockId)),
    clock: () => now,
  });
  host = await createTestApp({ folder: temporaryFolder(), site, clock: () => now });
  shippedIds.forEach((id, index) => host.source.publish(id, shipped[index]!));
});
afterEach(() => host.app.close());

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
const open = async (url: string) => new JSDOM((await get(url)).body).window.document;
const linksOf = (document: Document, selector: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(selector)].map(({ hreflang, href }) =>
    `${hreflang} ${href}`.trim(),
  );

const versions = sitePaths.flatMap((path) => [
  { path, address: path, lang: 'es', suffix: '' },
  { path, address: `${path}?language=1`, lang: 'en', suffix: '?language=1' },
]);

describe.each(versions)('GET $address', ({ path, address, lang, suffix }) => {
  it('is a whole page in its language, found under one address', async () => {
    const reply = await get(address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers['cdn-cache-control']).toContain('stale-if-error');
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { document } = new JSDOM(reply.body).window;
    expect(document.documentElement.lang).toBe(lang);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.title).toMatch(/Presta Demo/);
    expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length).toBeGreaterThan(
      20,
    );
    const canonical = origin + sitePages[path].canonicalPath;
    expect(linksOf(document, 'link[rel=canonical]')).toEqual([canonical + suffix]);
    expect(linksOf(document, 'link[rel=alternate]')).toEqual([
      `es ${canonical}`,
      `en ${canonical}?language=1`,
      `x-default ${canonical}`,
    ]);
    expect(reply.body).not.toMatch(/\{\{\s*(lender|appName)/);
    expect(document.querySelector('[style]')).toBeNull();
    expect(faults).toEqual([]);
  });

  it('allows by hash exactly what stands in it', async () => {
    const reply = await get(address);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const { document } = new JSDOM(reply.body).window;
    const inline = [...document.querySelectorAll('style,script:not([src]):not([type="application/json"])')];
    expect(inline.length).toBeGreaterThan(1);
    for (const { textContent } of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
    }
  });
});

describe('what surrounds a page', () => {
  it('leads to every page in the same language, and says which one is shown', async () => {
    const document = await open('/Loan?language=1');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'User reviews',
      'Privacy Policy',
      'Loan terms',
      'About',
      'Contact',
    ]);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/\w*\?language=1$/);
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    ).toEqual(['Loan terms']);
  });

  it('offers the same page in the other language', async () => {
    const way = (document: Document) =>
      document.querySelector<HTMLAnchorElement>('a[data-changes-language]')?.getAttribute('href');
    expect(way(await open('/User'))).toBe('/User?language=1');
    expect(way(await open('/User?language=1'))).toBe('/User');
  });

  it.each(['/aboutUs', '/PrivacyPolicy', '/privacyPolicy'])(
    'is a way back on %s, which the app opens',
    async (path) => {
      const document = await open(path);
      expect(document.querySelector('[data-testid=go-back]')).not.toBeNull();
      expect(document.querySelector('nav')).toBeNull();
    },
  );
});

describe('caching', () => {
  it('depends on path, language and revision alone', async () => {
    const plain = await get('/Loan');
    for (const query of ['?utm=1', '?sessionId=secret', '?language=9', '?language=2']) {
      expect((await get(`/Loan${query}`)).body).toBe(plain.body);
    }
    expect((await get('/Loan', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    host.source.publish(
      'site-loan-terms',
      JSON.stringify({ ...byId.get('site-loan-terms'), title: 'Otras' }),
      '2',
    );
    expect((await get('/Loan')).body).toContain('<title>Otras');
  });

  it('ends when a page says something else', async () => {
    const soon = new Date(now + hour).toISOString();
    const block = {
      id: 'later',
      type: 'richText',
      props: { html: '<p>later</p>' },
      visibleWhen: { field: 'now', op: 'gt', value: soon },
    };
    host.source.publish(
      'site-about',
      JSON.stringify({ schemaVersion: 1, id: 'site-about', kind: 'channel', locale: 'es', blocks: [block] }),
    );
    expect((await open('/About')).querySelector('[data-testid=block-later]')).toBeNull();
    now += hour + 2;
    expect((await open('/About')).querySelector('[data-testid=block-later]')).not.toBeNull();
  });
});

describe('crawlers', () => {
  it('are told of every page in every language, each of which names the others', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const reply = await get('/sitemap.xml');
    expect(reply.headers['content-type']).toContain('application/xml');
    const { document } = new JSDOM(reply.body, { contentType: 'application/xml' }).window;
    const listed = [...document.querySelectorAll('url')].map(
      (entry) => entry.querySelector('loc')?.textContent ?? '',
    );
    const canonical = [...new Set(sitePaths.map((path) => sitePages[path].canonicalPath))];
    expect(listed.sort()).toEqual(
      canonical.flatMap((path) => [origin + path, `${origin}${path}?language=1`]).sort(),
    );
    for (const address of listed) {
      const page = await open(address.slice(origin.length));
      expect(linksOf(page, 'link[rel=canonical]')).toEqual([address]);
      const entry = [...document.querySelectorAll('url')].find(
        (each) => each.querySelector('loc')?.textContent === address,
      );
      const named = [...(entry?.getElementsByTagName('xhtml:link') ?? [])].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      );
      expect(named).toEqual(linksOf(page, 'link[rel=alternate]'));
    }
  });

  it('find a picture to share on every page that ships, and it is there', async () => {
    for (const path of sitePaths.filter((each) => byId.has(sitePages[each].templateId))) {
      const picture =
        (await open(path)).querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
      expect(picture).toMatch(/^https:\/\/pages\.example\/pictures\/site-share-1200\.[\da-f]{8}\.png$/);
      expect(existsSync(join('templates', new URL(picture).pathname))).toBe(true);
    }
  });
});

describe('/User', () => {
  const reviews = (items: object[]) => ({
    schemaVersion: 1,
    id: 'site-reviews',
    kind: 'channel',
    locale: 'es',
    title: 'Opiniones',
    blocks: [{ id: 'said', type: 'reviews', props: { items } }],
  });
  const none = 'Todavía no hay opiniones';

  it('says that there are none, and invents none', async () => {
    expect(byId.has('site-reviews')).toBe(false);
    expect((await get('/User')).body).toContain(none);
    host.source.publish('site-reviews', JSON.stringify(reviews([])));
    expect((await get('/User')).body).toContain(none);
  });

  it('shows what marketing published', async () => {
    host.source.publish(
      'site-reviews',
      JSON.stringify(reviews([{ name: 'A. R.', rating: 4, text: 'Claro y rápido' }])),
    );
    const { body } = await get('/User');
    expect(body).toContain('Claro y rápido');
    expect(body).not.toContain(`>${none}<`);
  });
});

describe('faults', () => {
  it.each<[string, (path: SitePath) => void]>([
    [
      'the store fails',
      (path) =>
        host.source.answers.set(sitePages[path].templateId, {
          status: 'failed',
          failure: { kind: 'offline' },
        }),
    ],
    [
      'what is published is no template',
      (path) => host.source.publish(sitePages[path].templateId, '{"id":"x"}'),
    ],
  ])('a page says so honestly while %s', async (_name, happen) => {
    for (const path of ['/', '/Policy', '/aboutUs'] as const) {
      happen(path);
      const reply = await get(`${path}?language=1`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(reply.headers['cdn-cache-control']).toBeUndefined();
      const { document } = new JSDOM(reply.body).window;
      expect(document.querySelector('[data-testid=page-error] h1')?.textContent).toBe(
        'This page did not load',
      );
      expect(document.querySelector('[data-testid=page-retry]')?.getAttribute('href')).toBe(
        `${path}?language=1`,
      );
      expect([...document.scripts].map((script) => script.outerHTML)).toEqual(['<script>bare()</script>']);
      expect(document.documentElement.dataset.bridge).toBe(demoBrand().bridgeName);
      expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toContain(
        '/Loan?language=1',
      );
    }
  });

  it.each<[string, number, string, (templateId: string) => void]>([
    ['nobody published', 404, 'Page not found', (templateId) => host.source.answers.delete(templateId)],
    [
      'was taken off the site',
      410,
      'This page is no longer here',
      (templateId) => host.source.answers.set(templateId, { status: 'ended', after: undefined }),
    ],
  ])('a page that %s is %d, kept by nobody, and leads home', async (_name, status, title, happen) => {
    for (const path of ['/', '/Policy', '/aboutUs'] as const) {
      happen(sitePages[path].templateId);
      const reply = await get(`${path}?language=1`);
      expect([reply.statusCode, reply.headers['cache-control'], reply.headers['cdn-cache-control']]).toEqual([
        status,
        'no-store',
        undefined,
      ]);
      const { document } = new JSDOM(reply.body).window;
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.querySelector('[data-testid=page-retry]')).toBeNull();
      expect(document.querySelector('[data-testid=go-home]')?.getAttribute('href')).toBe('/?language=1');
    }
    expect((await get('/Policy?language=2')).body).not.toContain(title);
  });

  it('is back as soon as the store is', async () => {
    host.source.answers.set('site-home', { status: 'failed', failure: { kind: 'timeout' } });
    expect((await get('/')).statusCode).toBe(503);
    host.source.publish('site-home', shipped[shippedIds.indexOf('site-home')]!);
    expect((await get('/')).statusCode).toBe(200);
  });

  it('leaves forms of promotion pages out, inside columns too, and says which', async () => {
    const form = { id: 'form', type: 'registration', props: {} };
    const inner = { id: 'inner', type: 'dataGroup', props: { group: 'job', fields: [] } };
    const text = { id: 'text', type: 'richText', props: { html: '<p>kept</p>' } };
    const columns = { id: 'cols', type: 'columns', props: { columns: [[inner, text]] } };
    host.source.publish(
      'site-about',
      JSON.stringify({
        schemaVersion: 1,
        id: 'site-about',
        kind: 'channel',
        locale: 'es',
        blocks: [form, columns],
      }),
    );
    expect((await get('/About')).body).toContain('kept');
    expect(faults.sort()).toEqual(['form', 'inner']);
  });
});

describe('withShippedTemplates', () => {
  it('answers only where the origin has never heard of an id', async () => {
    const source = withShippedTemplates(host.source, [...shipped, 'no json']);
    host.source.answers.delete('site-about');
    expect(await source.find('site-about')).toMatchObject({
      status: 'published',
      template: { revision: 'shipped' },
    });
    expect(await source.find('site-home')).toMatchObject({ template: { revision: '1' } });
    host.source.answers.set('site-about', { status: 'failed', failure: { kind: 'offline' } });
    expect(await source.find('site-about')).toMatchObject({ status: 'failed' });
    expect(await source.find('site-reviews')).toEqual({ status: 'missing' });
  });
});
