import type { Kysely } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PreviewLink } from '../../../src/generated/editor';
import { hostSecret } from '../../../src/host/calls/privacy/hostSecret';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { places, provideDatabases } from '../../support/databases';
import {
  editorOrigin,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { until } from '../../support/until';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;

const draft = soundDocument('draft-page', 'A headline', {
  title: { en: 'A page', es: 'Una página' },
  blocks: [
    { id: 'top', type: 'hero', props: { title: { en: 'A headline', es: 'Un titular' } } },
    {
      id: 'summer',
      type: 'hero',
      props: { title: 'For summer' },
      visibleWhen: { field: 'query.utm_tag', op: 'eq', value: 'summer' },
    },
    {
      id: 'apple',
      type: 'hero',
      props: { title: 'For iPhones' },
      visibleWhen: { field: 'clientType', op: 'eq', value: 'ios' },
    },
    {
      id: 'known',
      type: 'hero',
      props: { title: 'For friends' },
      visibleWhen: { field: 'registered', op: 'eq', value: true },
    },
    {
      id: 'later',
      type: 'hero',
      props: { title: 'For later' },
      visibleWhen: { field: 'now', op: 'gt', value: '2030-01-01T00:00:00Z' },
    },
    {
      id: 'groupA',
      type: 'hero',
      props: { title: 'Group A' },
      variant: { experiment: 'e1', group: 'a', weight: 50 },
    },
    {
      id: 'groupB',
      type: 'hero',
      props: { title: 'Group B' },
      variant: { experiment: 'e1', group: 'b', weight: 50 },
    },
  ],
});

describe.each(places)('previews on %s', (place) => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let database: Kysely<Database>;
  let host: EditorHost;
  let editor: EditorBrowser;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    host = await startEditorHost({
      database,
      folder: temporaryFolder(),
      clock: () => now,
      starters: [draft.replace('"draft-page"', '"ready-page"')],
    });
    editor = await host.signedIn('eva', 'editor');
    expect((await editor.post('/templates', { document: draft, origin: 'import' })).status).toBe(201);
  }, 60_000);
  afterEach(() => host.app.close());

  const open = (url: string, cookie = editor.cookie) =>
    host.app.inject({ url, headers: { host: 'editor.example', 'x-forwarded-proto': 'https', cookie } });
  const shown = (html: string) => [...html.matchAll(/data-testid="block-([A-Za-z]+)"/g)].map(([, id]) => id);
  const makeLink = async () =>
    (await editor.post('/templates/draft-page/preview-links', { expiresInHours: 2 }))
      .body as unknown as PreviewLink;
  const pathOf = ({ address }: PreviewLink) => address.slice(editorOrigin.length);

  it('draws the draft for the visitor that the address describes, in the editor alone', async () => {
    const reply = await open('/editor/frame/draft-page');
    expect([reply.statusCode, shown(reply.body)]).toEqual([200, ['top', 'groupA']]);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
    });
    expect(reply.body).toContain('"preview":{');
    // The whole width of a frame is the phone's.
    expect(reply.body).toContain('scrollbar-width:none');
    const query =
      'language=2&utm_tag=summer&clientType=ios&registered=1&now=2031-05-05T00:00:00Z&groups=e1:b';
    const other = await open(`/editor/frame/draft-page?${query}`);
    expect(shown(other.body)).toEqual(['top', 'summer', 'apple', 'known', 'later', 'groupB']);
    expect(other.body).toContain('Un titular');
    expect(other.body).toContain('<html lang="es">');
    expect((await open('/editor/frame/draft-page', '')).statusCode).toBe(401);
    expect((await open('/editor/frame/no-such-page')).statusCode).toBe(404);
  });

  it('draws exact bytes whole: the draft, a revision and what was kept, by the renderer of the others', async () => {
    const paula = await host.signedIn('paula', 'publisher');
    const first = (await editor.get('/templates/draft-page')).body.draft;
    await paula.post('/templates/draft-page/publish', { sha256: first.sha256, reason: 'go' });
    const { version } = (await editor.get('/templates/draft-page')).body;
    const changed = draft.replace('A headline', 'Another headline');
    await editor.put('/templates/draft-page/draft', { document: changed, baseVersion: version });
    const [old, fresh] = await Promise.all(
      [draft, changed].map((each) =>
        open(`/editor/frame/draft-page?sha256=${sha256Of(each)}&still=whole&language=1`),
      ),
    );
    expect([old?.statusCode, fresh?.statusCode]).toEqual([200, 200]);
    expect(old?.body).toContain('A headline');
    expect(fresh?.body).toContain('Another headline');
    for (const { body, headers } of [old, fresh].flatMap((each) => each ?? [])) {
      expect(shown(body)).toEqual(['top', 'groupA']);
      // Nothing runs in it, and every block has its place.
      expect(body).not.toMatch(/<script(?! type="application\/json")/);
      expect(body).toContain('content-visibility:visible');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    }
    const usual = (await open('/editor/frame/draft-page?language=1')).body;
    const rootOf = (html: string) => /<div id="root">.*?<script/s.exec(html)?.[0];
    expect(rootOf(fresh?.body ?? '')).toBe(rootOf(usual));
  });

  it('draws bytes of this template alone, for who may see it', async () => {
    const sha256 = sha256Of(draft);
    expect((await open(`/editor/frame/draft-page?sha256=${sha256}`, '')).statusCode).toBe(401);
    expect((await open(`/editor/frame/other-page?sha256=${sha256}`)).statusCode).toBe(404);
    for (const wrong of [sha256.toUpperCase(), '0'.repeat(64), '%27'])
      expect((await open(`/editor/frame/draft-page?sha256=${wrong}`)).statusCode).toBe(404);
    const starter = `source=starter&sha256=${sha256}`;
    expect((await open(`/editor/frame/draft-page?${starter}`, '')).statusCode).toBe(401);
  });

  it('draws the card of a starter once, and lets browsers keep it; anything else of it is drawn anew', async () => {
    const card = '/editor/frame/ready-page?source=starter&still=1';
    expect((await open(card, '')).statusCode).toBe(401);
    const [first, second] = [await open(card), await open(card)];
    expect(shown(first.body)).toEqual(['top', 'groupA']);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as string,
    });
    expect([second.headers.etag, second.body]).toEqual([first.headers.etag, first.body]);
    expect((await open(`${card}&registered=1`)).headers['cache-control']).toBe('no-store');
    expect((await open('/editor/frame/no-such-page?source=starter&still=1')).statusCode).toBe(404);
  });

  it('draws what was live last, once it was put away', async () => {
    const paula = await host.signedIn('paula', 'publisher');
    const { draft: saved } = (await editor.get('/templates/draft-page')).body;
    expect(
      (
        await paula.post('/templates/draft-page/publish', {
          sha256: saved.sha256,
          reason: 'on',
          acceptsWarnings: true,
        })
      ).status,
    ).toBe(200);
    expect((await paula.post('/templates/draft-page/archive')).status).toBe(200);
    const reply = await open('/editor/frame/draft-page');
    expect([reply.statusCode, shown(reply.body)]).toEqual([200, ['top', 'groupA']]);
    expect((await open('/editor/frame/draft-page?source=live')).statusCode).toBe(404);
  });

  it('says that a draft can not be drawn, and never shows its text as markup', async () => {
    const broken = JSON.stringify({
      schemaVersion: 1,
      id: 'draft-page',
      kind: 'landing',
      locale: 'xx',
      blocks: '<script>alert(1)</script>',
    });
    await database
      .updateTable('editor_drafts')
      .set({ document: broken })
      .where('template_id', '=', 'draft-page')
      .execute();
    const reply = await open('/editor/frame/draft-page');
    expect(reply.statusCode).toBe(422);
    expect(reply.body).not.toContain('alert(1)');
  });

  it('gives a link with a QR code that shows the draft as it is, until it expires', async () => {
    const link = await makeLink();
    expect(link).toMatchObject({
      expiresAt: now + 2 * hourMs,
      qrCode: expect.stringMatching(/^<svg [^>]*>[\s\S]*<\/svg>\s*$/) as string,
    });
    expect(link.address.startsWith(`${editorOrigin}/preview/`)).toBe(true);
    const reply = await open(pathOf(link), '');
    expect([reply.statusCode, shown(reply.body)]).toEqual([200, ['top', 'groupA']]);
    expect(reply.body).toContain('role="note"');
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    });
    now += 2 * hourMs - 1_000;
    expect((await open(pathOf(link), '')).statusCode).toBe(200);
    now += 1_000;
    const expired = await open(`${pathOf(link)}?language=2`, '');
    expect([expired.statusCode, expired.body]).toEqual([
      410,
      expect.stringContaining('Esta vista previa ya terminó'),
    ]);
    const { entries } = (await (await host.signedIn('pia', 'publisher')).get('/audit')).body;
    expect(entries.filter(({ action }) => action === 'previewLinkMade')).toHaveLength(1);
  });

  it('carries in link and QR code whom the page is simulated for', async () => {
    const visitor = {
      language: '2',
      utm_tag: 'summer & sun',
      registered: '1',
      now: '2031-05-05T00:00:00.000Z',
      groups: 'e1:b',
    };
    const reply = await editor.post('/templates/draft-page/preview-links', { expiresInHours: 2, visitor });
    const link = reply.body as unknown as PreviewLink;
    expect(Object.fromEntries(new URL(link.address).searchParams)).toEqual(visitor);
    const plain = await makeLink();
    // Longer addresses take more modules.
    expect(link.qrCode.length).toBeGreaterThan(plain.qrCode.length);
    const page = await open(pathOf(link), '');
    expect([page.statusCode, shown(page.body)]).toEqual([200, ['top', 'known', 'later', 'groupB']]);
    expect(page.body).toContain('<html lang="es">');
    for (const wrong of [{ phone: '5512345678' }, { utm_tag: 'x'.repeat(201) }, { language: '9' }]) {
      const refused = await editor.post('/templates/draft-page/preview-links', {
        expiresInHours: 2,
        visitor: wrong,
      });
      expect(refused.body.error.code).toBe('invalid');
    }
  });

  it('opens nothing by a link that was changed, in any one place', async () => {
    const link = pathOf(await makeLink());
    const token = link.slice('/preview/'.length);
    const changed = new Set<string>();
    for (let place = 0; place < token.length; place += 1) {
      changed.add(token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1));
    }
    const [claim = '', signature = ''] = token.split('.');
    const forged = Buffer.from('99999999999 draft-page').toString('base64url');
    const own = createHmac('sha256', 'guess').update(`preview ${forged}`).digest('base64url');
    for (const other of [
      claim,
      `${claim}.`,
      `.${signature}`,
      `${forged}.${signature}`,
      `${forged}.${own}`,
      `${token}=`,
      `${token}.x`,
      'x'.repeat(2_000),
      '',
    ])
      changed.add(other);
    for (const other of changed)
      expect([other, (await open(`/preview/${encodeURIComponent(other)}`, '')).statusCode]).toEqual([
        other,
        404,
      ]);
  });

  it('signs with one key on all hosts, made once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => hostSecret(database, 'previews', now)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    const link = await makeLink();
    const another = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    expect((await another.app.inject({ url: pathOf(link) })).statusCode).toBe(200);
    await another.app.close();
  });

  it('makes links for the longest ids too', async () => {
    const id = `a${'b'.repeat(99)}`;
    await editor.post('/templates', { document: soundDocument(id), origin: 'import' });
    const link = (await editor.post(`/templates/${id}/preview-links`, { expiresInHours: 1 }))
      .body as unknown as PreviewLink;
    expect((await open(pathOf(link), '')).statusCode).toBe(200);
  });

  it('refuses a link to nothing, and one for ever', async () => {
    expect((await editor.post('/templates/no-such-page/preview-links', { expiresInHours: 1 })).status).toBe(
      404,
    );
    for (const expiresInHours of [0, 721, 1.5, '1']) {
      expect(
        (await editor.post('/templates/draft-page/preview-links', { expiresInHours })).body.error.code,
      ).toBe('invalid');
    }
  });
});

