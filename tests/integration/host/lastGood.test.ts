import SqliteDatabase from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { KeptPictures } from '../../../src/host/delivery/pictures/keptPictures';
import { PictureFiles } from '../../../src/host/delivery/pictures/pictureFiles';
import { PictureStore } from '../../../src/host/delivery/pictures/pictureStore';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { lastGoodAgeMs } from '../../../src/host/delivery/http/cacheControl';
import { StoreTemplateSource } from '../../../src/host/delivery/templates/storeTemplateSource';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { UpstreamTemplateSource } from '../../../src/host/delivery/templates/upstreamTemplateSource';
import type { WatchedTemplateSource } from '../../../src/host/delivery/templates/templateSource';
import { places } from '../../support/databases';
import { soundDocument } from '../../support/editorHost';
import { startHost, type Host } from '../../support/host';
import { demoBrand } from '../../support/hostParts';
import { answerJson, startLender } from '../../support/lenderServer';
import { casesRun, runs, soaking } from '../../support/soak';
import { createStore, type Store } from '../../support/stores';
import { createTestApp } from '../../support/testApp';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Those on which pages are looked at; on the last, after another restart. A file that another program holds costs each look 3 s. */
const days = soaking ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 7];
const log = { info: () => undefined, warn: () => undefined };
const channelTemplate = '/api/v2/youmi/service/channel/channel-template?templateId=';

let now: number;
const clock = () => now;
const endings: (() => unknown)[] = [];
beforeEach(() => {
  now = Date.parse('2026-04-01T08:00:00Z');
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
}, minuteMs);

const pictureName = (number: number) => `${String(number).padStart(22, 'p')}-800.webp`;

function pageDocument(number: number): string {
  const image = { src: `/pictures/${pictureName(number)}`, width: 800, height: 400 };
  return soundDocument(`page-${number}`, `Welcome ${number}`, {
    blocks: [{ id: 'top', type: 'hero', props: { title: `Welcome ${number}`, image } }],
  });
}

/** Everything that is no template although somebody's hand put it where templates are. */
const corrupt: readonly ((document: string) => { document: string; sha256?: string })[] = [
  (document) => ({ document, sha256: 'f'.repeat(64) }),
  (document) => ({ document: document.slice(0, -20) }),
  () => ({ document: '' }),
  () => ({ document: 'null' }),
  (document) => ({ document: document.replace('"blocks":[', '"blocks":"') }),
  (document) => ({ document: document.replace('"locale":"en"', '"locale":7') }),
  (document) => ({ document: `{"id":${JSON.stringify((JSON.parse(document) as { id: string }).id)}}` }),
  (document) => ({ document: `${document.slice(0, -1)},"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}` }),
];

interface Serving {
  readonly app: FastifyInstance;
  readonly source: WatchedTemplateSource & { poll?(): Promise<void> };
}

async function openApp(folder: string, source: Serving['source'], pictures?: PictureFiles): Promise<Serving> {
  const brand = demoBrand();
  const drawing = {
    brand,
    origin: 'https://pages.example',
    assets: {
      scripts: [],
      code: [],
      style: '',
      preHydrationScript: '',
      guardedPageScript: '',
      statusPageScript: '',
    },
  };
  mkdirSync(folder, { recursive: true });
  const { app } = await createTestApp({
    folder,
    source,
    clock,
    rateLimits: false,
    renderer: createLandingRenderer({ ...drawing, onFaults: () => undefined, clock }),
    ...(pictures && { pictures }),
  });
  endings.push(() => app.close());
  await source.poll?.();
  return { app, source };
}

/** A host of a store; another one on the same folder is that host after a restart. */
async function openStoreHost(folder: string, database: Kysely<Database>): Promise<Serving> {
  const copiesFolder = path.join(folder, 'copies');
  const pictures = new PictureFiles({
    store: new PictureStore(database),
    kept: new KeptPictures(path.join(copiesFolder, 'pictures')),
    log,
  });
  const store = new SqlTemplateStore(database, clock);
  const keepPictures = (document: string) => pictures.keepThoseOf(document);
  return openApp(
    folder,
    new StoreTemplateSource({ store, copiesFolder, keepPictures, clock, log }),
    pictures,
  );
}

async function answers({ app }: Serving, addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for (const url of addresses) {
    const reply = await app.inject({ url });
    all.set(url, `${reply.statusCode} ${sha256Of(reply.rawPayload.toString('base64'))}`);
  }
  return all;
}

