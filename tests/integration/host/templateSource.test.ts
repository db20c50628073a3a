import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import type { TemplateStore } from '../../../src/host/store/templateStore';
import { lastGoodAgeMs } from '../../../src/host/delivery/http/cacheControl';
import { StoreTemplateSource } from '../../../src/host/delivery/templates/storeTemplateSource';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { UpstreamTemplateSource } from '../../../src/host/delivery/templates/upstreamTemplateSource';
import { answerJson, startLender, type LenderServer } from '../../support/lenderServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
/** How far what stands on disk may lie behind what the host has heard since. */
const confirmationWrittenEveryMs = 60_000;
const copyWrittenEveryMs = 3_600_000;
const log = { info: () => undefined, warn: () => undefined };
const documentOf = (id: string, content: unknown = 1) =>
  JSON.stringify({ schemaVersion: 1, id, kind: 'landing', locale: 'es', blocks: [], name: String(content) });

let now: number;
beforeEach(() => {
  now = Date.parse('2026-01-01T00:00:00Z');
});
const clock = () => now;

describe('templates of the store', () => {
  let database: Kysely<Database>;
  let store: SqlTemplateStore;
  let copiesFolder: string;
  let isDown: boolean;
  const sources: StoreTemplateSource[] = [];

  /** The real store, which a test can cut off. */
  const cuttable = (): TemplateStore =>
    new Proxy<TemplateStore>(store, {
      get: (target, name: keyof TemplateStore) =>
        isDown ? () => Promise.reject(new Error('connection refused')) : target[name].bind(target),
    });

  const createSource = () => {
    const source = new StoreTemplateSource({ store: cuttable(), copiesFolder, clock, log });
    sources.push(source);
    return source;
  };
  const publish = (id: string, content: unknown, into = store) =>
    into.publish({ document: documentOf(id, content), publishedBy: 'ana', reason: '' });
  const nameOf = async (source: StoreTemplateSource, id: string) => {
    const lookup = await source.find(id);
    if (lookup.status === 'published') return (JSON.parse(lookup.template.document) as { name: string }).name;
    return lookup.status === 'failed' ? lookup.failure.kind : lookup.status;
  };

  beforeEach(async () => {
    const folder = temporaryFolder();
    database = openDatabase({ databaseUrl: undefined, dataFolder: folder });
    await migrate(database);
    store = new SqlTemplateStore(database, clock);
    copiesFolder = path.join(folder, 'last-good');
    isDown = false;
  });
  afterEach(async () => {
    await Promise.all(sources.splice(0).map((source) => source.stop()));
    await database.destroy();
  });

  const copyIsSaved = async (id: string) => {
    while (!existsSync(path.join(copiesFolder, `${id}.json`))) await new Promise(setImmediate);
  };

  it('finds what is published, with its revision and exact text', async () => {
    await publish('a', 1);
    await publish('a', 2);
    const lookup = await createSource().find('a');
    expect(lookup).toMatchObject({
      status: 'published',
      template: { id: 'a', revision: '2', document: documentOf('a', 2) },
    });
    expect(await createSource().find('none')).toEqual({ status: 'missing' });
    expect(await createSource().find('../x')).toEqual({ status: 'missing' });
  });

  it('asks the database once for an id until the counter moves', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    const asked = jest.spyOn(store, 'shown');
    await Promise.all([source.find('a'), source.find('a'), source.find('none'), source.find('a')]);
    await source.find('none');
    await source.poll();
    await source.find('a');
    expect(asked.mock.calls).toEqual([['a'], ['none']]);
  });

  it('takes over publications, rollbacks and ids that were missing', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('1');
    expect(await nameOf(source, 'b')).toBe('missing');
    await publish('a', 2);
    await publish('b', 1);
    await source.poll();
    expect([await nameOf(source, 'a'), await nameOf(source, 'b')]).toEqual(['2', '1']);
    await store.rollback({ id: 'a', publishedBy: 'ana', reason: '' });
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('1');
  });

  it('shows a publication within two seconds, of another process too', async () => {
    await publish('a', 1);
    const source = createSource();
    source.start();
    expect(await nameOf(source, 'a')).toBe('1');
    const elsewhere = openDatabase({ databaseUrl: undefined, dataFolder: path.dirname(copiesFolder) });
    await publish('a', 2, new SqlTemplateStore(elsewhere));
    const published = Date.now();
    while ((await nameOf(source, 'a')) !== '2') await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Date.now() - published).toBeLessThan(2_000);
    await elsewhere.destroy();
  });

  it('never remembers a reading that a publication overtook', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    const old = await store.shown('a');
    let release: (value: typeof old) => void = () => undefined;
    jest.spyOn(store, 'shown').mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
    const early = source.find('a');
    await publish('a', 2);
    await source.poll();
    release(old);
    await early;
    expect(await nameOf(source, 'a')).toBe('2');
  });

  it('keeps what it serves while something else goes live', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    const known = await store.shown('a');
    let release: (value: typeof known) => void = () => undefined;
    jest.spyOn(store, 'shown').mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
    const asked = source.find('a');
    await publish('b', 1);
    await source.poll();
    release(known);
    expect((await asked).status).toBe('published');
    isDown = true;
    expect(await nameOf(createSource(), 'a')).toBe('1');
  });

  it('serves what it has served for seven days while the database is down', async () => {
    await publish('a', 1);
    await publish('b', 1);
    const source = createSource();
    await source.poll();
    await source.find('a');
    await copyIsSaved('a');
    isDown = true;
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('1');
    expect(await nameOf(source, 'b')).toBe('offline');
    expect(await source.canServeCopies()).toBe(true);
    now += lastGoodAgeMs;
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('1');
    now += 1;
    expect(await nameOf(source, 'a')).toBe('offline');
    expect(await source.canServeCopies()).toBe(false);
    isDown = false;
    await source.poll();
    expect([await nameOf(source, 'a'), await nameOf(source, 'b')]).toEqual(['1', '1']);
  });

  it('serves after a restart with the database still down', async () => {
    await publish('a', 1);
    const before = createSource();
    await before.poll();
    await before.find('a');
    await publish('a', 2);
    await before.poll();
    isDown = true;
    const after = createSource();
    expect(await nameOf(after, 'a')).toBe('2');
    await after.poll();
    expect(await after.canServeCopies()).toBe(true);
    now += lastGoodAgeMs;
    expect(await nameOf(createSource(), 'a')).toBe('2');
    now += confirmationWrittenEveryMs + 1;
    expect(await nameOf(createSource(), 'a')).toBe('offline');
  });

  it('says before it has asked the database that it can serve copies, but not those that are too old', async () => {
    await publish('a', 1);
    const before = createSource();
    await before.poll();
    await before.find('a');
    await copyIsSaved('a');
    isDown = true;
    now += lastGoodAgeMs;
    expect(await createSource().canServeCopies()).toBe(true);
    now += confirmationWrittenEveryMs + 1;
    const after = createSource();
    expect(await after.canServeCopies()).toBe(false);
    expect(await nameOf(after, 'a')).toBe('offline');
  });

  it('does not serve a copy that changed while the host was away', async () => {
    await publish('a', 1);
    const before = createSource();
    await before.poll();
    await before.find('a');
    await copyIsSaved('a');
    await publish('a', 2);
    const after = createSource();
    await after.poll();
    isDown = true;
    await after.poll();
    expect(await nameOf(after, 'a')).toBe('2');
  });

  it('keeps the good page where a revision is damaged', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    await source.find('a');
    await copyIsSaved('a');
    const damaged = {
      template_id: 'a',
      revision: 2,
      document: '{"id":"a"}',
      sha256: 'f'.repeat(64),
      created_by: '',
    };
    await database
      .insertInto('template_revisions')
      .values({ ...damaged, created_at: now })
      .execute();
    await store.rollback({ id: 'a', revision: 2, publishedBy: 'ana', reason: '' });
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('1');
    expect(await nameOf(createSource(), 'a')).toBe('1');
  });

  it('trusts no copy that was cut off or edited', async () => {
    await publish('a', 1);
    const source = createSource();
    await source.poll();
    await source.find('a');
    await copyIsSaved('a');
    isDown = true;
    const file = path.join(copiesFolder, 'a.json');
    for (const content of [
      '',
      '{"id":"a"',
      '[]',
      '{"id":"a","revision":"1","document":"{}","sha256":"00","confirmedAt":1e15}',
    ]) {
      writeFileSync(file, content);
      expect(await nameOf(createSource(), 'a')).toBe('offline');
    }
  });

  it('starts over when the database was restored from a backup', async () => {
    await publish('a', 1);
    await publish('a', 2);
    const source = createSource();
    await source.poll();
    expect(await nameOf(source, 'a')).toBe('2');
    await database.destroy();
    database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
    await migrate(database);
    store = new SqlTemplateStore(database, clock);
    await publish('a', 'restored');
    const restored = new StoreTemplateSource({ store: cuttable(), copiesFolder, clock, log });
    await restored.poll();
    expect(await nameOf(restored, 'a')).toBe('restored');
  });
});

