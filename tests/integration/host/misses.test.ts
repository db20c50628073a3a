import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastify from 'fastify';
import { KeptPictures } from '../../../src/host/delivery/pictures/keptPictures';
import { PictureFiles } from '../../../src/host/delivery/pictures/pictureFiles';
import { PictureStore } from '../../../src/host/delivery/pictures/pictureStore';
import { enforceRequestLimits } from '../../../src/host/delivery/http/requestLimits';
import { handleErrors } from '../../../src/host/delivery/http/handleErrors';
import { limitRates } from '../../../src/host/delivery/http/limitRates';
import { createSendFault } from '../../../src/host/delivery/http/sendFault';
import { registerUnknownPaths } from '../../../src/host/delivery/routes/unknownPaths';
import { provideDatabases } from '../../support/databases';
import { NamingRenderer } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const openDatabase = provideDatabases();
const temporaryFolder = provideTemporaryFolders();
const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ app }) => app.close())));

const randomName = (): string => `${randomBytes(16).toString('base64url')}-360.webp`;

/** A host with uploaded pictures in a real database, which counts what it is asked for them. */
async function createHost({ rateLimits = true } = {}) {
  const { database } = await openDatabase('SQLite');
  const store = new PictureStore(database);
  const asked: string[] = [];
  const pictures = new PictureFiles({
    store: {
      file: async (name) => {
        asked.push(name);
        return store.file(name);
      },
    },
    kept: new KeptPictures(path.join(temporaryFolder(), 'kept')),
    log: { warn: () => undefined },
  });
  const host = await createTestApp({ folder: temporaryFolder(), rateLimits, pictures });
  open.push(host);
  const upload = async (name: string) => {
    const id = name.slice(0, 22);
    const row = {
      id,
      name: 'a',
      search_name: 'a',
      image: '{}',
      bytes: 1,
      sha256: id,
      created_at: 1,
      created_by: 'a',
      created_by_name: 'a',
    };
    await database.insertInto('pictures').values(row).execute();
    await database
      .insertInto('picture_files')
      .values({ name, picture_id: id, type: 'image/webp', content: Buffer.from('picture') })
      .execute();
  };
  const get = async (name: string, address = '198.51.100.1') =>
    host.app.inject({ url: `/pictures/${name}`, remoteAddress: address });
  return { host, asked, upload, get };
}

describe('uploaded pictures', () => {
  it('cost a flood of guessed names a few queries, and are seen by everybody all the same', async () => {
    const { asked, upload, get } = await createHost();
    const [known, fresh] = [randomName(), randomName()];
    await upload(known);
    expect((await get(known)).statusCode).toBe(200);
    asked.length = 0;
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 400; sent += 1) {
      const { statusCode } = await get(randomName());
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 300, 429: 100 });
    expect(asked).toHaveLength(300);
    const refused = await get(randomName());
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // What this host has is for everybody, what it must look up for everybody else.
    expect((await get(known)).statusCode).toBe(200);
    await upload(fresh);
    expect((await get(fresh, '198.51.100.2')).statusCode).toBe(200);
    expect((await get(fresh)).statusCode).toBe(200);
  });

  it('are looked for once where the same missing one is asked for again, and are seen within 2 s once there', async () => {
    const { asked, upload, get } = await createHost({ rateLimits: false });
    const name = randomName();
    for (let sent = 0; sent < 50; sent += 1) expect((await get(name)).statusCode).toBe(404);
    expect(asked.length).toBeLessThan(10);
    await upload(name);
    const start = performance.now();
    while ((await get(name)).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(performance.now() - start).toBeLessThan(2_000);
    for (let sent = 0; sent < 400; sent += 1) expect((await get(randomName())).statusCode).toBe(404);
  });
});

describe('what is not there', () => {
  const most = 20;

  async function createLimited() {
    const app = fastify();
    const sendFault = createSendFault((url) => url.startsWith('/api/'));
    enforceRequestLimits(app, sendFault);
    handleErrors(app, sendFault);
    const limitMisses = await limitRates(app, most);
    app.get('/page', async () => 'page');
    app.get('/assets/*', async (_request, reply) => reply.callNotFound());
    app.get('/pictures/there', async () => 'picture');
    registerUnknownPaths(app, {
      renderer: new NamingRenderer(),
      isCall: (url) => url.startsWith('/api/'),
      sendFault,
      clock: Date.now,
      limitMisses,
    });
    await app.ready();
    return app;
  }

  it.each([
    ['GET', '/nowhere'],
    ['GET', '/api/nowhere'],
    ['POST', '/nowhere'],
    ['GET', '/pictures/nowhere'],
    ['GET', '/assets/nowhere.js'],
    ['GET', '/page/'],
  ] as const)('is limited for one address: %s %s', async (method, url) => {
    const app = await createLimited();
    const ask = (remoteAddress: string) => app.inject({ method, url, remoteAddress });
    const first = (await ask('198.51.100.1')).statusCode;
    expect([308, 404]).toContain(first);
    for (let sent = 1; sent < most; sent += 1) expect((await ask('198.51.100.1')).statusCode).toBe(first);
    const refused = await ask('198.51.100.1');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('198.51.100.2')).statusCode).toBe(first);
    // One count for all that an address asks, and files that are there have none.
    expect((await app.inject({ url: '/page', remoteAddress: '198.51.100.1' })).statusCode).toBe(429);
    expect((await app.inject({ url: '/pictures/there', remoteAddress: '198.51.100.1' })).statusCode).toBe(
      200,
    );
    await app.close();
  });

  it('is limited at 6,000 a minute by the whole host', async () => {
    const host = await createTestApp({ folder: temporaryFolder() });
    open.push(host);
    const statuses: number[] = [];
    for (let sent = 0; sent < 6_010; sent += 1)
      statuses.push((await host.app.inject({ url: '/api/nowhere' })).statusCode);
    expect([statuses.indexOf(429), statuses.filter((status) => status === 404).length]).toEqual([
      6_000, 6_000,
    ]);
  }, 60_000);
});