describe('previews for strangers', () => {
  let host: EditorHost;
  let drawn: number;

  beforeEach(async () => {
    const { database } = await openDatabase('SQLite');
    drawn = 0;
    host = await startEditorHost({
      database,
      folder: temporaryFolder(),
      clock: Date.now,
      limitsRequests: true,
      onFailureDrawn: () => (drawn += 1),
    });
  });
  afterEach(() => host.app.close());

  const ask = (url: string, address = '10.0.0.1') =>
    host.app.inject({ url, headers: { 'x-forwarded-for': address } });

  it('are drawn once, whatever they try', async () => {
    const bodies = new Set<string>();
    for (let count = 0; count < 10; count += 1) bodies.add((await ask(`/preview/guess-${count}`)).body);
    expect([bodies.size, drawn]).toEqual([1, 1]);
    expect((await ask('/preview/guess?language=2')).body).toContain('lang="es"');
    expect((await ask('/editor/frame/some-page')).statusCode).toBe(401);
    expect(drawn).toBe(3);
  });

  it('are refused to who tries too often, and to nobody who has a link', async () => {
    const eva = await host.signedIn('eva', 'editor');
    await eva.post('/templates', { document: soundDocument('draft-page'), origin: 'import' });
    const { address } = (await eva.post('/templates/draft-page/preview-links', { expiresInHours: 1 }))
      .body as unknown as PreviewLink;
    const statuses: number[] = [];
    for (let count = 0; count < 122; count += 1)
      statuses.push((await ask(count % 2 === 0 ? `/preview/guess-${count}` : '/editor/frame/x')).statusCode);
    expect([statuses[118], statuses[119], statuses.at(-1)]).toEqual([404, 401, 429]);
    expect((await ask(new URL(address).pathname)).statusCode).toBe(200);
    expect((await ask('/preview/guess', '10.0.0.2')).statusCode).toBe(404);
  });
});

