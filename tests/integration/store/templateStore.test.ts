import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase, type DatabaseAddress } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses } from '../../support/databases';

const { newAddress, newMigratedAddress, keep } = provideAddresses();

const documentOf = (id: string, content: unknown = null) => JSON.stringify({ schemaVersion: 1, id, content });
const by = { publishedBy: 'ana', reason: 'a reason' };
/** The database's errors are of another realm than the test's, so they are known by their message. */
const neverChanged = { message: expect.stringContaining('never changed') as string };
const now = 1_700_000_000_000;

describe.each(places)('the template store on %s', (place) => {
  let address: DatabaseAddress;
  let database: Kysely<Database>;
  let store: SqlTemplateStore;

  const connect = (): Kysely<Database> => keep(openDatabase(address));

  beforeEach(async () => {
    address = await newMigratedAddress(place);
    database = connect();
    store = new SqlTemplateStore(database, () => now);
  }, 60_000);

  const publish = async (document: string, into = store) => {
    const result = await into.publish({ document, ...by });
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };

  const rollback = async (id: string, revision?: number) => {
    const result = await store.rollback({ id, ...by, ...(revision !== undefined && { revision }) });
    return result.ok ? result.value.revision : result.error.kind;
  };

  it('knows nothing at first', async () => {
    expect(await store.published('a')).toBeUndefined();
    expect(await store.revision('a', 1)).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.history('a')).toEqual([]);
    expect(await store.sequence()).toBe(0);
  });

  it('publishes exact bytes, counts revisions and logs who, when and why', async () => {
    const odd = `{ "id":"a",\n\t"text": "ñ 你好 😀 \\u0000 'quoted' ; drop table templates", "n": 1.0 }`;
    await publish(documentOf('a'));
    expect(await publish(odd)).toEqual({ outcome: 'published', id: 'a', revision: 2 });
    expect(await store.published('a')).toMatchObject({
      revision: 2,
      document: odd,
      createdAt: now,
      createdBy: 'ana',
    });
    expect(await store.revision('a', 1)).toMatchObject({ revision: 1, document: documentOf('a') });
    expect(await store.history('a')).toEqual([
      {
        sequence: 2,
        id: 'a',
        action: 'publish',
        revision: 2,
        previousRevision: 1,
        publishedBy: 'ana',
        reason: 'a reason',
        publishedAt: now,
      },
      expect.objectContaining({ sequence: 1, revision: 1, previousRevision: undefined }),
    ]);
  });

  it('leaves everything as it is when the bytes are live already', async () => {
    await publish(documentOf('a'));
    expect(await publish(documentOf('a'))).toEqual({ outcome: 'unchanged', id: 'a', revision: 1 });
    expect(await store.sequence()).toBe(1);
    expect(await store.history('a')).toHaveLength(1);
  });

  it('makes a new revision of bytes that were live earlier', async () => {
    await publish(documentOf('a', 1));
    await publish(documentOf('a', 2));
    expect(await publish(documentOf('a', 1))).toMatchObject({ outcome: 'published', revision: 3 });
  });

  it.each([
    '',
    'not JSON',
    '[]',
    '{}',
    '{"id":7}',
    '{"id":"../x"}',
    '{"id":"a b"}',
    '{"id":"a","x":"\ud800"}',
  ])('refuses %j', async (document) => {
    expect(await store.publish({ document, ...by })).toEqual({ ok: false, error: { kind: 'notATemplate' } });
    expect(await store.sequence()).toBe(0);
  });

  it('seeds an id only once, and never over what marketing published', async () => {
    await publish(documentOf('a', 'marketing'));
    const seed = (id: string) => store.publish({ document: documentOf(id, 'seed'), ...by, onlyIfNew: true });
    expect(await seed('a')).toMatchObject({ value: { outcome: 'known', revision: 1 } });
    expect(await seed('b')).toMatchObject({ value: { outcome: 'published', revision: 1 } });
    expect(await seed('b')).toMatchObject({ value: { outcome: 'known' } });
    expect((await store.published('a'))?.document).toBe(documentOf('a', 'marketing'));
  });

  it('takes a page back step by step, and forward by number', async () => {
    for (const content of [1, 2, 3]) await publish(documentOf('a', content));
    expect(await rollback('a')).toBe(2);
    expect((await store.published('a'))?.document).toBe(documentOf('a', 2));
    expect(await rollback('a')).toBe(1);
    expect(await rollback('a')).toBe('nothingBefore');
    expect(await rollback('a', 3)).toBe(3);
    expect(await rollback('a', 3)).toBe('alreadyLive');
    expect(await rollback('a', 4)).toBe('unknownRevision');
    expect(await rollback('b')).toBe('unknownTemplate');
    expect((await store.history('a')).map(({ action, revision }) => `${action} ${revision}`)).toEqual([
      'rollback 3',
      'rollback 1',
      'rollback 2',
      'publish 3',
      'publish 2',
      'publish 1',
    ]);
  });

  it('goes back to what a publication replaced, not to a revision that was taken back', async () => {
    await publish(documentOf('a', 1));
    await publish(documentOf('a', 'bad'));
    await rollback('a');
    await publish(documentOf('a', 3));
    expect(await rollback('a')).toBe(1);
  });

  it('lists what is live with how often, who and when', async () => {
    await publish(documentOf('b'));
    await publish(documentOf('a', 1));
    await publish(documentOf('a', 2));
    await rollback('a');
    expect(await store.list()).toEqual([
      { id: 'a', liveRevision: 1, revisions: 2, publishedBy: 'ana', publishedAt: now },
      { id: 'b', liveRevision: 1, revisions: 1, publishedBy: 'ana', publishedAt: now },
    ]);
  });

  it('says which ids moved after a value of the counter', async () => {
    await publish(documentOf('a'));
    await publish(documentOf('b'));
    await publish(documentOf('a', 2));
    expect([...(await store.changedSince(0))].sort()).toEqual(['a', 'b']);
    expect(await store.changedSince(2)).toEqual(['a']);
    expect(await store.changedSince(3)).toEqual([]);
  });

  it.each(['template_revisions', 'template_publications'])('never changes a row of %s', async (table) => {
    await publish(documentOf('a'));
    await expect(sql`update ${sql.table(table)} set revision = 9`.execute(database)).rejects.toMatchObject(
      neverChanged,
    );
    await expect(sql`delete from ${sql.table(table)}`.execute(database)).rejects.toMatchObject(neverChanged);
    expect(await store.published('a')).toMatchObject({ revision: 1 });
  });

  it('gives each of many publishers at once a revision of their own, and loses none', async () => {
    const stores = [store, new SqlTemplateStore(connect()), new SqlTemplateStore(connect())];
    const contents = Array.from({ length: 30 }, (_, position) => position);
    const seen: number[] = [];
    const outcomes = await Promise.all(
      contents.map(async (content) => {
        const outcome = await publish(documentOf('a', content), stores[content % stores.length]);
        seen.push(await store.sequence());
        return { content, revision: outcome.revision ?? 0 };
      }),
    );
    expect(outcomes.map(({ revision }) => revision).sort((one, other) => one - other)).toEqual(
      contents.map((content) => content + 1),
    );
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(await store.sequence()).toBe(contents.length);
    for (const { content, revision } of outcomes) {
      expect((await store.revision('a', revision))?.document).toBe(documentOf('a', content));
    }
    const sequences = (await store.history('a')).map((publication) => publication.sequence);
    expect(sequences).toEqual(contents.map((content) => contents.length - content));
  });

  it('migrates once when several hosts start at once', async () => {
    const empty = await newAddress(place);
    const hosts = [1, 2, 3].map(() => keep(openDatabase(empty)));
    await Promise.all(hosts.map((each) => migrate(each)));
    const stores = hosts.map((host) => new SqlTemplateStore(host));
    await Promise.all(
      stores.map((each) => each.publish({ document: documentOf('a'), ...by, onlyIfNew: true })),
    );
    expect(await stores[0]?.sequence()).toBe(1);
  });

  it('keeps what it acknowledged when it is opened again', async () => {
    await publish(documentOf('a'));
    await database.destroy();
    expect(await new SqlTemplateStore(connect()).published('a')).toMatchObject({ document: documentOf('a') });
  });

  it('publishes all of a move or nothing of it', async () => {
    await publish(documentOf('a', 1));
    const broken = new SqlTemplateStore(database, () => Number.NaN);
    await expect(broken.publish({ document: documentOf('a', 2), ...by })).rejects.toMatchObject({
      message: expect.any(String),
    });
    await expect(broken.publish({ document: documentOf('b'), ...by })).rejects.toMatchObject({
      message: expect.any(String),
    });
    expect(await store.sequence()).toBe(1);
    expect(await store.revision('a', 2)).toBeUndefined();
    expect(await store.list()).toHaveLength(1);
    expect(await publish(documentOf('a', 2))).toMatchObject({ revision: 2 });
  });

  it('refuses to serve a document whose bytes are not those of its hash', async () => {
    await publish(documentOf('a'));
    const damaged = { template_id: 'a', revision: 2, document: '{"id":"a"}', sha256: 'f'.repeat(64) };
    await database
      .insertInto('template_revisions')
      .values({ ...damaged, created_at: now, created_by: 'ana' })
      .execute();
    await expect(store.revision('a', 2)).rejects.toThrow(/column document/);
  });

  it('agrees with a simple model over any sequence of moves', async () => {
    const id = fc.constantFrom('p', 'q');
    const move = fc.oneof(
      fc.record({ kind: fc.constant('publish' as const), id, content: fc.nat(2) }),
      fc.record({ kind: fc.constant('rollback' as const), id, revision: fc.integer({ min: 1, max: 4 }) }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        run += 1;
        const model = new Map<string, { documents: string[]; live: number }>();
        const before = await store.sequence();
        let moved = 0;
        for (const step of moves) {
          const name = `${step.id}${run}`;
          const page = model.get(name) ?? { documents: [], live: 0 };
          if (step.kind === 'publish') {
            const document = documentOf(name, step.content);
            const isLive = page.documents[page.live - 1] === document;
            const documents = isLive ? page.documents : [...page.documents, document];
            model.set(name, { documents, live: isLive ? page.live : documents.length });
            moved += isLive ? 0 : 1;
            expect((await publish(document)).revision).toBe(model.get(name)?.live);
          } else {
            const isPossible = step.revision <= page.documents.length && step.revision !== page.live;
            if (isPossible) model.set(name, { ...page, live: step.revision });
            moved += isPossible ? 1 : 0;
            expect(typeof (await rollback(name, step.revision))).toBe(isPossible ? 'number' : 'string');
          }
        }
        for (const [name, page] of model) {
          expect(await store.published(name)).toMatchObject({
            revision: page.live,
            document: page.documents[page.live - 1],
          });
        }
        expect(await store.sequence()).toBe(before + moved);
      }),
      { numRuns: 40 },
    );
  });
});
