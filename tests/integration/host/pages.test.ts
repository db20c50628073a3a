import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { pagePolicy, renderedPage } from '../../support/hostParts';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
let now = Date.parse('2026-01-01T00:00:00Z');
let host: TestApp;

beforeEach(async () => {
  now = Date.parse('2026-01-01T00:00:00Z');
  host = await createTestApp({ folder: temporaryFolder(), clock: () => now });
});
afterEach(() => host.app.close());

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });

describe('GET /landing', () => {
  beforeEach(() => host.source.publish('mx', '{"id":"mx"}', '7'));

  it('sends the drawn page with its policy, hints and caching', async () => {
    const reply = await get('/landing?id=mx&utm_tag=secret');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy,
      'cache-control': 'no-cache',
      'cdn-cache-control': 'public, max-age=1, stale-while-revalidate=10, stale-if-error=604800',
      vary: 'Accept-Encoding',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['strict-transport-security']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toMatch(/^<p>mx 7 own x+<\/p>$/);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses by %s, under a tag of its own, and answers 304', async (encoding, decompress) => {
    const plain = await get('/landing?id=mx');
    const reply = await get('/landing?id=mx', { 'accept-encoding': encoding });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.etag).not.toBe(plain.headers.etag);
    expect(decompress(reply.rawPayload).toString()).toBe(plain.body);
    const again = await get('/landing?id=mx', {
      'accept-encoding': encoding,
      'if-none-match': `"other", ${String(reply.headers.etag)}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: reply.headers.etag, 'cache-control': 'no-cache' });
  });

  it.each(['br;q=0, gzip;q=0', 'identity', ''])(
    'sends plain bytes for accept-encoding %j',
    async (accepted) => {
      expect(
        (await get('/landing?id=mx', { 'accept-encoding': accepted })).headers['content-encoding'],
      ).toBeUndefined();
    },
  );

  it('draws once a revision and language, whatever else the address holds', async () => {
    await Promise.all(['', '&a=1', '&b=2', '&UC=3'].map((query) => get(`/landing?id=mx${query}`)));
    await get('/landing?id=mx&language=9');
    expect(host.renderer.drawn).toBe(1);
    expect((await get('/landing?id=mx&language=1')).body).toContain('mx 7 en');
    expect((await get('/landing?id=mx&language=2')).body).toContain('mx 7 es');
    host.source.publish('mx', '{"id":"mx","new":1}', '8');
    expect((await get('/landing?id=mx')).body).toContain('mx 8 own');
    expect(host.renderer.drawn).toBe(4);
  });

  it('draws again once a page is no longer what it says', async () => {
    const drawn = jest
      .spyOn(host.renderer, 'render')
      .mockImplementation(() => renderedPage('<p>soon</p>', now + 5_000));
    const reply = await get('/landing?id=mx');
    expect(reply.headers['cdn-cache-control']).not.toContain('stale-while-revalidate');
    now += 4_999;
    await get('/landing?id=mx');
    expect(drawn).toHaveBeenCalledTimes(1);
    now += 1;
    await get('/landing?id=mx');
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('sends the shell without an id', async () => {
    const reply = await get('/landing');
    expect([reply.statusCode, reply.body]).toEqual([200, '<p>shell</p>']);
    expect((await get('/landing?id=')).statusCode).toBe(200);
    expect((await get('/landing', { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
  });

  it('sends the shell with status 404 for an id that nobody published', async () => {
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      const reply = await get('/landing?id=none', headers);
      expect([reply.statusCode, reply.body]).toEqual([404, '<p>shell</p>']);
      expect(reply.headers['cdn-cache-control']).toBeUndefined();
    }
  });

  it('sends the shell with status 503, kept by nobody, while the template can not be had', async () => {
    host.source.answers.set('mx', { status: 'failed', failure: { kind: 'offline' } });
    const reply = await get('/landing?id=mx');
    expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
      503,
      '<p>shell</p>',
      'no-store',
    ]);
  });

  it.each(['throws', 'undrawable'])('sends the shell where a document %s', async (word) => {
    host.source.publish('bad', `{"id":"bad","word":"${word}"}`);
    const reply = await get('/landing?id=bad');
    expect([reply.statusCode, reply.body]).toEqual([200, '<p>shell</p>']);
  });

  it('takes the first of repeated ids', async () => {
    expect((await get('/landing?id=mx&id=other')).body).toContain('mx 7');
  });

  it('answers HEAD without a body', async () => {
    const reply = await host.app.inject({ method: 'HEAD', url: '/landing?id=mx' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(2_000);
  });
});

describe('other addresses', () => {
  it.each(['/nothing', '/Landing', '/landing//', '/assets', '//pages.example/', '/%00', '/__proto__'])(
    '%s is a real 404 page',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('href="/"');
      expect((await get(`${url}?language=1`)).body).toContain('not found 1');
    },
  );

  it.each(['/api/v2/nothing', '/humorous/v3/nothing'])('%s is a 404 in the envelope', async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: '404', message: '', data: null }]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s on a page', async (method) => {
    for (const url of ['/landing?id=mx', '/favicon.ico', '/assets/main.abc.js', '/pictures/hero.abc.webp']) {
      const reply = await host.app.inject({
        method,
        url,
        headers: { 'content-type': 'text/odd' },
        payload: 'x',
      });
      expect([url, reply.statusCode, reply.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
    }
  });

  it('refuses bodies above 10 MB, before it reads them', async () => {
    const payload = Buffer.alloc(10 * 1_048_576 + 1);
    for (const url of ['/report', '/landing', '/nothing', '/api/v2/nothing']) {
      expect((await host.app.inject({ method: 'POST', url, payload })).statusCode).toBe(413);
    }
  });

  it('refuses a request that names two hosts', async () => {
    const { port } = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
    const statusOf = async (hosts: readonly string[]) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(['GET /healthz HTTP/1.1', ...hosts, 'connection: close', '', ''].join('\r\n'));
      return Number((await text(socket)).split(' ')[1]);
    };
    expect(await statusOf(['host: pages.example'])).toBe(200);
    expect(await statusOf(['host: pages.example', 'Host: evil.example'])).toBe(400);
    expect(await statusOf(['HOST: pages.example', 'host: pages.example'])).toBe(400);
  });

  it('never tells a client what broke', async () => {
    jest.spyOn(host.source, 'find').mockRejectedValue(new Error('secret detail at /srv/host'));
    for (const url of ['/landing?id=mx', '/api/v2/youmi/service/channel/channel-template?templateId=mx']) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(500);
      expect(reply.body).not.toMatch(/secret|srv|at /);
    }
  });

  it('serves assets and pictures for good, compressed where they are', async () => {
    const asset = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(asset.rawPayload).toString()).toContain('console.log');
    const picture = await get('/pictures/hero.abc.webp');
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/../app.js')).statusCode).toBe(404);
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    expect((await get('/assets/..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['/landing/', '/landing'],
    ['/order/?orderId=1%2F2&x=', '/order?orderId=1%2F2&x='],
    ['/Loan/', '/Loan'],
    ['/testPreview/', undefined],
  ])('%s leads to %s, where that is a page', async (url, target) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual(
      target === undefined ? [404, undefined] : [308, target],
    );
    expect((await host.app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });

  it('has an icon of the brand and a word for crawlers', async () => {
    const icon = await get('/favicon.ico');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.body).toContain('#ff7a00');
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });

  it('lives, and is ready when it can serve', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    const starting = await createTestApp({
      folder: temporaryFolder(),
      readyState: () => ({ isReady: false, database: 'unavailable' }),
    });
    expect((await starting.app.inject('/readyz')).statusCode).toBe(503);
    expect((await starting.app.inject('/healthz')).statusCode).toBe(200);
    await starting.app.close();
  });

  it('asks for HTTPS for good only where people come by HTTPS', async () => {
    const secure = await createTestApp({ folder: temporaryFolder(), publicOrigin: 'https://pages.example' });
    expect((await secure.app.inject('/healthz')).headers['strict-transport-security']).toContain(
      'max-age=31536000',
    );
    await secure.app.close();
  });
});
