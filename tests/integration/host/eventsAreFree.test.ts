import SqliteDatabase from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import pg from 'pg';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { LenderClient } from '../../../src/host/delivery/lender/lenderClient';
import { registerUpstream } from '../../../src/host/calls/proxy/registerUpstream';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { StoreTemplateSource } from '../../../src/host/delivery/templates/storeTemplateSource';
import { places } from '../../support/databases';
import { soundDocument } from '../../support/editorHost';
import { demoBrand } from '../../support/hostParts';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import { casesRun, runs, soaking } from '../../support/soak';
import { createStore, type Store } from '../../support/stores';
import { createTestApp } from '../../support/testApp';
import { testKeys } from '../../support/testKeys';

const minuteMs = 60_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Asked at once, as many visitors do. */
const atOnce = 50;

let store: Store;
let app: FastifyInstance;
let sandbox: RunningSandbox;
let recorder: CountRecorder;
afterEach(async () => {
  await app.close();
  await sandbox.close();
  await store.remove();
}, minuteMs);

/** Keeps every writer of the database waiting until the returned function is called. */
async function stallWrites({
  environment: { DATABASE_URL, DATA_DIR = '' },
}: Store): Promise<() => Promise<void>> {
  if (DATABASE_URL === undefined) {
    const holder = new SqliteDatabase(path.join(DATA_DIR, 'vitrina.sqlite'), { timeout: 5_000 });
    holder.exec('begin immediate');
    return async () => {
      holder.exec('rollback');
      holder.close();
    };
  }
  const holder = new pg.Client({ connectionString: DATABASE_URL });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table template_counts, templates, template_revisions in access exclusive mode');
  return async () => {
    await holder.query('rollback');
    await holder.end();
  };
}

async function visit(count: number): Promise<readonly number[]> {
  const latencies: number[] = [];
  for (let done = 0; done < count; done += atOnce) {
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - done) }, async (_nothing, number) => {
        const call = number % 3 === 0 ? 'track-click' : 'track-visit';
        const start = performance.now();
        const reply = await app.inject({
          url: `/api/v2/youmi/promotion/${call}?page_id=p&utm_tag=tag-${number % 20}`,
        });
        latencies.push(performance.now() - start);
        expect(reply.statusCode).toBe(200);
      }),
    );
  }
  return latencies.sort((one, other) => one - other);
}

const quantileOf = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

const counted = async (): Promise<number> => {
  const rows = await store.database.selectFrom('template_counts').select('count').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
};

// Each takes 8 s of a database that does not write; the long run takes both.
it.each(soaking ? places : places.slice(0, 1))(
  'answers visits and clicks while %s takes no writing, and then writes them all',
  async (place) => {
    const count = runs(500, 20_000);
    store = await createStore(place);
    const { database } = store;
    const templates = new SqlTemplateStore(database);
    await templates.publish({ document: soundDocument('p'), publishedBy: 'ana', reason: '' });
    const source = new StoreTemplateSource({
      store: templates,
      copiesFolder: path.join(store.folder, 'copies'),
      clock: Date.now,
      log,
    });
    recorder = new CountRecorder({
      writer: new CountWriter(database, testKeys),
      source,
      clock: Date.now,
      log,
    });
    await source.poll();
    await source.find('p');
    const brand = demoBrand();
    sandbox = await startSandbox({ folder: store.folder, brand, rateLimits: false });
    const lender = new LenderClient({ origin: sandbox.origin });
    ({ app } = await createTestApp({
      folder: store.folder,
      source,
      counts: recorder,
      rateLimits: false,
      registerCalls: (calls) => registerUpstream(calls, { brand, lender }),
    }));
    await visit(atOnce);
    const free = await visit(count);
    await recorder.flush();
    expect(await counted()).toBe(atOnce + count);
    const release = await stallWrites(store);
    const flushing = recorder.flush();
    const stalled = await visit(count);
    // Every answer above came while nothing could be written.
    await release();
    await flushing;
    await recorder.flush();
    expect(await counted()).toBe(atOnce + 2 * count);
    const rows = await database.selectFrom('template_counts').select('count').execute();
    expect(rows.length).toBeLessThanOrEqual(40);
    const told = (name: string, sorted: readonly number[]) =>
      `${name} p50 ${quantileOf(sorted, 0.5)} ms, p99 ${quantileOf(sorted, 0.99)} ms`;
    casesRun(
      'events-free',
      2 * count,
      `${place}, ${atOnce} at once: ${told('writing', free)}, ${told('stalled', stalled)}`,
    );
  },
  runs(1, 5) * minuteMs,
);
