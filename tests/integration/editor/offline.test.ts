import type { Kysely } from 'kysely';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { places, provideDatabases } from '../../support/databases';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { until } from '../../support/until';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;

describe.each(places)('pages taken offline on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let second: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    const shared = await openDatabase(place);
    ({ database } = shared);
    host = await startEditorHost({ database, folder: temporaryFolder(), clock });
    second = await startEditorHost({ database: shared.connect(), folder: temporaryFolder(), clock });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(async () => {
    await host.app.close();
    await second.app.close();
  });

  const write = async (title: string): Promise<string> => {
    const document = soundDocument('p', title);
    const { status, body } = await ana.get('/templates/p');
    if (status === 404) await ana.post('/templates', { document, origin: 'blank' });
    else await ana.put('/templates/p/draft', { document, baseVersion: body.version });
    return sha256Of(document);
  };
  const publish = async (title: string, more: object = {}) =>
    pia.post('/templates/p/publish', { sha256: await write(title), reason: 'go', ...more });
  const takeOffline = (more: object = {}) =>
    pia.post('/templates/p/offline', { reason: 'wrong rate', liveRevision: 1, ...more });
  const entry = async () => (await ana.get('/templates')).body.templates[0];
  const run = () =>
    runSchedule(database, now, (_, error) => {
      throw error;
    });
  const actions = async () => (await pia.get('/audit?templateId=p')).body.entries.map(({ action }) => action);

  it('are gone on every host within two seconds, and back as they were', async () => {
    await publish('one');
    second.source.start();
    const statusBecomes = (status: string) =>
      until(async () => (await second.source.find('p')).status === status, 2_000);
    await statusBecomes('published');
    now += hourMs;
    expect((await takeOffline()).body.publication).toMatchObject({
      action: 'end',
      revision: null,
      previousRevision: 1,
      byName: 'pia',
      reason: 'wrong rate',
    });
    await statusBecomes('ended');
    const offline = { revision: 1, at: now, byName: 'pia', reason: 'wrong rate' };
    expect(await entry()).toMatchObject({ state: 'ended', liveRevision: null, isArchived: false, offline });
    // By hand, so nothing had set it.
    expect((await entry())?.offline).toEqual(offline);
    expect((await ana.get('/templates/p')).body).toMatchObject({ state: 'ended', offline });
    expect((await pia.get('/templates/p/history')).body.publications[0]).toMatchObject({ action: 'end' });
    expect((await actions())[0]).toBe('ended');

    await pia.post('/templates/p/rollback', { revision: 1, liveRevision: 0, reason: 'mended' });
    await statusBecomes('published');
    expect(await entry()).toMatchObject({ state: 'live', liveRevision: 1, offline: null });
    await second.source.stop();
  }, 20_000);

  it('stay offline with a draft, and keep the end that was set for them', async () => {
    const endAt = now + 5 * hourMs;
    await publish('one', { endAt });
    await takeOffline();
    await write('two');
    expect(await entry()).toMatchObject({ state: 'ended', isChanged: true, endAt });
    await pia.post('/templates/p/rollback', { revision: 1, liveRevision: 0, reason: 'mended' });
    now = endAt;
    await run();
    expect(await entry()).toMatchObject({ state: 'ended', liveRevision: null });
  });

  it('take what was to follow them with them, and lose none of it', async () => {
    await publish('one');
    await publish('two', { publishAt: now + hourMs });
    await write('three');
    await takeOffline();
    expect(await entry()).toMatchObject({ state: 'ended', publishAt: null });
    expect((await actions()).slice(0, 2)).toEqual(['scheduleCancelled', 'ended']);
    now += hourMs;
    expect(await run()).toBe(0);
    const { versions } = (await ana.get('/templates/p/versions')).body;
    expect(versions.map(({ sha256 }) => sha256)).toContain(sha256Of(soundDocument('p', 'two')));
  });

  it('are for publishers, who saw what they take away, and give a reason', async () => {
    await publish('one');
    expect((await ana.post('/templates/p/offline', { reason: 'r', liveRevision: 1 })).status).toBe(403);
    expect((await takeOffline({ liveRevision: 2 })).body.error.code).toBe('conflict');
    expect((await takeOffline({ reason: '' })).body.error.code).toBe('invalid');
    expect((await entry())?.liveRevision).toBe(1);
    await takeOffline();
    expect((await takeOffline()).body.error.code).toBe('conflict');
  });
});
