import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { leastNetworks } from '../../../src/experiments/guardedPublication';
import type { GuardReport } from '../../../src/generated/editor';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { readGuardSignals } from '../../../src/host/calls/counting/readGuardSignals';
import { findRevision } from '../../../src/host/delivery/templates/readStored';
import { decideGuards } from '../../../src/host/editor/release/guarded/decideGuards';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases } from '../../support/databases';
import {
  type EditorBrowser,
  soundDocument,
  startEditorHost,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';
import { testKeys } from '../../support/testKeys';
import { wordsInDatabase } from '../../support/wordsInDatabase';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const trackVisit = '/api/v2/youmi/promotion/track-visit';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const documentOf = (title: string): string => soundDocument('mx', title, { kind: 'landing' });
type Told = Readonly<Record<string, unknown>>;

describe.each(places)('who makes up what phones tell, on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let visited: FastifyInstance;
  let counts: CountRecorder;
  let sequence = 0;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    const store = new SqlTemplateStore(database, clock);
    await store.publish({ document: documentOf('Old'), publishedBy: 'ana', reason: 'first' });
    host = await startEditorHost({ database, folder: temporaryFolder(), clock });
    pia = await host.signedIn('pia', 'publisher');
    const document = documentOf('New');
    await pia.put('/templates/mx/draft', { document, baseVersion: 0 });
    const payload = { sha256: sha256Of(document), reason: 'try', acceptsWarnings: true, sharePercent: 25 };
    expect((await pia.post('/templates/mx/publish', payload)).status).toBe(200);
    const report = (await pia.get('/templates/mx/guard')).body as unknown as GuardReport;
    sequence = report.guard?.sequence ?? 0;
    await host.source.poll();
    counts = new CountRecorder({
      writer: new CountWriter(database, testKeys),
      source: host.source,
      clock,
      log: silent,
    });
    ({ app: visited } = await createTestApp({
      folder: temporaryFolder(),
      source: host.source,
      counts,
      trustedProxies: ['127.0.0.1'],
      findRevision: (id, revision) => findRevision(store, id, revision),
      rateLimits: false,
      registerCalls: async (calls) => void calls.get(trackVisit, async () => ({ code: 0 })),
    }));
  }, 60_000);
  afterEach(() => Promise.all([visited.close(), host.app.close()]));

  const addressOf = (network: number) => `198.51.${network}.7`;
  const visit = (side: 'old' | 'new', network: number) =>
    visited.inject({
      url: `${trackVisit}?page_id=mx&variant=guard.${sequence}:${side}`,
      headers: { 'x-forwarded-for': addressOf(network) },
    });
  const tell = (told: Told, network: number, revision = '2') =>
    visited.inject({
      method: 'POST',
      url: '/report',
      headers: { 'x-forwarded-for': addressOf(network) },
      payload: { templateId: 'mx', revision, ...told },
    });
  const fault = { blockId: 'top', blockType: 'hero', fault: 'threw', detail: '' };
  const slow = { kind: 'vitals', vitals: { LCP: 9_000, INP: 9_000 } };
  /** How it stands after the host has looked. */
  const outcome = async () => {
    await counts.stop(5_000);
    now += 10_000;
    await decideGuards(database, now, (_id, error) => {
      throw error;
    });
    const row = await database
      .selectFrom('guarded_publications')
      .select(['outcome', 'figure'])
      .executeTakeFirst();
    return row?.outcome ?? 'runs';
  };

  it.each([
    ['faults', fault],
    ['slow loads', slow],
  ])('rolls nothing back alone, with 120 %s and as many visits', async (_what, told) => {
    for (let each = 0; each < 120; each += 1) await tell(told, 7);
    expect(await outcome()).toBe('runs');
    expect((await readGuardSignals(database, sequence)).faults).toEqual([]);
    await visit('new', 7);
    for (let each = 0; each < 10; each += 1) await visit('old', 7);
    await outcome();
    const { faults, slowLoads } = await readGuardSignals(database, sequence);
    // A visit tells each thing once.
    expect([...faults, ...slowLoads]).toEqual([{ before: 0, after: 1, networks: 1 }]);
    for (let each = 0; each < 120; each += 1) await visit('new', 7);
    expect(await outcome()).toBe('runs');
    expect(await wordsInDatabase(database, ['198.51'])).toEqual([]);
  });

  it('shows nobody what was made up, while it runs and after its end', async () => {
    const report = async () => (await pia.get('/templates/mx/guard')).body as unknown as GuardReport;
    const nothing = { visits: 0, faults: 0, slowLoads: 0, slowAnswers: 0, lcp: null, inp: null };
    for (const told of [fault, slow]) for (let each = 0; each < 120; each += 1) await tell(told, 7);
    expect(await outcome()).toBe('runs');
    expect((await report()).after).toMatchObject(nothing);
    await visit('new', 8);
    await tell(fault, 8);
    await tell(slow, 8);
    expect(await outcome()).toBe('runs');
    const heard = { visits: 1, faults: 1, slowLoads: 1, slowAnswers: 1 };
    expect((await report()).after).toMatchObject(heard);
    const payload = { to: 'before', sequence, reason: 'enough' };
    expect((await pia.post('/templates/mx/guard/end', payload)).status).toBe(200);
    expect((await report()).after).toMatchObject(heard);
    expect(await outcome()).toBe('rolledBack');
    expect(await database.selectFrom('guard_signals').select('network').execute()).toEqual([]);
    expect((await report()).after).toMatchObject(heard);
  });

  it('needs more networks than one person has, and nothing of them is left afterwards', async () => {
    const forgeFrom = async (first: number, networks: number) => {
      for (let network = first; network < first + networks; network += 1)
        for (let each = 0; each < 20; each += 1) {
          await visit('new', network);
          await tell(fault, network);
        }
    };
    await forgeFrom(0, leastNetworks - 1);
    expect(await outcome()).toBe('runs');
    await forgeFrom(leastNetworks, 1);
    expect(await outcome()).toBe('rolledBack');
    expect(await database.selectFrom('guard_signals').select('network').execute()).toEqual([]);
  });

  it('can not hide what others tell by flooding the side of the old page', async () => {
    for (let each = 0; each < 150; each += 1) {
      await visit('old', 7);
      await tell(fault, 7, '1');
    }
    await counts.stop(5_000);
    for (let each = 0; each < 150; each += 1) {
      await visit('old', 7);
      await tell(fault, 7, '1');
    }
    for (let network = 20; network < 130; network += 1) {
      await visit('new', network);
      await tell(fault, network);
    }
    expect(await outcome()).toBe('rolledBack');
  });
});
