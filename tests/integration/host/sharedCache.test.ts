import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { registerClosedEditor } from '../../../src/host/editor/registerEditor';
import { decodeReply } from '../../../src/host/delivery/http/decodeReply';
import { readShippedTemplates } from '../../../src/host/delivery/templates/shippedTemplates';
import { documentId, sha256Of } from '../../../src/host/store/documentIdentity';
import { provideDatabases } from '../../support/databases';
import { soundDocument, startEditorHost } from '../../support/editorHost';
import { demoBrand, type SettableSource } from '../../support/hostParts';
import { startSharedCache, type SharedCache } from '../../support/sharedCache';
import { casesRun, runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const shipped = readShippedTemplates(path.resolve(__dirname, '../../../templates'));

type Headers = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

function ask(origin: string, url: string, headers: Headers, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + url, { method, headers, agent: false }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece)).once('error', reject);
      reply.once('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(pieces) }),
      );
    });
    sent.once('error', reject).end();
  });
}

/** Made for one reply alone: keys of scripts, and the moment at which a page was drawn. */
const ofOneReply = /nonce="[^"]+"|"now":\d+/g;

/** Beginning and hash of what a reader sees. */
function wordsOf({ headers, bytes }: Answer): string {
  const text = decodeReply(bytes, headers['content-encoding'] ?? '')
    .toString('latin1')
    .replace(ofOneReply, '');
  return `${text.slice(0, 100)} ${sha256Of(text)}`;
}

/** Encodings that a client can read, by what it says. */
const readable: Readonly<Record<string, readonly string[]>> = {
  '': [],
  identity: [],
  gzip: ['gzip'],
  br: ['br'],
  'gzip, deflate, br': ['br', 'gzip'],
  'br;q=0, gzip;q=0.5': ['gzip'],
};

const languages = ['en', 'es-MX,es;q=0.9'];
const androids = ['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)'];

interface Subject {
  readonly app: FastifyInstance;
  readonly urls: readonly string[];
  /** Of somebody who is signed in. */
  readonly cookie: string;
  readonly source?: SettableSource;
}

/** Everything that visitors ask of a host, in each state that it can be in. */
async function pages(): Promise<Subject> {
  const { app, source } = await createTestApp({
    folder: temporaryFolder(),
    rateLimits: false,
    brand: { ...demoBrand(), devTools: true },
    registerEditor: async (host) => registerClosedEditor(host, { brand: demoBrand() }),
  });
  for (const document of shipped) source.publish(documentId(document) ?? '', document);
  source.answers.set('ended', { status: 'ended', after: undefined });
  source.answers.set('down', { status: 'failed', failure: { kind: 'timeout' } });
  source.answers.set('about-us', { status: 'failed', failure: { kind: 'offline' } });
  source.answers.set('site-about', { status: 'ended', after: undefined });
  const ids = ['mx-bienvenida', 'in-first-loan', 'none', 'ended', 'down'];
  const urls = [
    ...[
      '/',
      '/?language=1',
      '/About',
      '/User',
      '/aboutUs',
      '/PrivacyPolicy',
      '/landing',
      '/landing?language=1',
    ],
    ...ids.flatMap((id) => [
      `/landing?id=${id}`,
      `/landing?id=${id}&language=1`,
      `/api/v2/youmi/service/channel/channel-template?templateId=${id}`,
    ]),
    ...[
      '/order',
      '/order?language=1',
      '/repay',
      '/confirm',
      '/landing/',
      '/nothing',
      '/nothing?language=1',
      '/api/nothing',
      '/testPreview',
    ],
    ...[
      '/assets/main.abc.js',
      '/assets/none.js',
      '/pictures/hero.abc.webp',
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
    ],
    ...['/healthz', '/readyz', '/editor', '/report'],
  ];
  return { app, urls, cookie: '', source };
}

/** The editor, what it previews, and pictures from its library. */
async function editor(): Promise<Subject> {
  const { database } = await openDatabase('SQLite');
  const host = await startEditorHost({ database, folder: temporaryFolder(), clock: Date.now });
  const eva = await host.signedIn('eva', 'editor');
  await eva.post('/templates', { document: soundDocument('draft'), origin: 'import' });
  const { address } = (await eva.post('/templates/draft/preview-links', { expiresInHours: 1 }))
    .body as unknown as { address: string };
  const editors = [
    '/editor',
    '/editor/templates/draft',
    '/editor/nothing',
    '/editor/api/templates',
    '/editor/api/session',
    '/editor/api/nothing',
  ];
  const previews = [
    '/editor/frame/draft',
    '/editor/frame/draft?language=2',
    '/editor/frame/none',
    new URL(address).pathname,
    '/preview/none',
  ];
  return {
    app: host.app,
    urls: [...editors, ...previews, '/editor/slow/none', '/pictures/AAAAAAAAAAAAAAAAAAAAAA-720.webp'],
    cookie: eva.cookie,
  };
}