/** What stands at addresses after so many days is what stood there before. */
async function expectSevenDays(
  serving: () => Promise<Serving>,
  first: Serving,
  good: ReadonlyMap<string, string>,
): Promise<void> {
  const start = now;
  const addresses = [...good.keys()];
  let current = first;
  for (const day of days) {
    now = start + day * dayMs;
    if (day === days.at(-1)) current = await serving();
    await current.source.poll?.();
    expect(await answers(current, addresses)).toEqual(good);
  }
  // What stands on disk may have been confirmed for an hour after it was written.
  now = start + lastGoodAgeMs + hourMs + 1;
  await current.source.poll?.();
  const [url = ''] = addresses.filter((each) => each.startsWith(channelTemplate));
  expect((await current.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(500);
}

async function addPicture({ database }: Store, number: number): Promise<void> {
  const picture = {
    id: `picture-${number}`,
    name: 'a',
    search_name: 'a',
    image: '{}',
    bytes: 9,
    sha256: '',
    created_at: 0,
    created_by: '',
    created_by_name: '',
  };
  await database.insertInto('pictures').values(picture).execute();
  const content = Buffer.from(`picture ${number} `.repeat(50));
  await database
    .insertInto('picture_files')
    .values({ name: pictureName(number), picture_id: picture.id, type: 'image/webp', content })
    .execute();
}

/** Puts bytes live past all checks of the store. */
async function goLiveByHand(
  { database }: Store,
  id: string,
  document: string,
  sha256: string,
): Promise<void> {
  const [revision, { value }] = [
    2,
    await database.selectFrom('template_counter').select('value').executeTakeFirstOrThrow(),
  ];
  await database
    .insertInto('template_revisions')
    .values({ template_id: id, revision, document, sha256, created_at: now, created_by: '' })
    .execute();
  await database.updateTable('templates').set({ live_revision: revision }).where('id', '=', id).execute();
  const move = {
    template_id: id,
    action: 'publish',
    revision,
    previous_revision: 1,
    published_by: '',
    reason: '',
    published_at: now,
  };
  await database
    .insertInto('template_publications')
    .values({ ...move, sequence: value + 1 })
    .execute();
  await database
    .updateTable('template_counter')
    .set({ value: value + 1 })
    .execute();
}

/** Takes the database away: the server ends, or another program holds the whole file. */
async function takeDown({ environment, database, postgres }: Store): Promise<void> {
  await database.destroy();
  if (postgres) return postgres.stop();
  const holder = new SqliteDatabase(path.join(environment.DATA_DIR ?? '', 'vitrina.sqlite'), {
    timeout: 5_000,
  });
  holder.pragma('locking_mode = exclusive');
  holder.exec('begin exclusive; update template_counter set value = value;');
  endings.push(() => holder.close());
}

/** A share of them in `npm test`: starting a server takes longer than all that is asked of it. */
describe.each(soaking ? places : (['SQLite'] as const))('pages of a store on %s', (place) => {
  const prepare = async (count: number) => {
    const store = await createStore(place);
    endings.push(() => store.remove().catch(() => undefined));
    const templates = new SqlTemplateStore(store.database, clock);
    for (let number = 0; number < count; number += 1) {
      await addPicture(store, number);
      await templates.publish({ document: pageDocument(number), publishedBy: 'ana', reason: '' });
    }
    return store;
  };
  const numbers = (count: number) => Array.from({ length: count }, (_nothing, number) => number);
  const addressesOf = (number: number) => [
    `/landing?id=page-${number}`,
    `${channelTemplate}page-${number}`,
    `/pictures/${pictureName(number)}`,
  ];

  it(
    'outlive corrupt templates, the database and a restart for seven days, with their pictures',
    async () => {
      const count = runs(corrupt.length, 40 * corrupt.length);
      const store = await prepare(count);
      const folder = path.join(store.folder, 'host');
      const connections: Kysely<Database>[] = [];
      const connect = () => {
        const connection = openDatabase({
          databaseUrl: store.environment.DATABASE_URL,
          dataFolder: store.environment.DATA_DIR ?? '',
        });
        connections.push(connection);
        return connection;
      };
      endings.push(() => Promise.all(connections.map((connection) => connection.destroy())));
      const host = await openStoreHost(folder, connect());
      // The last page's picture is asked of another host: the page's own host has it all the same.
      const addresses = numbers(count).flatMap(addressesOf);
      const asked = addresses.slice(0, -1);
      const good = new Map(await answers(host, asked));
      expect([...good.values()].filter((answer) => !answer.startsWith('200 '))).toEqual([]);
      const elsewhere = await openStoreHost(`${folder}-other`, connect());
      const all = new Map([...good, ...(await answers(elsewhere, addresses.slice(-1)))]);
      for (const number of numbers(count)) {
        const { document, sha256 = sha256Of(document) } = corrupt[number % corrupt.length]?.(
          pageDocument(number),
        ) ?? { document: '' };
        await goLiveByHand(store, `page-${number}`, document, sha256);
      }
      await host.source.poll?.();
      expect(await answers(host, asked)).toEqual(good);
      const restarted = await openStoreHost(folder, connect());
      expect(await answers(restarted, asked)).toEqual(good);
      await Promise.all(connections.splice(0).map((connection) => connection.destroy()));
      await takeDown(store);
      await expectSevenDays(() => openStoreHost(folder, connect()), restarted, all);
      casesRun(
        'last-good',
        count,
        `${place}: ${count} pages, JSON and pictures, ${corrupt.length} kinds of corrupt documents`,
      );
    },
    runs(1, 10) * minuteMs,
  );
});

describe('a real host', () => {
  it.each(soaking ? places : (['PostgreSQL'] as const))(
    'serves what it has served after a crash, with %s down',
    async (place) => {
      const store = await createStore(place);
      endings.push(() => store.remove().catch(() => undefined));
      await addPicture(store, 1);
      await new SqlTemplateStore(store.database).publish({
        document: pageDocument(1),
        publishedBy: 'ana',
        reason: '',
      });
      let host: Host | undefined;
      endings.push(() => host?.kill());
      const { environment, folder } = store;
      const options = { environment, dataFolder: environment.DATA_DIR ?? folder };
      const addresses = [
        '/',
        '/landing?id=page-1',
        `${channelTemplate}page-1`,
        `/pictures/${pictureName(1)}`,
        '/landing?id=mx-bienvenida',
      ];
      const ask = async ({ origin }: Host) =>
        Promise.all(
          addresses.map(async (url) =>
            fetch(origin + url).then(async (reply) => `${reply.status} ${await reply.text()}`),
          ),
        );
      host = await startHost(options);
      const good = await ask(host);
      expect(good.filter((answer) => !answer.startsWith('200 '))).toEqual([]);
      await host.kill();
      await takeDown(store);
      host = await startHost(options);
      expect(await ask(host)).toEqual(good);
      expect((await fetch(`${host.origin}/readyz`)).status).toBe(200);
      casesRun('last-good', addresses.length, `a real host on ${place}, killed and started again`);
    },
    2 * minuteMs,
  );
});

describe('pages of an upstream', () => {
  it(
    'outlive corrupt answers, the upstream and a restart for seven days',
    async () => {
      const count = runs(8, 400);
      const documents = new Map(
        Array.from({ length: count }, (_nothing, number) => [`page-${number}`, pageDocument(number)]),
      );
      const lender = await startLender();
      let isUp = true;
      endings.push(() => isUp && lender.stop());
      const replyWith = (bodyOf: (document: string) => unknown) => {
        lender.answer = (request, response) => {
          const id = new URL(request.url, 'http://lender.test').searchParams.get('q') ?? '';
          answerJson({ code: '00', message: '', data: bodyOf(documents.get(id) ?? '') })(request, response);
        };
      };
      const store = await createStore('SQLite');
      endings.push(() => store.remove());
      const open = () => {
        const pathOf = (id: string) => `/t?q=${id}`;
        return openApp(
          store.folder,
          new UpstreamTemplateSource({
            lender: new LenderClient({ origin: lender.origin }),
            pathOf,
            copiesFolder: path.join(store.folder, 'copies'),
            clock,
            log,
          }),
        );
      };
      const addresses = [...documents.keys()].flatMap((id) => [
        `/landing?id=${id}`,
        `${channelTemplate}${id}`,
      ]);
      replyWith((document) => JSON.parse(document) as unknown);
      const host = await open();
      const good = await answers(host, addresses);
      expect([...good.values()].filter((answer) => !answer.startsWith('200 '))).toEqual([]);
      const wrong: readonly ((document: string) => unknown)[] = [
        () => null,
        () => 'text',
        (document) => ({ ...(JSON.parse(document) as object), blocks: 'none' }),
        (document) => ({ ...(JSON.parse(document) as object), locale: 7 }),
        () => ({ id: 'x' }),
      ];
      for (const bodyOf of wrong) {
        now += 2_000;
        replyWith(bodyOf);
        expect(await answers(host, addresses)).toEqual(good);
      }
      replyWith((document) => JSON.parse(document) as unknown);
      now += 2_000;
      await answers(host, addresses);
      await lender.stop();
      isUp = false;
      await expectSevenDays(open, host, good);
      casesRun('last-good', count, `upstream: ${count} pages and their JSON`);
    },
    runs(1, 5) * minuteMs,
  );
});
