import type { Kysely } from 'kysely';
import type { BundleChecks, BundleDetails, BundleList, NewToken } from '../../../src/generated/editor';
import { holdOverdue, runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
  type Reply,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;
const withFault = { blocks: [{ id: 'a', type: 'hero', props: {} }] };
const bundleOf = ({ body }: Reply): BundleDetails => body as unknown as BundleDetails;

describe.each(places)('bundles on %s', (place) => {
  let now = 0;
  let shared: TestDatabase;
  let database: Kysely<Database>;
  let store: SqlTemplateStore;
  let host: EditorHost;
  let second: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    shared = await openDatabase(place);
    ({ database } = shared);
    store = new SqlTemplateStore(database, clock);
    host = await startEditorHost({ database, folder: temporaryFolder(), clock });
    second = await startEditorHost({ database: shared.connect(), folder: temporaryFolder(), clock });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(async () => {
    await host.app.close();
    await second.app.close();
  });

  const write = (id: string, title: string, more?: object) => ana.writeDraft(id, title, more);
  const make = async (ids: readonly string[], title = 'one'): Promise<BundleDetails> => {
    for (const id of ids) await write(id, title);
    const made = await ana.post('/bundles', { name: 'March', templateIds: ids });
    expect(made.status).toBe(201);
    return bundleOf(made);
  };
  const read = async (id: string) => bundleOf(await pia.get(`/bundles/${id}`));
  const publish = ({ id, sha256, liveSha256 }: BundleDetails, more: object = {}) =>
    pia.post(`/bundles/${id}/publish`, { sha256, liveSha256, reason: 'go', ...more });
  const titles = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => (await store.published(id))?.document.match(/"props":\{"title":"([^"]*)"/)?.[1]),
    );
  const requireApproval = async () =>
    (await host.signedIn('ada', 'administrator')).put('/settings', { requiresApproval: true });
  const rethrow = (_: string, error: unknown): never => {
    throw error;
  };
  const run = (on = database) => runSchedule(on, now, rethrow);
  const actions = async () =>
    (await database.selectFrom('editor_audit').select(['action', 'subject']).orderBy('id').execute())
      .filter(({ action }) => action.startsWith('bundle'))
      .map(({ action, subject }) => `${action} ${subject}`);

  it('are published in one step, with a line for each template and one for the bundle', async () => {
    const made = await make(['b', 'a']);
    expect(made).toMatchObject({ name: 'March', state: 'open', createdByName: 'ana', approval: null });
    expect(made.members.map(({ templateId, before, obstacle }) => [templateId, before, obstacle])).toEqual([
      ['a', null, null],
      ['b', null, null],
    ]);
    const published = await publish(made);
    expect(published.status).toBe(200);
    expect(bundleOf(published)).toMatchObject({
      state: 'published',
      published: { at: now, byName: 'pia', reason: 'go' },
    });
    expect(await titles('a', 'b')).toEqual(['one', 'one']);
    expect((await pia.get('/templates/a')).body).toMatchObject({ draft: null, state: 'live' });
    expect((await store.history('b'))[0]).toMatchObject({ publishedBy: 'pia', reason: 'go' });
    expect(await actions()).toEqual(['bundleMade March', 'bundlePublished March']);
    expect((await publish(made)).status).toBe(409);
    const { bundles } = (await ana.get('/bundles')).body as unknown as BundleList;
    expect(bundles).toMatchObject([{ name: 'March', state: 'published', templates: 2, waitsForYou: false }]);
  });

  it('publish none where one of them may not go live, and say which', async () => {
    const made = await make(['a', 'b', 'c']);
    await write('b', 'changed since');
    const old = await publish(made);
    expect(old).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    await write('c', 'x', withFault);
    const faulty = await publish(await read(made.id));
    expect(faulty).toMatchObject({ status: 422, body: { error: { code: 'blocked' } } });
    const { checked } = (await ana.get(`/bundles/${made.id}/checks`)).body as unknown as BundleChecks;
    expect(checked.map(({ templateId, findings }) => [templateId, findings.length > 0])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
    await write('c', 'mended');
    await ana.post('/templates/b/archive');
    const archived = await publish(await read(made.id));
    expect(archived.body.error.faults).toEqual([{ path: '/templates/b', message: 'archived' }]);
    await ana.post('/templates/b/restore');
    const seen = await read(made.id);
    await store.publish({ document: soundDocument('a', 'terminal'), publishedBy: 't', reason: 'meanwhile' });
    expect((await publish(seen)).body.error).toMatchObject({ code: 'conflict' });
    expect(await titles('a', 'b', 'c')).toEqual(['terminal', undefined, undefined]);
    expect((await publish(await read(made.id))).status).toBe(200);
    expect(await titles('a', 'b', 'c')).toEqual(['one', 'changed since', 'mended']);
  });

  it('take back everything where the database fails in the midst', async () => {
    const made = await make(['a', 'b']);
    // What the second template's revision collides with.
    const row = {
      template_id: 'b',
      revision: 1,
      document: '{}',
      sha256: 'x',
      created_at: 0,
      created_by: 'x',
    };
    await database.insertInto('templates').values({ id: 'b', live_revision: null, created_at: 0 }).execute();
    const newest = new SqlTemplateStore(database, clock);
    await database.insertInto('template_revisions').values(row).execute();
    await database
      .insertInto('template_publications')
      .values({
        sequence: (await newest.sequence()) + 2,
        template_id: 'b',
        action: 'end',
        revision: null,
        previous_revision: 1,
        published_by: 'x',
        reason: '',
        published_at: 0,
      })
      .execute();
    expect((await publish(made)).status).toBe(500);
    expect(await titles('a', 'b')).toEqual([undefined, undefined]);
    expect((await read(made.id)).state).toBe('open');
    expect(await actions()).toEqual(['bundleMade March']);
  });

  it('are approved together, and one changed byte in any of them voids that', async () => {
    await requireApproval();
    const made = await make(['a', 'b']);
    expect((await publish(made)).body.error.code).toBe('approvalNeeded');
    expect(made.askable).toEqual(['ada', 'pia']);
    const { id, sha256 } = made;
    const ask = (bytes: string) =>
      ana.post(`/bundles/${id}/approval-requests`, { sha256: bytes, note: 'all?' });
    expect((await ask(sha256)).status).toBe(200);
    expect((await read(id)).approval).toMatchObject({
      state: 'waiting',
      requestedByName: 'ana',
      waitsFor: ['ada', 'pia'],
      waitsForYou: true,
    });
    expect((await pia.post(`/bundles/${id}/approvals`, { sha256 })).status).toBe(200);
    await write('b', 'one!');
    const changed = await read(id);
    expect(changed.approval?.state).toBe('outdated');
    expect(changed.members.map(({ templateId, isChanged }) => [templateId, isChanged])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    const refused = await publish(changed);
    expect(refused.body.error).toMatchObject({
      code: 'approvalNeeded',
      faults: [{ path: '/templates/b' }],
    });
    expect((await pia.post(`/bundles/${id}/approvals`, { sha256: changed.sha256 })).status).toBe(404);
    // The very bytes again are what was approved.
    await write('b', 'one');
    expect((await publish(await read(id))).status).toBe(200);
    expect(await titles('a', 'b')).toEqual(['one', 'one']);
  });

  it('are answered by a second person alone, who may ask for a change', async () => {
    await requireApproval();
    const made = await make(['a', 'b']);
    const { id } = made;
    await pia.put('/templates/b/draft', {
      document: soundDocument('b', 'by pia'),
      baseVersion: (await pia.get('/templates/b')).body.version,
    });
    const { sha256, askable } = await read(id);
    expect(askable).toEqual(['ada']);
    await ana.post(`/bundles/${id}/approval-requests`, { sha256, note: '' });
    expect((await pia.post(`/bundles/${id}/approvals`, { sha256 })).body.error.code).toBe('forbidden');
    const ada = await host.signedIn('ada', 'administrator');
    const asked = await ada.post(`/bundles/${id}/change-requests`, { sha256, note: 'Too loud' });
    expect(bundleOf(asked).approval).toMatchObject({
      state: 'changeAsked',
      answeredByName: 'ada',
      answer: 'Too loud',
      waitsFor: ['ana'],
    });
    expect((await publish(await read(id))).body.error.code).toBe('approvalNeeded');
    expect(await actions()).toEqual([
      'bundleMade March',
      'bundleApprovalRequested March',
      'bundleChangeAsked March',
    ]);
  });

  it('are published at their time, all or none, by one of many hosts', async () => {
    const made = await make(['a', 'b']);
    const publishAt = now + hourMs;
    const scheduled = await publish(made, { publishAt });
    expect(bundleOf(scheduled)).toMatchObject({ state: 'scheduled', schedule: { publishAt, byName: 'pia' } });
    await write('a', 'written since');
    expect((await pia.get(`/calendar?from=${now}&until=${now + 2 * hourMs}`)).body).toMatchObject({
      events: [
        { templateId: 'a', kind: 'start', at: publishAt, isPlanned: true },
        { templateId: 'b', kind: 'start', at: publishAt, isPlanned: true },
      ],
    });
    expect(await run()).toBe(0);
    now = publishAt;
    const done = await Promise.all([run(), run(shared.connect()), run(shared.connect())]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await titles('a', 'b')).toEqual(['one', 'one']);
    expect((await pia.get('/templates/a')).body.state).toBe('changed');
    expect(await actions()).toEqual(['bundleMade March', 'bundleScheduled March', 'bundlePublished March']);
  });

  it('say why nothing was published at their time, and keep what was set', async () => {
    const made = await make(['a', 'b']);
    await publish(made, { publishAt: now + hourMs });
    await store.publish({ document: soundDocument('b', 'terminal'), publishedBy: 't', reason: 'meanwhile' });
    await write('a', 'written since');
    now += hourMs;
    expect(await run()).toBe(0);
    const dropped = await read(made.id);
    expect(dropped).toMatchObject({
      state: 'open',
      schedule: null,
      failed: { at: now, publishAt: now, why: 'liveChanged', templateId: 'b' },
    });
    expect(await titles('a', 'b')).toEqual([undefined, 'terminal']);
    const { versions } = (await ana.get('/templates/a/versions')).body;
    expect(versions[0]).toMatchObject({ reason: 'discarded', savedByName: 'pia' });
    expect((await publish(dropped)).status).toBe(200);
    expect((await read(made.id)).failed).toBeNull();
  });

  it('are held after a restore, and cancelled by who may publish', async () => {
    const made = await make(['a']);
    await publish(made, { publishAt: now + hourMs });
    now += 2 * hourMs;
    expect(await holdOverdue(database, now)).toEqual(['March']);
    const held = await read(made.id);
    expect(held).toMatchObject({ state: 'open', failed: { why: 'restored', templateId: null } });
    await publish(held, { publishAt: now + hourMs });
    expect((await publish(await read(made.id))).status).toBe(409);
    expect(bundleOf(await pia.delete(`/bundles/${made.id}/schedule`)).state).toBe('open');
    expect((await ana.delete(`/bundles/${made.id}`)).status).toBe(204);
    expect((await pia.get(`/bundles/${made.id}`)).status).toBe(404);
    expect((await pia.get('/templates/a')).body.draft).not.toBeNull();
  });

  it('go back to what was live before, all of it, or say what was published anew since', async () => {
    const first = await make(['a', 'b'], 'one');
    await publish(first);
    const later = await make(['a', 'b', 'c'], 'two');
    await publish(later);
    const back = (id: string) => pia.post(`/bundles/${id}/rollback`, { reason: 'wrong day' });
    const torn = await back(first.id);
    expect(torn.body.error).toMatchObject({
      code: 'conflict',
      faults: [
        { path: '/templates/a', message: 'publishedSince' },
        { path: '/templates/b', message: 'publishedSince' },
      ],
    });
    expect(await titles('a', 'b', 'c')).toEqual(['two', 'two', 'two']);
    expect(bundleOf(await back(later.id))).toMatchObject({
      state: 'rolledBack',
      rolledBack: { byName: 'pia', reason: 'wrong day' },
    });
    expect(await titles('a', 'b', 'c')).toEqual(['one', 'one', undefined]);
    expect((await pia.get('/templates/c')).body.state).toBe('ended');
    expect((await back(later.id)).status).toBe(409);
    // What the first one published is live again, so that it can be taken back too.
    expect(bundleOf(await back(first.id)).state).toBe('rolledBack');
    expect(await titles('a', 'b')).toEqual([undefined, undefined]);
  });

  it('are published once by two hosts at the same moment', async () => {
    const made = await make(['a', 'b', 'c']);
    const other = await second.signedIn('pia', 'publisher');
    const { id, sha256 } = made;
    const payload = { sha256, reason: 'go' };
    const replies = await Promise.all([
      pia.post(`/bundles/${id}/publish`, payload),
      other.post(`/bundles/${id}/publish`, payload),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const template of ['a', 'b', 'c']) expect(await store.history(template)).toHaveLength(1);
  });

  it('keep the end of a campaign, and do not touch a template with a time of its own', async () => {
    const { sha256 } = await write('a', 'one');
    await pia.post('/templates/a/publish', { sha256, reason: 'go', endAt: now + 3 * hourMs });
    const made = await make(['a', 'b'], 'two');
    const { members } = made;
    await pia.post('/templates/b/publish', {
      sha256: members[1]?.sha256,
      reason: 'alone',
      publishAt: now + hourMs,
    });
    expect((await publish(await read(made.id))).body.error.faults).toEqual([
      { path: '/templates/b', message: 'scheduledAlone' },
    ]);
    await pia.delete('/templates/b/schedule');
    expect((await publish(await read(made.id))).status).toBe(200);
    expect((await pia.get('/templates/a')).body).toMatchObject({ schedule: { endAt: now + 3 * hourMs } });
  });

  it('are out of reach for a token of another market, whole', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    await write('in', 'one', { market: 'in' });
    const made = bundleOf(await ana.post('/bundles', { name: 'Two', templateIds: ['in'] }));
    const token = await ada.post('/tokens/machine', {
      name: 'ci',
      scope: 'publish',
      markets: ['mx'],
      expiresInDays: 1,
    });
    const { secret } = token.body as unknown as NewToken;
    const call = (method: string, url: string, body?: object) =>
      host.browser().call(method, url, { headers: { authorization: `Bearer ${secret}` }, body });
    expect((await call('GET', '/bundles')).body).toEqual({ bundles: [] });
    expect((await call('GET', `/bundles/${made.id}`)).status).toBe(403);
    const payload = { sha256: made.sha256, reason: 'go' };
    expect((await call('POST', `/bundles/${made.id}/publish`, payload)).status).toBe(403);
    expect((await call('POST', '/bundles', { name: 'Mine', templateIds: ['in'] })).status).toBe(403);
    expect(await store.published('in')).toBeUndefined();
  });

  it('hold only what has a draft, and can be put together anew', async () => {
    const made = await make(['a']);
    const unknown = await ana.post('/bundles', { name: 'x', templateIds: ['a', 'nothing'] });
    expect(unknown.body.error).toMatchObject({ code: 'invalid', faults: [{ path: '/templateIds/1' }] });
    await write('b', 'one');
    const changed = bundleOf(await ana.put(`/bundles/${made.id}`, { name: 'April', templateIds: ['b'] }));
    expect(changed).toMatchObject({ name: 'April', members: [{ templateId: 'b' }] });
    const [member] = changed.members;
    await pia.post('/templates/b/publish', { sha256: member?.sha256, reason: 'alone' });
    expect((await read(made.id)).members[0]).toMatchObject({ after: null, obstacle: 'noDraft' });
  });
});