const mayBeKept = ({ headers }: Answer): boolean => !/no-store|private/.test(headers['cache-control'] ?? '');
const variesBy = ({ headers }: Answer, name: string): boolean =>
  (headers.vary ?? '').toLowerCase().split(', ').includes(name);

describe.each([
  ['pages', pages],
  ['the editor', editor],
] as const)('behind a shared cache: %s', (_name, create) => {
  let subject: Subject;
  let host: string;
  let cache: SharedCache;

  beforeEach(async () => {
    subject = await create();
    host = await subject.app.listen({ port: 0, host: '127.0.0.1' });
    cache = await startSharedCache(host);
  }, 60_000);
  afterEach(async () => {
    await cache.stop();
    await subject.app.close();
  });

  it('says of every reply by which headers it was chosen', async () => {
    const plain: Headers = { 'accept-language': languages[0]!, 'user-agent': androids[0]! };
    const others: readonly (readonly [string, Headers])[] = [
      ['accept-encoding', { 'accept-encoding': 'br' }],
      ['accept-encoding', { 'accept-encoding': 'gzip' }],
      ['accept-language', { 'accept-language': languages[1]! }],
      ['user-agent', { 'user-agent': androids[1]! }],
      ['cookie', { cookie: subject.cookie }],
    ];
    for (const url of subject.urls) {
      const first = await ask(host, url, plain);
      expect([url, variesBy(first, 'accept-encoding')]).toEqual([url, true]);
      for (const [name, headers] of others) {
        const second = await ask(host, url, { ...plain, ...headers });
        const isChosen =
          second.headers.etag !== first.headers.etag ||
          second.headers['content-encoding'] !== undefined ||
          wordsOf(second) !== wordsOf(first);
        const isTold = variesBy(first, name) && variesBy(second, name);
        const isKept = mayBeKept(first) || mayBeKept(second);
        expect([url, name, !isChosen || isTold || !isKept]).toEqual([url, name, true]);
        const etag = second.headers.etag;
        const again =
          etag === undefined
            ? undefined
            : await ask(host, url, { ...plain, ...headers, 'if-none-match': etag });
        if (again?.status === 304)
          expect([url, again.headers.vary, again.headers.etag]).toEqual([url, second.headers.vary, etag]);
      }
    }
  }, 60_000);

  it('gives nobody bytes that they can not read, nor what was meant for another', async () => {
    const visitor = fc.record({
      url: fc.constantFrom(...subject.urls),
      encodings: fc.constantFrom(...Object.keys(readable)),
      language: fc.constantFrom(...languages),
      userAgent: fc.constantFrom(...androids),
      isSignedIn: fc.boolean(),
    });
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(visitor, { minLength: 2, maxLength: 12 }), async (visitors) => {
        for (const { url, encodings, language, userAgent, isSignedIn } of visitors) {
          const headers = {
            'accept-language': language,
            'user-agent': userAgent,
            ...(encodings !== '' && { 'accept-encoding': encodings }),
            ...(isSignedIn && subject.cookie !== '' && { cookie: subject.cookie }),
          };
          const got = await ask(cache.origin, url, headers);
          const meant = await ask(host, url, headers);
          const encoding = got.headers['content-encoding'];
          if (encoding !== undefined)
            expect([url, encodings, readable[encodings]]).toEqual([
              url,
              encodings,
              expect.arrayContaining([encoding]),
            ]);
          expect([url, got.status, wordsOf(got)]).toEqual([url, meant.status, wordsOf(meant)]);
          asked += 1;
        }
      }),
      { numRuns: runs(25, 4_000) },
    );
    casesRun('shared-cache', asked, `${cache.hits()} of them served by the cache`);
  }, 900_000);
});

describe('behind a shared cache', () => {
  let subject: Subject;
  let cache: SharedCache;

  beforeEach(async () => {
    subject = await pages();
    cache = await startSharedCache(await subject.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  afterEach(async () => {
    await cache.stop();
    await subject.app.close();
  });

  it('a client that reads no Brotli gets plain bytes of a file that one came for that does', async () => {
    const url = '/assets/main.abc.js';
    expect((await ask(cache.origin, url, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
      'br',
    );
    const plain = await ask(cache.origin, url, {});
    expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([
      undefined,
      expect.stringMatching(/^console\.log/),
    ]);
    await ask(cache.origin, url, { 'accept-encoding': 'br' });
    expect(cache.hits()).toBe(1);
  });

  it('the good copy of a page is served on while its template can not be had', async () => {
    const url = '/landing?id=mx-bienvenida';
    const good = await ask(cache.origin, url, {});
    expect(good.status).toBe(200);
    subject.source?.answers.set('mx-bienvenida', { status: 'failed', failure: { kind: 'offline' } });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const during = await ask(cache.origin, url, {});
    expect([during.status, during.bytes.equals(good.bytes)]).toEqual([200, true]);
    expect((await ask(cache.origin, `${url}&language=1`, {})).status).toBe(503);
  });
});
