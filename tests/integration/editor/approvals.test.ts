import { sha256Of } from '../../../src/host/store/documentIdentity';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
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
const hourMs = 3_600_000;

describe.each(places)('approval on %s', (place) => {
  let now = 0;
  let shared: TestDatabase;
  let host: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    shared = await openDatabase(place);
    host = await startEditorHost({ database: shared.database, folder: temporaryFolder(), clock });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(() => host.app.close());

  const write = (id: string, title: string) => ana.writeDraft(id, title);
  const publish = (sha256: string, more: object = {}) =>
    pia.post('/templates/p/publish', { sha256, reason: 'go', ...more });
  const auditOf = async (id: string) => {
    const { entries } = (await pia.get(`/audit?templateId=${id}`)).body;
    return entries.map(({ action, accountName }) => `${action} by ${accountName}`);
  };
  const run = () =>
    runSchedule(shared.database, now, (_, error): never => {
      throw error;
    });

  it('needs a second person for these very bytes where the setting says so', async () => {
    const administrator = await host.signedIn('ada', 'administrator');
    await administrator.put('/settings', { requiresApproval: true });
    const { sha256 } = await write('p', 'one');
    expect(await publish(sha256)).toMatchObject({ status: 409, body: { error: { code: 'approvalNeeded' } } });
    expect((await pia.post('/templates/p/approvals', { sha256 })).status).toBe(404);
    await ana.post('/templates/p/approval-requests', { sha256, note: 'please' });
    expect((await pia.get('/templates/p')).body.approvals).toMatchObject([
      { sha256, requestedByName: 'ana', note: 'please' },
    ]);
    expect((await pia.post('/templates/p/approvals', { sha256 })).body.approvals[0]).toMatchObject({
      approvedByName: 'pia',
      approvedAt: now,
    });
    const changed = await write('p', 'two');
    expect((await publish(sha256)).body.error.code).toBe('conflict');
    expect((await publish(changed.sha256)).body.error.code).toBe('approvalNeeded');
    await write('p', 'one');
    expect((await publish(sha256)).status).toBe(200);
  });

  it('lets nobody approve their own work', async () => {
    const document = soundDocument('own');
    const sha256 = sha256Of(document);
    await pia.post('/templates', { document, origin: 'blank' });
    await ana.post('/templates/own/approval-requests', { sha256, note: '' });
    expect((await pia.post('/templates/own/approvals', { sha256 })).status).toBe(403);
    const pablo = await host.signedIn('pablo', 'publisher');
    await pablo.post('/templates/own/approval-requests', { sha256, note: 'mine' });
    expect((await pablo.post('/templates/own/approvals', { sha256 })).status).toBe(403);
    const paz = await host.signedIn('paz', 'publisher');
    expect((await paz.post('/templates/own/approvals', { sha256 })).status).toBe(200);
  });

  it('asks who changed it last too, unless a second person has to approve: they may publish it', async () => {
    const document = soundDocument('p', 'of pia');
    const sha256 = sha256Of(document);
    await pia.post('/templates', { document, origin: 'blank' });
    const bell = async () =>
      (await pia.get('/notices')).body.notices.map(({ kind, templateId }) => [kind, templateId]);
    const waiting = async () => (await pia.get('/templates?waits=me')).body.waitingForMe;
    expect((await ana.get('/templates/p')).body.askable).toEqual(['pia']);
    await ana.post('/templates/p/approval-requests', { sha256, note: '' });
    expect(await bell()).toEqual([['approvalAsked', 'p']]);
    expect(await waiting()).toBe(1);
    expect((await pia.get('/templates/p')).body.approval).toMatchObject({
      waitsFor: ['pia'],
      waitsForYou: true,
      isYours: true,
    });
    expect((await ana.get('/templates/p')).body.approval).not.toHaveProperty('isYours');
    expect((await pia.post('/templates/p/approvals', { sha256 })).status).toBe(403);
    const administrator = await host.signedIn('ada', 'administrator');
    await administrator.put('/settings', { requiresApproval: true });
    expect(await waiting()).toBe(0);
    expect((await ana.get('/templates/p')).body).toMatchObject({
      askable: ['ada'],
      approval: { waitsFor: ['ada'], waitsForYou: false },
    });
    expect((await administrator.get('/templates/p')).body.askable).toEqual([]);
    await administrator.put('/settings', { requiresApproval: false });
    expect((await publish(sha256)).status).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it('tells each person what waits for them, and the asker what was answered', async () => {
    const paz = await host.signedIn('paz', 'publisher');
    await host.signedIn('eva', 'viewer');
    const waiting = async (person: EditorBrowser) => {
      const { templates, total } = (await person.get('/templates?waits=me')).body;
      expect(total).toBe(templates.length);
      return templates.map(({ id, approval }) => [id, approval?.state]);
    };
    const standing = async (person: EditorBrowser) => (await person.get('/templates/p')).body.approval;
    const first = await write('p', 'one');
    await write('other', 'one');
    expect(await standing(ana)).toBeNull();
    await ana.post('/templates/p/approval-requests', { sha256: first.sha256, note: 'please' });
    expect(await standing(pia)).toEqual({
      state: 'waiting',
      sha256: first.sha256,
      requestedByName: 'ana',
      requestedAt: now,
      note: 'please',
      waitsFor: ['paz', 'pia'],
      waitsForYou: true,
    });
    expect((await standing(ana))?.waitsForYou).toBe(false);
    expect(await waiting(pia)).toEqual([['p', 'waiting']]);
    expect(await waiting(ana)).toEqual([]);
    const listed = (await ana.get('/templates')).body.templates;
    expect(listed.map(({ id, approval }) => [id, approval?.waitsFor])).toEqual(
      expect.arrayContaining([
        ['p', ['paz', 'pia']],
        ['other', undefined],
      ]),
    );
    const ask = (note: string, person = pia) =>
      person.post('/templates/p/change-requests', { sha256: first.sha256, note });
    expect((await ask('', pia)).status).toBe(400);
    expect((await ask('no', ana)).status).toBe(403);
    expect((await ask('Say what it costs')).body.approval).toMatchObject({
      state: 'changeAsked',
      answeredByName: 'pia',
      answeredAt: now,
      answer: 'Say what it costs',
    });
    expect((await auditOf('p'))[0]).toBe('changeAsked by pia');
    expect(await waiting(pia)).toEqual([]);
    // It stays in view while the asker changes it, until they ask again.
    const second = await write('p', 'with costs');
    expect(await standing(ana)).toMatchObject({ state: 'changeAsked', waitsFor: ['ana'], waitsForYou: true });
    expect(await waiting(ana)).toEqual([['p', 'changeAsked']]);
    await ana.post('/templates/p/approval-requests', { sha256: second.sha256, note: '' });
    expect([await waiting(ana), await waiting(paz)]).toEqual([[], [['p', 'waiting']]]);
    await write('p', 'with more');
    expect(await standing(ana)).toMatchObject({ state: 'outdated', waitsFor: [] });
    await write('p', 'with costs');
    await paz.post('/templates/p/approvals', { sha256: second.sha256 });
    expect(await standing(ana)).toMatchObject({ state: 'approved', answeredByName: 'paz', waitsFor: [] });
    expect((await ask('too late')).body.error.code).toBe('conflict');
    await publish(second.sha256);
    await write('p', 'three');
    expect(await standing(ana)).toBeNull();
  });

  it('lets an ended campaign be approved and shown again, and nothing that is archived', async () => {
    const administrator = await host.signedIn('ada', 'administrator');
    const { sha256 } = await write('p', 'one');
    await publish(sha256, { endAt: now + hourMs });
    now += hourMs;
    await run();
    await administrator.put('/settings', { requiresApproval: true });
    expect((await publish(sha256)).body.error.code).toBe('approvalNeeded');
    const asked = await ana.post('/templates/p/approval-requests', { sha256, note: '' });
    expect(asked.body.approval?.state).toBe('waiting');
    await pia.post('/templates/p/approvals', { sha256 });
    await pia.post('/templates/p/archive');
    expect((await publish(sha256)).body.error.code).toBe('conflict');
    expect((await pia.post('/templates/p/rollback', { revision: 1, reason: 'x' })).body.error.code).toBe(
      'conflict',
    );
    await pia.post('/templates/p/restore');
    expect((await publish(sha256)).status).toBe(200);
  });
});
