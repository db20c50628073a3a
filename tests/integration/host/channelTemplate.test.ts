import { gunzipSync } from 'node:zlib';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
let host: TestApp;

beforeEach(async () => {
  host = await createTestApp({ folder: temporaryFolder() });
});
afterEach(() => host.app.close());

const path = '/api/v2/youmi/service/channel/channel-template';
const get = (id: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url: `${path}?templateId=${id}`, headers });

describe('channel-template', () => {
  const document = '{ "id":"mx",\n  "n": 1.0, "text": "ñ 你好 </script>" }';

  beforeEach(() => host.source.publish('mx', document));

  it('answers the exact published text in its envelope', async () => {
    const reply = await get('mx');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(`{"code":"00","message":"","data":${document}}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'cdn-cache-control': expect.stringContaining('stale-if-error=604800'),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(reply.headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it('answers 304 until the document changes', async () => {
    const { etag } = (await get('mx')).headers;
    expect((await get('mx', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    host.source.publish('mx', '{"id":"mx"}', '2');
    const changed = await get('mx', { 'if-none-match': String(etag) });
    expect([changed.statusCode, changed.json<{ data: unknown }>().data]).toEqual([200, { id: 'mx' }]);
  });

  it('tells which revision it is, so that a page can say what it showed', async () => {
    host.source.publish('mx', document, '7');
    expect((await get('mx')).headers['x-vitrina-revision']).toBe('7');
  });

  it('compresses what is worth it', async () => {
    const long = JSON.stringify({ id: 'long', text: 'x'.repeat(5_000) });
    host.source.publish('long', long);
    const reply = await get('long', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(reply.rawPayload).toString()).toContain(long);
  });

  it.each(['none', '', '../../etc/passwd', '__proto__'])('has no template %j', async (id) => {
    const reply = await get(encodeURIComponent(id));
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: '404', message: '', data: null }]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [{ kind: 'offline' }, 503],
    [{ kind: 'timeout' }, 504],
    [{ kind: 'malformed' }, 502],
    [{ kind: 'http', status: 503, message: '' }, 503],
    [{ kind: 'http', status: 302, message: '' }, 502],
  ] as const)('says %j as HTTP %i', async (failure, status) => {
    host.source.answers.set('mx', { status: 'failed', failure });
    const reply = await get('mx');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, String(status)]);
  });

  it('passes the upstream’s own refusal on', async () => {
    host.source.answers.set('mx', {
      status: 'failed',
      failure: { kind: 'refused', code: '17', message: 'cerrado' },
    });
    const reply = await get('mx');
    expect([reply.statusCode, reply.json()]).toEqual([200, { code: '17', message: 'cerrado', data: null }]);
  });

  it('speaks the brand’s wire names, but never renames a document', async () => {
    const wire = { paths: { [path]: '/api/zz9' }, fields: { templateId: 'q7', id: 'k1', code: 'c' } };
    const renamed = await createTestApp({ folder: temporaryFolder(), brand: { ...demoBrand(), wire } });
    renamed.source.publish('mx', document);
    expect((await renamed.app.inject('/api/zz9?q7=mx')).body).toBe(
      `{"code":"00","message":"","data":${document}}`,
    );
    expect((await renamed.app.inject('/api/zz9?templateId=mx')).statusCode).toBe(404);
    expect((await renamed.app.inject(`${path}?templateId=mx`)).statusCode).toBe(404);
    await renamed.app.close();
  });

  it('refuses other methods', async () => {
    const reply = await host.app.inject({ method: 'POST', url: `${path}?templateId=mx` });
    expect([reply.statusCode, reply.headers.allow, reply.json<{ code: string }>().code]).toEqual([
      405,
      'GET, HEAD',
      '405',
    ]);
  });
});
