import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();

/** What the issue allows between taking over and whoever had the lock hearing of it, in ms. */
const atMostMs = 1_000;

describe.each(places)('an open template on %s', (place) => {
  let now = 0;
  let shared: TestDatabase;
  let host: EditorHost;
  let second: EditorHost;
  let ana: EditorBrowser;
  let ben: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    shared = await openDatabase(place);
    host = await startEditorHost({ database: shared.database, folder: temporaryFolder(), clock });
    second = await startEditorHost({ database: shared.connect(), folder: temporaryFolder(), clock });
    ana = await host.signedIn('ana', 'editor');
    ben = await second.signedIn('ben', 'publisher');
    await ana.post('/templates', { document: soundDocument('p'), origin: 'blank' });
  }, 60_000);
  afterEach(async () => {
    await host.app.close();
    await second.app.close();
  });

  const look = async (person: EditorBrowser, seen = '') => {
    const { status, body } = await person.get(`/templates/p/watch?seen=${seen}`);
    return { ...body, status };
  };
  /** What one person hears of what another does on another host. */
  const hear = async (change: () => Promise<unknown>) => {
    const { mark } = await look(ana);
    const hearing = look(ana, mark).then((heard) => ({ heard, at: performance.now() }));
    await change();
    const changedAt = performance.now();
    const { heard, at } = await hearing;
    expect(at - changedAt).toBeLessThan(atMostMs);
    expect(heard.mark).not.toBe(mark);
    return heard;
  };

  it('tells within a second, across hosts, who takes over, saves, approves and leaves', async () => {
    await ana.put('/templates/p/lock');
    const before = await look(ana);
    expect(before).toMatchObject({ lock: { accountName: 'ana' }, version: 1, pauseMs: 0 });
    expect(await hear(() => ben.put('/templates/p/lock', { takesOver: true }))).toMatchObject({
      lock: { accountName: 'ben' },
      version: 1,
      standing: before.standing,
    });
    const save = () =>
      ben.put('/templates/p/draft', { document: soundDocument('p', 'ben’s'), baseVersion: 1 });
    const saved = await hear(save);
    expect(saved).toMatchObject({ version: 2, standing: before.standing });
    // Who asks and who is asked hear of each other at once.
    const asks = () => ana.put('/templates/p/lock', { asks: true });
    expect(await hear(asks)).toMatchObject({ lock: { accountName: 'ben', askedBy: { accountName: 'ana' } } });
    const kept = await hear(() => ben.put('/templates/p/lock', { keeps: true }));
    expect(kept.lock).not.toHaveProperty('askedBy');
    const left = await hear(() => ben.delete('/templates/p/lock'));
    expect(left).toMatchObject({ lock: null, version: 2 });
    const { draft } = (await ana.get('/templates/p')).body;
    const asked = { sha256: draft.sha256, note: 'please' };
    const heard = await hear(() => ben.post('/templates/p/approval-requests', asked));
    expect(heard.standing).not.toBe(before.standing);
    // Renewing a lock is nothing to hear of.
    await ben.put('/templates/p/lock');
    const { mark } = await look(ana);
    now += 20_000;
    await ben.put('/templates/p/lock');
    expect((await look(ana)).mark).toBe(mark);
    // Nobody has to do anything for a lock to die.
    await hear(async () => (now += 61_000));
  });

  it('holds so many calls of one person and no more, and answers all when the host ends', async () => {
    const { mark } = await look(ana);
    const asked = Array.from({ length: 21 }, () => look(ana, mark));
    // One finds no room and is answered at once.
    const paused = await Promise.race(asked);
    expect(paused).toMatchObject({ status: 200, mark });
    expect(paused.pauseMs).toBeLessThan(atMostMs);
    await host.app.close();
    const pauses = (await Promise.all(asked)).map(({ pauseMs }) => pauseMs);
    expect(pauses.filter((each) => each === 0)).toHaveLength(20);
    expect((await look(ben, 'unknown')).status).toBe(200);
    expect((await ben.get('/templates/none/watch')).status).toBe(404);
  });
});
