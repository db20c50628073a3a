import { sql, type Kysely } from 'kysely';
import { closeSync, fstatSync, openSync, statfsSync, writeSync } from 'node:fs';
import { failureWords } from '../../../src/host/operations/cli/terminal';
import { Readiness } from '../../../src/host/delivery/routes/readiness';
import type { Database } from '../../../src/host/store/database';
import { databaseFaultOf } from '../../../src/host/store/databaseFault';
import { DatabaseWatch } from '../../../src/host/store/databaseWatch';
import { migrate } from '../../../src/host/store/migrate';
import { embeddedFile, openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { startEditorHost, soundDocument } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const newFolder = provideTemporaryFolders();
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const now = Date.parse('2026-03-01T12:00:00Z');
const longDocument = (id: string) => soundDocument(id, 'x'.repeat(40_000));
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

function watchOf(database: Kysely<Database>, dataFolder: string) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  let time = now;
  const watch = new DatabaseWatch({ database, dataFolder, clock: () => time, log });
  /** Looks again once the next writing is due; resolves when it is over. */
  const look = async () => {
    time += 60_000;
    await watch.look(true);
    await watch.stop();
    return watch.state;
  };
  return { watch, log, look };
}

/** Tables that migrations dropped leave pages that SQLite would fill before it asks for more. */
const dropFreePages = (database: Kysely<Database>) => sql`vacuum`.execute(database);

/** A migrated file, and a watch over it that hears of what fails. */
async function prepare() {
  const dataFolder = newFolder();
  const database = openDatabase(
    { databaseUrl: undefined, dataFolder },
    { onStatementFailed: (error) => watched.watch.note(error) },
  );
  endings.push(() => database.destroy());
  await migrate(database);
  await dropFreePages(database);
  const watched = watchOf(database, dataFolder);
  return { database, dataFolder, ...watched };
}

/** What SQLite says where its file may grow no more is what it says of a full disk: the same code, and it rolls back by itself. */
async function fill(database: Kysely<Database>): Promise<void> {
  await dropFreePages(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
}

const makeRoom = (database: Kysely<Database>) => sql`pragma max_page_count = 1000000`.execute(database);

describe('a full disk', () => {
  it('is what a transaction fails with, not that SQLite has rolled back by itself', async () => {
    const { database } = await prepare();
    await fill(database);
    const error = await caught(
      new SqlTemplateStore(database).publish({
        document: longDocument('full'),
        publishedBy: 'ana',
        reason: '',
      }),
    );
    expect(error).toMatchObject({ code: 'SQLITE_FULL', message: 'database or disk is full' });
    expect(failureWords(error)).toMatch(/^Failed: database or disk is full\nNothing was changed\. Make room/);
    await makeRoom(database);
    expect(
      await new SqlTemplateStore(database).publish({
        document: longDocument('full'),
        publishedBy: 'ana',
        reason: '',
      }),
    ).toMatchObject({ ok: true });
  });

  it('is known from the first write that fails, until a write succeeds, and told in the body of /readyz', async () => {
    const { database, dataFolder, look, log, watch } = await prepare();
    expect(await look()).toMatchObject({ answers: true, isWritable: true, fault: undefined });
    const { bavail, bsize } = statfsSync(dataFolder);
    // Others write to the same disk meanwhile.
    expect((watch.state.freeBytes ?? 0) / (bavail * bsize)).toBeCloseTo(1, 0);
    await fill(database);
    await caught(
      new SqlTemplateStore(database).publish({
        document: longDocument('full'),
        publishedBy: 'ana',
        reason: '',
      }),
    );
    expect(watch.state).toMatchObject({ isWritable: false, fault: 'full', faults: { full: 1 } });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ database: 'full' }),
      'the database takes no writes',
    );
    const readiness = new Readiness({ watch, isPrepared: () => true, canServeCopies: async () => false });
    await readiness.look();
    const { app } = await createTestApp({ folder: newFolder(), readyState: () => readiness.state });
    endings.push(() => app.close());
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: 'full' }]);
    await makeRoom(database);
    expect(await look()).toMatchObject({ isWritable: true, fault: undefined });
    expect(log.info).toHaveBeenCalledWith('the database takes writes again');
  });

  it('is told by /readyz from the first save that is refused, and no longer than a look after there is room', async () => {
    const { database, watch } = await prepare();
    const readiness = new Readiness({ watch, isPrepared: () => true, canServeCopies: async () => false });
    // The clock stands still: only what was refused makes a look try to write once more.
    const looked = async () => {
      await readiness.look();
      await watch.stop();
      return readiness.state.database;
    };
    expect(await looked()).toBe('works');
    await fill(database);
    const save = () =>
      caught(
        new SqlTemplateStore(database).publish({
          document: longDocument('full'),
          publishedBy: 'ana',
          reason: '',
        }),
      );
    await save();
    expect(readiness.state.database).toBe('full');
    await makeRoom(database);
    expect(await looked()).toBe('works');
    expect(await save()).toBeUndefined();
  });

  it('is found by looking alone', async () => {
    const { database, dataFolder } = await prepare();
    const { look } = watchOf(database, dataFolder);
    await fill(database);
    // Pages that are free already would take the write.
    await caught(
      (async () => {
        for (;;)
          await database
            .insertInto('write_probes')
            .values({ id: crypto.randomUUID(), content: 'x'.repeat(500), written_at: 0 })
            .execute();
      })(),
    );
    expect(await look()).toMatchObject({ isWritable: false, fault: 'full' });
  });

  it('is told by the editor in a code of its own, and when to try again', async () => {
    const { database } = await prepare();
    const host = await startEditorHost({ database, folder: newFolder(), clock: () => now });
    endings.push(() => host.app.close());
    const browser = await host.signedIn('ana', 'editor');
    await fill(database);
    const reply = await browser.post('/templates', { document: longDocument('full'), origin: 'blank' });
    expect([reply.status, reply.body.error.code, reply.headers['retry-after']]).toEqual([
      507,
      'storageFull',
      '60',
    ]);
  });
});