const slowPrefixIn = (html: string): string =>
  /"slowAssets":"(\/editor\/slow\/[^/"]+)\/assets\/"/.exec(html)?.[1] ?? '';

describe('lines of slow previews', () => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let host: EditorHost;
  let prefix: string;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    const { database } = await openDatabase('SQLite');
    const folder = temporaryFolder();
    await mkdir(path.join(folder, 'browser'));
    // Longer than the test takes, whichever machine it runs on.
    await writeFile(path.join(folder, 'browser/heavy.abc.js'), randomBytes(524_288));
    host = await startEditorHost({ database, folder, clock: () => now });
    const editor = await host.signedIn('eva', 'editor');
    await editor.post('/templates', { document: soundDocument('light'), origin: 'import' });
    const headers = { host: 'editor.example', 'x-forwarded-proto': 'https', cookie: editor.cookie };
    prefix = slowPrefixIn((await host.app.inject({ url: '/editor/frame/light?network=slow', headers })).body);
  });
  afterEach(() => host.app.close());

  const load = async (of: string) => (await host.app.inject({ url: `${of}/assets/main.abc.js` })).statusCode;

  it('serve only who was given one by a preview, and not for long', async () => {
    expect(await load(prefix)).toBe(200);
    const line = prefix.slice('/editor/slow/'.length);
    const [name = '', until = '', signature = ''] = line.split('.');
    const later = String(Number(until) + 86_400);
    for (const other of [
      'someline',
      `${name}.${until}`,
      `${name}.${until}.`,
      `${name}.${later}.${signature}`,
      `x${name}.${until}.${signature}`,
      `${line}x`,
      `${line}.x`,
    ]) {
      expect([other, await load(`/editor/slow/${other}`)]).toEqual([other, 404]);
    }
    now += 31 * 60_000;
    expect(await load(prefix)).toBe(404);
  });

  it('carry so many files at once and no more, and have room again once nobody waits', async () => {
    await host.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.app.server.address() as AddressInfo;
    const agent = new Agent({ maxSockets: Infinity });
    const asked = Array.from({ length: 80 }, () =>
      get({ agent, host: '127.0.0.1', port, path: `${prefix}/assets/heavy.abc.js` }),
    );
    const replies = await Promise.all(
      asked.map(async (each) => (await once(each, 'response')) as [IncomingMessage]),
    );
    const statuses = replies.map(([{ statusCode }]) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 503)).toHaveLength(16);
    for (const each of asked) each.destroy();
    await until(async () => (await load(prefix)) === 200);
  });
});

