import type { Kysely } from 'kysely';
import type { ExperimentList, ExperimentRecord, TemplateDetails } from '../../../src/generated/editor';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { recordOf } from '../../../src/kernel/record';
import { withExperimentEnded } from '../../../src/template/documentExperiments';
import { places, provideDatabases } from '../../support/databases';
import {
  type EditorBrowser,
  type EditorHost,
  soundDocument,
  startEditorHost,
} from '../../support/editorHost';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { testKeys } from '../../support/testKeys';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const start = Date.parse('2026-03-02T09:00:00Z');

/** A page with two heads to choose from. */
function withExperiment(id: string, weights: readonly [number, number] = [50, 50]): string {
  const page = recordOf(JSON.parse(soundDocument(id)));
  const spacer = (group: string, weight: number) => ({
    id: `head-${group}`,
    type: 'spacer',
    props: { size: group === 'A' ? 'small' : 'large' },
    variant: { experiment: 'head', group, weight },
  });
  const blocks = [spacer('A', weights[0]), spacer('B', weights[1]), ...(page.blocks as unknown[])];
  return `${JSON.stringify({ ...page, blocks }, null, 2)}\n`;
}

const plan = { mainFigure: 'forms', smallestChange: 20 };

describe.each(places)('experiments on %s', (place) => {
  let database: Kysely<Database>;
  let host: EditorHost;
  let pau: EditorBrowser;
  let now: number;

  beforeEach(async () => {
    now = start;
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    pau = await host.signedIn('pau', 'publisher');
  }, 60_000);
  afterEach(() => host.app.close());

  const details = async (): Promise<TemplateDetails> =>
    (await pau.get('/templates/p')).body as unknown as TemplateDetails;
  const list = async (): Promise<ExperimentList> =>
    (await pau.get('/templates/p/experiments')).body as unknown as ExperimentList;
  const only = async (): Promise<ExperimentRecord | undefined> => (await list()).experiments[0];
  const lines = async () =>
    (await database.selectFrom('editor_audit').selectAll().orderBy('id').execute())
      .filter(({ action }) => action.startsWith('experiment'))
      .map(({ action, detail }) => [action, JSON.parse(detail) as unknown]);

  async function saveDraft(document: string): Promise<void> {
    const { version } = await details();
    const saved = await pau.put('/templates/p/draft', { document, baseVersion: version });
    expect(saved.status).toBe(200);
  }
  async function publish(document: string, more: object = {}): Promise<void> {
    const published = await pau.post('/templates/p/publish', {
      sha256: sha256Of(document),
      reason: 'because',
      acceptsWarnings: true,
      ...more,
    });
    expect(published.status).toBe(200);
  }
  /** The page as it is without an experiment is live, the one with it the draft. */
  async function prepare(document = withExperiment('p')): Promise<void> {
    const plain = soundDocument('p');
    await pau.post('/templates', { document: plain, origin: 'import' });
    await publish(plain);
    now += hourMs;
    await saveDraft(document);
  }
  async function begin(document = withExperiment('p')): Promise<void> {
    await prepare(document);
    await pau.put('/templates/p/experiments/head/plan', plan);
    await publish(document);
  }

  it('starts with what was said beforehand, is won as an act, and comes back with a rollback', async () => {
    await begin();
    expect(await only()).toMatchObject({
      name: 'head',
      state: 'running',
      plan: { ...plan, visits: null, byName: 'pau' },
      startedAt: now,
      endedAt: null,
      groups: [{ group: 'A', weight: 50, visits: 0 }, { group: 'B' }],
    });
    const before = (await details()).live!;
    now += hourMs;
    const won = await pau.post('/templates/p/experiments/head/end', {
      group: 'B',
      reason: 'B is better',
      acceptsWarnings: true,
      liveRevision: before.revision,
    });
    expect(won.body).toMatchObject({ publication: { action: 'publish', reason: 'B is better' } });
    const after = (await details()).live!;
    expect(after.document).toBe(withExperimentEnded(before.document, 'head', 'B'));
    expect(await only()).toMatchObject({
      state: 'ended',
      endedAt: now,
      keptGroup: 'B',
      groups: [{ weight: 50 }, {}],
    });
    await pau.post('/templates/p/rollback', { reason: 'not yet' });
    expect((await details()).live?.document).toBe(before.document);
    expect(await only()).toMatchObject({ state: 'running', endedAt: null, keptGroup: null, plan });
    await pau.post('/templates/p/experiments/head/end', {
      group: 'A',
      reason: 'stop',
      acceptsWarnings: true,
    });
    expect(await lines()).toEqual([
      ['experimentPlanned', { experiment: 'head', ...plan }],
      ['experimentStarted', { experiment: 'head', groups: 'A: 50, B: 50', ...plan }],
      ['experimentWon', { experiment: 'head', group: 'B' }],
      ['experimentStarted', { experiment: 'head', groups: 'A: 50, B: 50', ...plan }],
      ['experimentStopped', { experiment: 'head', group: 'A' }],
    ]);
  });

  it('tells the audit log of its end by whatever way it ends', async () => {
    await begin();
    await pau.post('/templates/p/offline', { reason: 'away', liveRevision: 2 });
    await pau.post('/templates/p/rollback', { reason: 'back' });
    const store = new SqlTemplateStore(database, () => now);
    await store.publish({ document: soundDocument('p'), publishedBy: 'terminal', reason: 'plain again' });
    expect((await lines()).slice(1)).toEqual([
      ['experimentStarted', { experiment: 'head', groups: 'A: 50, B: 50', ...plan }],
      ['experimentStopped', { experiment: 'head' }],
      ['experimentStarted', { experiment: 'head', groups: 'A: 50, B: 50', ...plan }],
      ['experimentStopped', { experiment: 'head' }],
    ]);
  });

  it('is judged by what was chosen before it began, and by nothing that was chosen later', async () => {
    await prepare();
    expect((await pau.put('/templates/p/experiments/other/plan', plan)).body.error.code).toBe('notFound');
    for (const wrong of [{ ...plan, mainFigure: 'taps' }, { ...plan, smallestChange: 0 }, {}])
      expect((await pau.put('/templates/p/experiments/head/plan', wrong)).body.error.code).toBe('invalid');
    await pau.put('/templates/p/experiments/head/plan', { mainFigure: 'codes', smallestChange: 5 });
    const changed = await pau.put('/templates/p/experiments/head/plan', plan);
    expect(changed.body).toMatchObject({ experiments: [{ name: 'head', state: 'draft', plan }] });
    await publish(withExperiment('p'));
    const late = { mainFigure: 'registrations', smallestChange: 50 };
    expect((await pau.put('/templates/p/experiments/head/plan', late)).body.error.reason).toBe('begun');
    await pau.post('/templates/p/experiments/head/end', {
      group: 'A',
      reason: 'stop',
      acceptsWarnings: true,
    });
    await saveDraft(withExperiment('p', [20, 80]));
    expect((await pau.put('/templates/p/experiments/head/plan', late)).body.error.reason).toBe('begun');
    expect((await only())?.plan).toMatchObject(plan);
  });

  it('says how long it takes at the traffic of the last days', async () => {
    await prepare();
    const counted = { template_id: 'p', revision: '1', variant: '', label: '' };
    await new CountWriter(database, testKeys).write([
      { ...counted, period: '2026-03-01', kind: 'visit', count: 2_000 },
      { ...counted, period: '2026-03-01', kind: 'form', count: 400 },
    ]);
    const { traffic } = await list();
    expect(traffic).toMatchObject({ days: 2, visits: 2_000, forms: 400, registrations: 0 });
    await pau.put('/templates/p/experiments/head/plan', plan);
    const { visits, days } = (await only())!.plan!;
    expect(visits).toBeGreaterThan(1_000);
    expect(days).toBe(Math.ceil(visits! / 1_000));
  });

  it('is counted by group over its whole life, day by day, with what a group costs', async () => {
    await begin();
    const source = new SettableSource();
    source.publish('p', withExperiment('p'), '2');
    let countedAt = now;
    const recorder = () =>
      new CountRecorder({
        writer: new CountWriter(database, testKeys),
        source,
        clock: () => countedAt,
        log: { warn: () => undefined, error: () => undefined },
      });
    const event = {
      templateId: 'p',
      utmTag: '',
      audience: { language: 'es', client_type: 'android' },
      address: '203.0.113.7',
    } as const;
    const report = { templateId: 'p', revision: '2', address: '203.0.113.7' };
    for (const day of [1, 2]) {
      const counts = recorder();
      for (const variant of ['head:A', 'head:B', 'head:B,head:A', 'head:nobody'])
        counts.recordEvent({ ...event, kind: 'visit', variant });
      counts.recordEvent({ ...event, kind: 'form', variant: 'head:B' });
      for (const value of [900, 2_600])
        counts.recordVital({ ...report, variant: 'head:B', name: 'LCP', value });
      counts.recordVital({ ...report, variant: 'head:A', name: 'INP', value: 300 });
      counts.recordFault({ ...report, variant: 'head:A', label: 'x threw' });
      counts.recordFault({ ...report, variant: 'head:A', label: `y${day} threw` });
      counts.recordFault({ ...report, variant: '', label: 'x threw' });
      await counts.stop(5_000);
      countedAt += dayMs;
    }
    expect(await only()).toMatchObject({
      groups: [
        { group: 'A', visits: 2, forms: 0, faults: 2, loads: 0, answers: 2, slowAnswers: 2 },
        { group: 'B', visits: 4, forms: 2, faults: 0, loads: 4, slowLoads: 2, answers: 0 },
      ],
      days: ['2026-03-02', '2026-03-03'].map((period) => ({
        period,
        groups: [
          { group: 'A', visits: 1, count: 0 },
          { group: 'B', visits: 2, count: 1 },
        ],
      })),
    });
  });

  it('ends for nobody who looked at something else, against a publication that is set, or in bytes nobody approved', async () => {
    await begin();
    const end = (more: object = {}) =>
      pau.post('/templates/p/experiments/head/end', {
        group: 'B',
        reason: 'won',
        acceptsWarnings: true,
        ...more,
      });
    const codeOf = async (more: object) => (await end(more)).body.error.code;
    expect(await codeOf({ group: 'C' })).toBe('invalid');
    expect(await codeOf({ liveRevision: 1 })).toBe('conflict');
    const missing = await pau.post('/templates/p/experiments/none/end', { group: 'B', reason: 'won' });
    expect(missing.body.error.code).toBe('notFound');
    const next = withExperiment('p', [10, 90]);
    await saveDraft(next);
    await publish(next, { publishAt: now + dayMs });
    expect((await end()).body.error).toMatchObject({ code: 'conflict', reason: 'scheduled' });
    await pau.delete('/templates/p/schedule');
    // An end that is set for the page stays.
    const live = (await details()).live!;
    await pau.delete('/templates/p/draft');
    await publish(live.document, { endAt: now + 9 * dayMs });
    const root = await host.signedIn('root', 'administrator');
    await root.put('/settings', { requiresApproval: true });
    expect(await codeOf({})).toBe('approvalNeeded');
    await saveDraft(withExperimentEnded(live.document, 'head', 'B'));
    const { draft } = await details();
    await pau.post('/templates/p/approval-requests', { sha256: draft?.sha256, note: 'please' });
    await root.post('/templates/p/approvals', { sha256: draft?.sha256 });
    expect((await end()).body).toMatchObject({
      publication: { action: 'publish' },
      schedule: { publishAt: null, endAt: now + 9 * dayMs },
    });
    expect(await details()).toMatchObject({ draft: null, live: { sha256: draft?.sha256 } });
    expect((await only())?.keptGroup).toBe('B');
  });
});