describe('templates of an upstream', () => {
  let lender: LenderServer;
  let copiesFolder: string;

  beforeEach(async () => {
    lender = await startLender();
    copiesFolder = path.join(temporaryFolder(), 'last-good');
  });
  afterEach(() => lender.stop());

  const createSource = () => {
    const client = new LenderClient({ origin: lender.origin });
    return new UpstreamTemplateSource({
      lender: client,
      pathOf: (id) => `/t?q=${id}`,
      copiesFolder,
      clock,
      log,
    });
  };
  const answer = (content: unknown) => {
    lender.answer = answerJson({
      code: '00',
      message: '',
      data: JSON.parse(documentOf('a', content)) as unknown,
    });
  };
  const savedCopies = async () => {
    while (
      !existsSync(copiesFolder) ||
      readdirSync(copiesFolder).filter((name) => name.endsWith('.json')).length === 0
    ) {
      await new Promise(setImmediate);
    }
  };

  it('finds what the upstream publishes, and asks again after a second', async () => {
    answer(1);
    const source = createSource();
    const [first] = await Promise.all([source.find('a'), source.find('a')]);
    expect(first).toMatchObject({
      status: 'published',
      template: { document: documentOf('a', 1), revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    answer(2);
    expect(await source.find('a')).toEqual(first);
    now += 1_000;
    expect(await source.find('a')).toMatchObject({ template: { document: documentOf('a', 2) } });
    expect(lender.received.map(({ url }) => url)).toEqual(['/t?q=a', '/t?q=a']);
  });

  it.each<[string, LenderServer['answer'], unknown]>([
    ['missing by HTTP and code', answerJson({ code: '404', message: 'no' }, 404), { status: 'missing' }],
    [
      'refused',
      answerJson({ code: '9', message: 'cerrado' }),
      { status: 'failed', failure: { kind: 'refused', code: '9', message: 'cerrado' } },
    ],
    [
      'an HTTP failure',
      answerJson({}, 500),
      { status: 'failed', failure: { kind: 'http', status: 500, message: '' } },
    ],
    [
      'no template',
      answerJson({ code: '00', data: { blocks: 3 } }),
      { status: 'failed', failure: { kind: 'malformed' } },
    ],
    ['no envelope', answerJson([]), { status: 'failed', failure: { kind: 'malformed' } }],
    [
      'no JSON',
      (_request, response) => response.end('<html>'),
      { status: 'failed', failure: { kind: 'malformed' } },
    ],
    [
      '5 MB',
      answerJson({ code: '00', data: 'x'.repeat(5_000_000) }),
      { status: 'failed', failure: { kind: 'malformed' } },
    ],
    [
      'a hang-up',
      (_request, response) => response.destroy(),
      { status: 'failed', failure: { kind: 'offline' } },
    ],
    [
      'a redirect',
      (_request, response) => response.writeHead(302, { location: '/x' }).end(),
      { status: 'failed', failure: { kind: 'offline' } },
    ],
  ])('says %s', async (_what, reply, expected) => {
    lender.answer = reply;
    expect(await createSource().find('a')).toEqual(expected);
  });

  it('serves the last good copy for seven days, after a restart too', async () => {
    answer(1);
    const good = await createSource().find('a');
    await savedCopies();
    for (const reply of [answerJson({}, 503), answerJson({ code: '00', data: 'no' }), answerJson('no')]) {
      lender.answer = reply;
      expect(await createSource().find('a')).toEqual(good);
    }
    await lender.stop();
    const source = createSource();
    expect(await source.find('a')).toEqual(good);
    expect(await source.canServeCopies()).toBe(true);
    now += lastGoodAgeMs;
    expect(await source.find('a')).toEqual(good);
    expect(await createSource().find('a')).toEqual(good);
    expect(await createSource().canServeCopies()).toBe(true);
    now += copyWrittenEveryMs + 1;
    expect(await createSource().find('a')).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(await source.find('a')).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect([await source.canServeCopies(), await createSource().canServeCopies()]).toEqual([false, false]);
    lender = await startLender();
  });

  it('asks once a second for what the upstream does not have', async () => {
    lender.answer = answerJson({ code: '404', message: '' }, 404);
    const source = createSource();
    for (let time = 0; time < 5; time += 1)
      expect(await source.find('invented')).toEqual({ status: 'missing' });
    expect(lender.received).toHaveLength(1);
    answer(1);
    now += 1_000;
    expect(await source.find('invented')).toMatchObject({ status: 'published' });
    expect(lender.received).toHaveLength(2);
  });

  it('shows the upstream’s refusal and forgets what it took away', async () => {
    answer(1);
    const source = createSource();
    await source.find('a');
    await savedCopies();
    now += 1_000;
    lender.answer = answerJson({ code: '404', message: '' }, 404);
    expect(await source.find('a')).toEqual({ status: 'missing' });
    lender.answer = answerJson({}, 500);
    expect(await createSource().find('a')).toMatchObject({ status: 'failed' });
  });
});