it('paces a slow preview: 1.6 Mbps and 150 ms, for the page and for what it loads', async () => {
  const { database } = await openDatabase('SQLite');
  const host = await startEditorHost({ database, folder: temporaryFolder(), clock: Date.now });
  const editor = await host.signedIn('eva', 'editor');
  const text = Array.from({ length: 20_000 }, (_, word) => `w${(word * 7_919) % 104_729}`).join(' ');
  await editor.post('/templates', {
    document: soundDocument('heavy', 'Heavy', {
      blocks: [{ id: 'a', type: 'richText', props: { html: `<p>${text}</p>` } }],
    }),
    origin: 'import',
  });
  const headers = { host: 'editor.example', 'x-forwarded-proto': 'https', cookie: editor.cookie };
  const started = performance.now();
  const page = await host.app.inject({ url: '/editor/frame/heavy?network=slow', headers });
  const expectedMs = 150 + page.rawPayload.length / 200;
  expect(performance.now() - started).toBeGreaterThanOrEqual(expectedMs * 0.95);
  expect(page.body).toContain('"slowAssets":"/editor/slow/');
  const prefix = slowPrefixIn(page.body);
  const asset = await host.app.inject({
    url: `${prefix}/assets/main.abc.js`,
    headers: { 'accept-encoding': 'br' },
  });
  expect([asset.statusCode, asset.headers['cache-control'], asset.headers['content-encoding']]).toEqual([
    200,
    'no-store',
    'br',
  ]);
  for (const path of [
    `${prefix}/assets/none.js`,
    `${prefix}/editor/api/session`,
    `${prefix}/assets/../healthz`,
    '/editor/slow/x',
  ]) {
    expect([path, (await host.app.inject({ url: path })).statusCode]).toEqual([path, 404]);
  }
  await host.app.close();
}, 30_000);