it('a database that is read-only is called that', async () => {
  const { database, watch, look } = await prepare();
  await look();
  await sql`pragma query_only = 1`.execute(database);
  const error = await caught(
    new SqlTemplateStore(database).publish({ document: longDocument('any'), publishedBy: 'ana', reason: '' }),
  );
  expect(databaseFaultOf(error)).toBe('readOnly');
  expect(watch.state).toMatchObject({ isWritable: false, fault: 'readOnly' });
  expect(failureWords(error)).toContain('takes no writes');
});

it('damage inside the file is an error in the log and stays known', async () => {
  const { database, dataFolder } = await prepare();
  await new SqlTemplateStore(database).publish({
    document: longDocument('damaged'),
    publishedBy: 'ana',
    reason: '',
  });
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
  await database.destroy();
  const file = openSync(embeddedFile(dataFolder), 'r+');
  const { size } = fstatSync(file);
  // The document lies at the end.
  for (let at = size - 5 * 4_096; at < size; at += 4_096)
    writeSync(file, Buffer.alloc(4_096, 0xa5), 0, 4_096, at);
  closeSync(file);
  const damaged = openDatabase(
    { databaseUrl: undefined, dataFolder },
    { onStatementFailed: (error) => again.watch.note(error) },
  );
  const again = watchOf(damaged, dataFolder);
  endings.push(() => damaged.destroy());
  const error = await caught(new SqlTemplateStore(damaged).published('damaged'));
  expect(databaseFaultOf(error)).toBe('corrupt');
  expect(again.log.error).toHaveBeenCalledTimes(1);
  expect(again.watch.state).toMatchObject({ fault: 'corrupt', faults: { corrupt: 1 } });
});

describe('calls that fail for want of the database', () => {
  it.each([
    [
      'one that is away',
      Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
      503,
      '5',
    ],
    ['one that stalls', new Error('Query read timeout'), 503, '5'],
    ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' }), 507, '60'],
    ['damage', Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT_INDEX' }), 500, undefined],
    ['a fault of the host itself', new TypeError('x is undefined'), 500, undefined],
  ])('for %s', async (_name, error, status, retryAfter) => {
    const { app, source } = await createTestApp({
      folder: newFolder(),
      faults: { add: () => Promise.reject(error) },
      rateLimits: false,
    });
    endings.push(() => app.close());
    source.publish('p', JSON.stringify({ id: 'p', blocks: [{ id: 'top', type: 'hero', props: {} }] }));
    const payload = { templateId: 'p', blockId: 'top', blockType: 'hero', fault: 'invalid', detail: 'd' };
    const reply = await app.inject({ method: 'POST', url: '/report', payload });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, retryAfter]);
  });
});
