import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type {
  BundleDetails,
  GuardReport,
  TemplateDetails,
  TemplateList,
} from '../../../src/generated/editor';
import { CountRecorder } from '../../../src/host/calls/counting/countRecorder';
import { CountWriter } from '../../../src/host/calls/counting/countWriter';
import { decideGuards } from '../../../src/host/editor/release/guarded/decideGuards';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import { parseOrder } from '../../../src/host/operations/cli/command';
import { runCommand } from '../../../src/host/operations/cli/runCommand';
import { storePlace } from '../../../src/host/operations/cli/storePlace';
import { readAdverts } from '../../../src/host/operations/adverts/readAdverts';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases } from '../../support/databases';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { testKeys } from '../../support/testKeys';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const dayMs = 86_400_000;
const audience = { language: 'en', client_type: 'android' } as const;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const documentOf = (title: string): string => soundDocument('mx', title, { kind: 'landing' });

describe.each(places)('guarded publications on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let store: SqlTemplateStore;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    store = new SqlTemplateStore(database, clock);
    await store.publish({ document: documentOf('Old'), publishedBy: 'ana', reason: 'first' });
    host = await startEditorHost({ database, folder: temporaryFolder(), clock });
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(() => host.app.close());

  const details = async (): Promise<TemplateDetails> =>
    (await pia.get('/templates/mx')).body as unknown as TemplateDetails;
  const report = async (): Promise<GuardReport> =>
    (await pia.get('/templates/mx/guard')).body as unknown as GuardReport;
  const history = () => store.history('mx');
  const decide = async () => {
    now += 1_000;
    const failed: unknown[] = [];
    const ended = await decideGuards(database, now, (_id, error) => failed.push(error));
    expect(failed).toEqual([]);
    return ended;
  };

  async function publish(title: string, more: object = { sharePercent: 25 }) {
    now += 1_000;
    const document = documentOf(title);
    await pia.put('/templates/mx/draft', { document, baseVersion: (await details()).version });
    const payload = { sha256: sha256Of(document), reason: 'new words', acceptsWarnings: true, ...more };
    return pia.post('/templates/mx/publish', payload);
  }

  /** What phones tell of visits that were dealt out, through the product's own counting. */
  async function count(
    visits: number,
    [before, after]: readonly [number, number],
    faults = 0,
  ): Promise<void> {
    await host.source.poll();
    const counts = new CountRecorder({
      writer: new CountWriter(database, testKeys),
      source: host.source,
      clock,
      log: silent,
    });
    const sequence = (await report()).guard?.sequence ?? 0;
    const event = { templateId: 'mx', utmTag: '', audience };
    const from = (each: number) => ({ address: `203.0.${each % 60}.7` });
    for (const [side, share, registrations] of [
      ['old', 0.75, before],
      ['new', 0.25, after],
    ] as const) {
      const variant = `guard.${sequence}:${side}`;
      for (let each = 0; each < visits * share; each += 1)
        counts.recordEvent({ ...event, ...from(each), kind: 'visit', variant });
      for (let each = 0; each < registrations; each += 1)
        counts.recordEvent({ ...event, ...from(each), kind: 'registration', variant });
    }
    const { revision = 0, previousRevision = 0 } = (await report()).guard ?? {};
    for (let each = 0; each < faults; each += 1) {
      const told = { templateId: 'mx', revision: String(revision), variant: '', ...from(each) };
      counts.recordFault({ ...told, label: 'top threw' });
      counts.recordFault({ ...told, label: 'next threw' });
    }
    const vital = { templateId: 'mx', variant: '', name: 'LCP', ...from(0) } as const;
    counts.recordVital({ ...vital, revision: String(previousRevision), value: 1_500 });
    counts.recordVital({ ...vital, revision: String(revision), value: 5_000 });
    await counts.stop(5_000);
  }

  it('show the new revision to a share, and take it back by themselves with the reason in the audit log', async () => {
    expect(await publish('New')).toMatchObject({ status: 200, body: { publication: { revision: 2 } } });
    expect(await store.shown('mx')).toMatchObject({
      shown: { revision: 1 },
      guard: { sharePercent: 25, next: { revision: 2 } },
    });
    await host.source.poll();
    expect(await host.source.find('mx')).toMatchObject({
      template: { revision: '1', guard: { next: { revision: '2' } } },
    });
    expect((await details()).guard).toMatchObject({ outcome: null, revision: 2, previousRevision: 1 });
    expect(await decide()).toBe(0);

    await count(4_000, [150, 10]);
    expect(await report()).toMatchObject({
      before: { visits: 3_000, registrations: 150, slowLoads: 0 },
      after: { visits: 1_000, registrations: 10, slowLoads: 1, lcp: expect.any(Number) as number },
    });
    expect(await decide()).toBe(1);
    expect(await decide()).toBe(0);
    expect((await history())[0]).toMatchObject({
      action: 'rollback',
      revision: 1,
      publishedBy: 'vitrina',
      reason: expect.stringContaining('registrations: 10 of 1000 visits') as string,
    });
    expect(await history()).toHaveLength(3);
    await host.source.poll();
    const found = await host.source.find('mx');
    expect(found).toMatchObject({ template: { revision: '1' } });
    expect(found.status === 'published' && found.template.guard).toBe(undefined);
    expect((await details()).guard).toMatchObject({ outcome: 'rolledBack', figure: 'registrations' });
    const { entries } = (await pia.get('/audit')).body;
    expect(entries[0]).toMatchObject({ action: 'rolledBack', detail: { figure: 'registrations' } });
    expect((await pia.get('/notices')).body).toMatchObject({
      notices: [{ kind: 'takenBack', byName: 'vitrina', templateId: 'mx' }],
    });
    const { total, groups, revisions } = (await pia.get('/templates/mx/statistics')).body as never;
    expect([total, groups, revisions]).toMatchObject([
      { visits: 4_000 },
      [],
      [
        { revision: '2', visits: 1_000, registrations: 10 },
        { revision: '1', visits: 3_000 },
      ],
    ]);
  });

  it('give everybody what does clearly not worse, and roll back what shows faults', async () => {
    await publish('Good');
    await count(4_000, [600, 210]);
    expect(await decide()).toBe(1);
    expect((await history())[0]).toMatchObject({ action: 'release', revision: 2 });
    expect(await store.shown('mx')).toMatchObject({ shown: { revision: 2 } });
    expect((await details()).guard).toMatchObject({ outcome: 'released', figure: null });

    await publish('Broken');
    await count(400, [15, 5], 30);
    expect(await decide()).toBe(1);
    expect((await details()).guard).toMatchObject({ outcome: 'rolledBack', figure: 'faults' });
    // A visit that tells two faults is one visit.
    expect((await report()).after).toMatchObject({ faults: 30 });
  });

  it('end by hand, either way, and once', async () => {
    await publish('By hand');
    const { guard } = await report();
    const end = (to: string) =>
      pia.post('/templates/mx/guard/end', { to, sequence: guard?.sequence, reason: 'enough' });
    expect((await end('before')).body.publication).toMatchObject({ action: 'rollback', revision: 1 });
    expect((await end('everybody')).body.error).toMatchObject({ code: 'conflict' });
    expect((await details()).guard).toBe(undefined);
    expect((await report()).guard).toMatchObject({ outcome: 'rolledBack', endedByName: 'pia', figure: null });

    await publish('By hand again');
    const next = await report();
    const payload = { to: 'everybody', sequence: next.guard?.sequence, reason: 'good' };
    expect((await pia.post('/templates/mx/guard/end', payload)).body.publication).toMatchObject({
      action: 'release',
      revision: 3,
    });
    expect(await decide()).toBe(0);
  });

  it('compare with what most visitors have where one follows another, and end with whatever else is published', async () => {
    await publish('Second');
    await publish('Third');
    expect(await store.shown('mx')).toMatchObject({
      shown: { revision: 1 },
      guard: { next: { revision: 3 } },
    });
    const back = await pia.post('/templates/mx/rollback', { reason: 'back' });
    expect(back.body.publication).toMatchObject({ revision: 1 });
    await publish('Fourth');
    await publish('Fifth', {});
    expect(await store.shown('mx')).toEqual({ shown: expect.objectContaining({ revision: 5 }) as object });
    expect((await details()).guard).toBe(undefined);
    await publish('Sixth');
    await store.end({ id: 'mx', publishedBy: 'pia', reason: 'over' });
    expect(await store.shown('mx')).toBe(undefined);
    const running = await database
      .selectFrom('guarded_publications')
      .select('outcome')
      .orderBy('sequence')
      .execute();
    expect(running.map(({ outcome }) => outcome)).toEqual(['replaced', 'rolledBack', 'replaced', 'replaced']);
  });

  it('tell the list and whoever opens the page, until somebody has read what the host did', async () => {
    const inList = async () =>
      ((await pia.get('/templates?search=mx')).body as unknown as TemplateList).templates[0]?.guard;
    expect(await inList()).toBe(null);
    await publish('New');
    expect(await inList()).toMatchObject({ sharePercent: 25, outcome: null });
    const { sequence = 0 } = (await report()).guard ?? {};
    const read = async (number: number) =>
      (await pia.post('/templates/mx/guard/read', { sequence: number })).body as unknown as TemplateDetails;
    // What runs is no note to be put away.
    expect((await read(sequence)).guard).toMatchObject({ outcome: null });
    await count(400, [15, 5], 30);
    expect(await decide()).toBe(1);
    expect(await inList()).toMatchObject({ outcome: 'rolledBack', figure: 'faults', endedByName: null });
    await publish('Without a guard', {});
    expect(await inList()).toMatchObject({ outcome: 'rolledBack' });
    expect((await read(sequence - 1)).guard).toMatchObject({ sequence });
    expect((await read(sequence)).guard).toBe(undefined);
    expect(await inList()).toBe(null);
  });

  it('lead back to what most visitors had, however they were ended', async () => {
    const back = async () => (await pia.post('/templates/mx/rollback', { reason: 'back' })).body.publication;
    await publish('Tried');
    await publish('Over it', {});
    expect(await back()).toMatchObject({ revision: 1 });
    await publish('Tried again');
    await pia.post('/templates/mx/offline', { reason: 'over', liveRevision: 4 });
    expect(await store.shown('mx')).toBe(undefined);
    expect(await back()).toMatchObject({ revision: 1 });
    expect(await store.shown('mx')).toEqual({ shown: expect.objectContaining({ revision: 1 }) as object });
  });

  it('end with a bundle, whose way back leads to what most visitors had', async () => {
    await publish('Tried');
    const document = documentOf('Bundled');
    await pia.put('/templates/mx/draft', { document, baseVersion: (await details()).version });
    const made = await pia.post('/bundles', { name: 'Both', templateIds: ['mx'] });
    const { id, sha256, liveSha256 } = made.body as unknown as BundleDetails;
    const payload = { sha256, liveSha256, reason: 'together', acceptsWarnings: true };
    expect((await pia.post(`/bundles/${id}/publish`, payload)).status).toBe(200);
    expect((await report()).guard).toMatchObject({ outcome: 'replaced' });
    expect(await store.shown('mx')).toMatchObject({ shown: { revision: 3 } });
    expect((await pia.post(`/bundles/${id}/rollback`, { reason: 'back' })).status).toBe(200);
    expect(await store.shown('mx')).toMatchObject({ shown: { revision: 1 } });
  });

  it('begin the experiments of the new revision once, and end them with it', async () => {
    const variant = (group: string) => ({
      id: group,
      type: 'hero',
      props: { title: `Group ${group}` },
      variant: { experiment: 'e1', group, weight: 50 },
    });
    const tried = async () => {
      now += 1_000;
      const blocks = [variant('a'), variant('b')];
      const document = soundDocument('mx', `Tried ${now}`, { kind: 'landing', title: `At ${now}`, blocks });
      await pia.put('/templates/mx/draft', { document, baseVersion: (await details()).version });
      const payload = { sha256: sha256Of(document), reason: 'try', acceptsWarnings: true, sharePercent: 25 };
      expect((await pia.post('/templates/mx/publish', payload)).status).toBe(200);
    };
    const end = async (to: string) => {
      const { guard } = await report();
      const payload = { to, sequence: guard?.sequence, reason: 'enough' };
      expect((await pia.post('/templates/mx/guard/end', payload)).status).toBe(200);
    };
    const acts = async () => {
      const lines = await database
        .selectFrom('editor_audit')
        .select('action')
        .where('template_id', '=', 'mx')
        .where('action', 'like', 'experiment%')
        .orderBy('id')
        .execute();
      return lines.map(({ action }) => action);
    };
    await tried();
    await end('before');
    expect(await acts()).toEqual(['experimentStarted', 'experimentStopped']);
    await tried();
    await end('everybody');
    expect(await acts()).toEqual(['experimentStarted', 'experimentStopped', 'experimentStarted']);
    await tried();
    await publish('Over both', {});
    expect((await acts()).slice(3)).toEqual(['experimentStopped']);
  });

  it('start at a set time, with what is said beforehand from the traffic of the days before', async () => {
    const day = new Date(now - dayMs).toISOString().slice(0, 10);
    const counted = { template_id: 'mx', period: day, revision: '1', variant: '', label: '' } as const;
    await database
      .insertInto('template_counts')
      .values([
        { ...counted, kind: 'visit', count: 2_000 },
        { ...counted, kind: 'registration', count: 100 },
      ])
      .execute();
    const publishAt = now + 10_000;
    await publish('Later', { publishAt, sharePercent: 10 });
    expect((await details()).schedule).toMatchObject({ publishAt, sharePercent: 10 });
    now = publishAt;
    await runSchedule(database, now, (_id, error) => {
      throw error;
    });
    expect((await report()).traffic).toEqual({ days: 14, visits: 2_000, registrations: 100 });
    const { guard } = await details();
    expect(guard).toMatchObject({ sharePercent: 10, outcome: null });
    expect(guard?.plannedVisits).toBeGreaterThan(5_000);
  });

  it('say of both revisions who gets them, and what most visitors get is what a change is compared with', async () => {
    await publish('New');
    expect(await details()).toMatchObject({
      live: { revision: 2 },
      keptLive: { revision: 1, document: documentOf('Old'), publishedByName: 'ana' },
    });
    expect((await pia.get('/templates/mx/history')).body).toMatchObject({
      publications: [{ revision: 2, guarded: { sharePercent: 25, isRunning: true } }, { revision: 1 }],
    });
    await pia.put('/templates/mx/draft', {
      document: documentOf('Next'),
      baseVersion: (await details()).version,
    });
    const made = await pia.post('/bundles', { name: 'Both', templateIds: ['mx'] });
    expect((made.body as unknown as BundleDetails).members).toMatchObject([{ before: documentOf('Old') }]);

    const said: string[] = [];
    const run = async (...words: string[]) => {
      const order = parseOrder(words);
      if (!order.ok) throw new Error(order.error);
      const say = (line: string) => said.push(line);
      const place = storePlace({
        contextOf: async () => ({}),
        openStore: async () => store,
        user: 'ana',
        origin: '',
      });
      await runCommand(order.value.command, { terminal: { say, complain: say }, place });
      return said.splice(0);
    };
    expect(await run('history', 'mx')).toEqual([
      'mx: revision 2 is live for 25% of the visitors, revision 1 for the others; rollback mx takes it back',
      expect.stringContaining('revision 2  first for 25% of the visitors') as string,
      expect.stringContaining('revision 1') as string,
    ]);
    expect(await run('rollback', 'mx', '2')).toEqual([
      'mx: revision 2 is live for 25% of the visitors already',
    ]);
    const folder = temporaryFolder();
    await run('export', folder);
    expect(readFileSync(path.join(folder, 'mx.json'), 'utf8')).toBe(documentOf('Old'));

    await pia.post('/templates/mx/rollback', { reason: 'back' });
    expect((await details()).keptLive).toBe(undefined);
    expect((await run('history', 'mx'))[0]).toBe('mx: revision 1 is live');
  });

  it('are not given to everybody by the end of an experiment', async () => {
    const variant = (group: string) => ({
      id: group,
      type: 'hero',
      props: { title: `Group ${group}` },
      variant: { experiment: 'e1', group, weight: 50 },
    });
    const document = soundDocument('mx', 'Tried', {
      kind: 'landing',
      blocks: [variant('a'), variant('b')],
    });
    await pia.put('/templates/mx/draft', { document, baseVersion: (await details()).version });
    const payload = { sha256: sha256Of(document), reason: 'try', acceptsWarnings: true, sharePercent: 25 };
    expect((await pia.post('/templates/mx/publish', payload)).status).toBe(200);
    const ending = { group: 'a', reason: 'a is better', acceptsWarnings: true };
    expect(await pia.post('/templates/mx/experiments/e1/end', ending)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', reason: 'guarded' } },
    });
    expect(await store.shown('mx')).toMatchObject({ shown: { revision: 1 } });
  });

  it('want something to compare with, and tell a regulator of both revisions', async () => {
    await store.end({ id: 'mx', publishedBy: 'pia', reason: 'over' });
    expect((await publish('Nothing before')).body.error).toMatchObject({ code: 'invalid' });
    await store.rollback({ id: 'mx', publishedBy: 'pia', reason: 'again' });
    const begun = now + 1_000;
    await publish('Both');
    now += 60_000;
    const shown = await database
      .transaction()
      .execute((open) => readAdverts(open, { from: begun + 1, to: now }));
    expect(shown.map(({ revision }) => revision).sort()).toEqual([1, 2]);
  });
});
