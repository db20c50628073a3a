import { shippedRules } from '../../../src/template/check/testing/shippedRules';
import type { Kysely } from 'kysely';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import {
  editorOrigin,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;
const withoutHero = { blocks: [{ id: 'a', type: 'richText', props: { html: '<p>Hello</p>' } }] };
const withFault = { blocks: [{ id: 'a', type: 'hero', props: {} }] };

describe.each(places)('publishing on %s', (place) => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let shared: TestDatabase;
  let database: Kysely<Database>;
  let host: EditorHost;
  let second: EditorHost;
  let store: SqlTemplateStore;
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
  const publish = (sha256: string, more: object = {}, id = 'p') =>
    pia.post(`/templates/${id}/publish`, { sha256, reason: 'go', ...more });
  const seen = async (app: EditorHost, id: string) => {
    await app.source.poll();
    return app.source.find(id);
  };
  const rethrow = (_: string, error: unknown): never => {
    throw error;
  };
  const run = (on = database) => runSchedule(on, now, rethrow);
  const auditOf = async (id: string) => {
    const { entries } = (await pia.get(`/audit?templateId=${id}`)).body;
    return entries.map(({ action, accountName }) => `${action} by ${accountName}`);
  };

  it('publishes the bytes that were seen, and no others', async () => {
    const { document, sha256 } = await write('p', 'one');
    await write('p', 'two');
    expect(await publish(sha256)).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    const later = await write('p', 'one');
    expect((await publish(later.sha256)).body.publication).toMatchObject({
      action: 'publish',
      revision: 1,
      byName: 'pia',
      reason: 'go',
      at: now,
    });
    expect((await pia.get('/templates/p')).body).toMatchObject({
      draft: null,
      state: 'live',
      live: { document, sha256, publishedByName: 'pia' },
    });
    expect(await seen(second, 'p')).toMatchObject({ status: 'published', template: { document } });
    expect((await auditOf('p'))[0]).toBe('published by pia');
  });

  it('does not replace what the caller has not seen live', async () => {
    const first = await write('p', 'one');
    await publish(first.sha256, { liveRevision: 0 });
    const { sha256 } = await write('p', 'two');
    await store.publish({
      document: soundDocument('p', 'from the terminal'),
      publishedBy: 'terminal',
      reason: 'meanwhile',
    });
    expect(await publish(sha256, { liveRevision: 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' } },
    });
    expect((await pia.get('/templates/p')).body).toMatchObject({
      draft: { sha256 },
      live: { revision: 2, publishedByName: 'terminal' },
    });
    expect((await publish(sha256, { liveRevision: 2 })).body.publication).toMatchObject({ revision: 3 });
  });

  it('tells the check panel what publishing would know', async () => {
    const { sha256 } = await write('p', 'one');
    expect((await ana.get('/templates/p/surroundings')).body).toEqual({
      origin: editorOrigin,
      published: [],
      pictures: [],
      gonePictures: [],
      fontBytes: 0,
      marketRules: [
        { market: 'mx', rules: shippedRules.mx.rules },
        { market: 'in', rules: shippedRules.in.rules },
      ],
    });
    await publish(sha256);
    expect((await ana.get('/templates/p/surroundings')).body).toMatchObject({ published: ['p'] });
    expect((await ana.get('/templates/unknown/surroundings')).status).toBe(404);
  });

  it('is stopped by errors, and asks at warnings', async () => {
    const wrong = await write('p', 'x', withFault);
    const blocked = await publish(wrong.sha256, { acceptsWarnings: true });
    expect(blocked).toMatchObject({
      status: 422,
      body: { error: { code: 'blocked', findings: [{ severity: 'error', block: 'a' }] } },
    });
    expect(await store.published('p')).toBeUndefined();
    const doubtful = await write('p', 'x', withoutHero);
    expect(await publish(doubtful.sha256)).toMatchObject({
      status: 422,
      body: { error: { code: 'warnings', findings: [{ rule: 'heroMissing' }] } },
    });
    expect((await publish(doubtful.sha256, { acceptsWarnings: true })).status).toBe(200);
  });

  it('writes the audit row in the transaction of the publication: both or none', async () => {
    const { sha256 } = await write('p', 'one');
    const rows = async () =>
      (await database.selectFrom('editor_audit').select('id').where('action', '=', 'published').execute())
        .length;
    const before = await rows();
    const time = now;
    now = Number.NaN;
    const reply = await pia.post('/templates/p/publish', { sha256, reason: 'go' }).catch(() => undefined);
    now = time;
    expect(reply?.status ?? 500).toBeGreaterThanOrEqual(400);
    expect(await store.published('p')).toBeUndefined();
    expect(await rows()).toBe(before);
  });

  it('needs nobody else to set an end for what is live, but to change it, to set it anew or to start it again', async () => {
    const live = await write('p', 'one');
    await publish(live.sha256);
    const administrator = await host.signedIn('ada', 'administrator');
    await administrator.put('/settings', { requiresApproval: true });
    const other = await write('p', 'two');
    expect((await publish(other.sha256, { endAt: now + hourMs })).body.error.code).toBe('approvalNeeded');
    await pia.delete('/templates/p/draft');
    expect(
      (await publish(live.sha256, { publishAt: now + hourMs, endAt: now + 2 * hourMs })).body.error.code,
    ).toBe('approvalNeeded');
    expect((await publish(live.sha256, { endAt: now + 2 * hourMs })).body).toMatchObject({
      schedule: { endAt: now + 2 * hourMs },
    });
    expect((await publish(live.sha256, { endAt: now + hourMs })).status).toBe(200);
    now += hourMs;
    expect(await run()).toBe(1);
    expect((await seen(second, 'p')).status).toBe('ended');
    expect((await publish(live.sha256)).body.error.code).toBe('approvalNeeded');
    expect((await publish(live.sha256, { endAt: now + hourMs })).body.error.code).toBe('approvalNeeded');
    expect(await store.history('p')).toHaveLength(2);
  });

  it('tells that the draft changed since it was scheduled, and schedules what it says now in its place', async () => {
    const [publishAt, endAt] = [now + hourMs, now + 2 * hourMs];
    const first = await write('p', 'one');
    await publish(first.sha256, { publishAt });
    const entry = async () => (await ana.get('/templates')).body.templates.find(({ id }) => id === 'p');
    const standing = async () => (await ana.get('/templates/p/watch?after=')).body.standing;
    expect(await entry()).toMatchObject({ publishAt, isChangedSinceScheduled: false });
    const changed = await write('p', 'two');
    expect(await entry()).toMatchObject({ publishAt, isChangedSinceScheduled: true });
    const before = await standing();
    const replaced = await publish(changed.sha256, { publishAt, endAt, reason: 'with the new title' });
    expect(replaced.body.schedule).toMatchObject({ sha256: changed.sha256, publishAt, endAt });
    expect(await standing()).not.toBe(before);
    expect(await entry()).toMatchObject({ publishAt, endAt, isChangedSinceScheduled: false });
    now = publishAt;
    expect(await run()).toBe(1);
    expect(await seen(second, 'p')).toMatchObject({ template: { document: changed.document } });
    expect((await auditOf('p')).filter((line) => line.startsWith('schedule'))).toEqual([
      'scheduled by pia',
      'scheduled by pia',
    ]);
  });

  it('goes live at its time and ends at its time, each once, whichever of many hosts comes first', async () => {
    const { document, sha256 } = await write('p', 'one');
    const [publishAt, endAt] = [now + hourMs, now + 2 * hourMs];
    const reply = await publish(sha256, { publishAt, endAt });
    expect(reply.body).toEqual({ schedule: { sha256, publishAt, endAt, byName: 'pia', reason: 'go' } });
    await write('p', 'written since');
    const connections = [database, shared.connect(), shared.connect()];
    const runAll = async () =>
      (await Promise.all(connections.map((each) => run(each)))).reduce((sum, count) => sum + count, 0);
    expect(await runAll()).toBe(0);
    expect((await ana.get('/templates/p')).body.state).toBe('scheduled');
    now = publishAt;
    expect(await runAll()).toBe(1);
    expect(await seen(second, 'p')).toMatchObject({ status: 'published', template: { document } });
    expect((await ana.get('/templates/p')).body).toMatchObject({
      state: 'changed',
      schedule: { publishAt: null, endAt },
    });
    now = endAt;
    expect(await runAll()).toBe(1);
    expect(await seen(second, 'p')).toEqual({ status: 'ended', after: undefined });
    expect((await ana.get('/templates/p/history')).body.publications).toMatchObject([
      { action: 'end', revision: null, previousRevision: 1, byName: 'pia', setFor: endAt },
      { action: 'publish', revision: 1, setFor: publishAt },
    ]);
    const offline = { revision: 1, at: endAt, byName: 'pia', reason: 'go', setFor: endAt };
    expect((await ana.get('/templates/p')).body).toMatchObject({ state: 'ended', offline });
    expect((await ana.get('/templates')).body.templates[0]).toMatchObject({ offline });
    expect(await runAll()).toBe(0);
    expect(await auditOf('p')).toEqual(
      expect.arrayContaining(['scheduled by pia', 'published by pia', 'ended by pia']),
    );
  });

  it('never shows a campaign late that is over already', async () => {
    const { sha256 } = await write('p', 'one');
    await publish(sha256, { publishAt: now + hourMs, endAt: now + 2 * hourMs });
    now += 3 * hourMs;
    await run();
    expect(await store.history('p')).toEqual([]);
    expect((await ana.get('/templates/p')).body).toMatchObject({ state: 'draft', schedule: null });
  });

  it('keeps the bytes of a campaign that is over before any host could show it, where the draft has gone on', async () => {
    const planned = await write('p', 'planned');
    await publish(planned.sha256, { publishAt: now + hourMs, endAt: now + 2 * hourMs });
    const since = await write('p', 'written since');
    now += 3 * hourMs;
    await run();
    const { versions } = (await ana.get('/templates/p/versions')).body;
    const kept = versions.find(({ sha256 }) => sha256 === planned.sha256);
    expect(kept).toMatchObject({ reason: 'discarded', savedAt: now, savedByName: 'pia' });
    expect((await ana.get(`/templates/p/versions/${kept?.number ?? 0}`)).body).toMatchObject({
      document: planned.document,
    });
    expect((await ana.get('/templates/p')).body).toMatchObject({
      state: 'draft',
      schedule: null,
      draft: { sha256: since.sha256 },
    });
  });

  it('cancels what was set, and refuses times that make no sense', async () => {
    const { sha256 } = await write('p', 'one');
    expect((await publish(sha256, { publishAt: now })).status).toBe(400);
    expect((await publish(sha256, { publishAt: now + hourMs, endAt: now + hourMs })).status).toBe(400);
    await publish(sha256, { publishAt: now + hourMs });
    expect((await pia.delete('/templates/p/schedule')).body).toMatchObject({
      schedule: null,
      state: 'draft',
    });
    now += 2 * hourMs;
    expect(await run()).toBe(0);
  });

  it('shows what follows an ended campaign, else a page that says so', async () => {
    await write('next', 'next');
    await publish((await write('next', 'next 2')).sha256, {}, 'next');
    const { sha256 } = await write('p', 'one', { links: { after: 'next' } });
    await publish(sha256, { endAt: now + hourMs });
    const lone = await write('lone', 'lone');
    await publish(lone.sha256, { endAt: now + hourMs }, 'lone');
    now += hourMs;
    expect(await run()).toBe(2);
    await host.source.poll();
    const page = async (url: string) => host.app.inject({ url });
    expect((await page('/landing?id=p')).body).toContain('<p>next 1 ');
    expect(await page('/landing?id=lone')).toMatchObject({
      statusCode: 410,
      body: expect.stringContaining('ended') as string,
    });
    const call = '/api/v2/youmi/service/channel/channel-template?templateId=';
    expect((await page(`${call}p`)).json()).toMatchObject({ code: '00', data: { id: 'next' } });
    const ended = await page(`${call}lone`);
    expect(ended.statusCode).toBe(410);
    expect(ended.json()).toMatchObject({ code: '410', message: expect.stringMatching(/ended/) as string });
    expect((await page('/landing?id=never')).statusCode).toBe(404);
  });

  it('rolls back, also out of an end', async () => {
    const one = await write('p', 'one');
    await publish(one.sha256);
    const two = await write('p', 'two');
    await publish(two.sha256, { endAt: now + hourMs });
    expect((await pia.post('/templates/p/rollback', { reason: 'typo' })).body.publication).toMatchObject({
      action: 'rollback',
      revision: 1,
    });
    expect(await seen(second, 'p')).toMatchObject({ template: { document: one.document } });
    expect((await pia.post('/templates/p/rollback', { revision: 9, reason: 'x' })).status).toBe(409);
    now += hourMs;
    await run();
    expect((await seen(second, 'p')).status).toBe('ended');
    expect((await ana.get('/templates/p')).body).toMatchObject({
      state: 'ended',
      live: null,
      draft: { document: one.document },
    });
    expect((await pia.post('/templates/p/rollback', { reason: 'too early' })).body.publication.revision).toBe(
      1,
    );
    expect((await ana.get('/templates/p/revisions/2')).body).toMatchObject({
      document: two.document,
      createdByName: 'pia',
    });
    expect((await ana.get('/templates/p/revisions/3')).status).toBe(404);
  });

  it('rolls nothing back over what the caller has not seen live', async () => {
    for (const title of ['one', 'two']) await publish((await write('p', title)).sha256);
    const urgent = await write('p', 'urgent');
    await publish(urgent.sha256);
    const stale = await pia.post('/templates/p/rollback', { revision: 1, reason: 'typo', liveRevision: 2 });
    expect(stale).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
    expect(await seen(second, 'p')).toMatchObject({ template: { document: urgent.document } });
    expect(
      (await pia.post('/templates/p/rollback', { revision: 1, reason: 'typo', liveRevision: 3 })).body
        .publication,
    ).toMatchObject({ revision: 1, previousRevision: 3 });
    expect(
      (await pia.post('/templates/p/rollback', { revision: 2, reason: 'as before there was such a field' }))
        .status,
    ).toBe(200);
  });

  const failedOf = async (id = 'p') => (await ana.get(`/templates/${id}`)).body.failedSchedule;

  /** Two revisions are live one after the other, and a third is set for the next hour. */
  async function schedule(more: object = {}) {
    for (const title of ['one', 'two']) await publish((await write('p', title)).sha256);
    const planned = await write('p', 'planned');
    expect((await publish(planned.sha256, { publishAt: now + hourMs, ...more })).status).toBe(200);
    return planned;
  }

  it.each<[string, () => Promise<unknown>]>([
    ['a rollback in the editor', () => pia.post('/templates/p/rollback', { revision: 1, reason: 'urgent' })],
    [
      'a rollback in the terminal',
      () => store.rollback({ id: 'p', publishedBy: 'terminal', reason: 'urgent' }),
    ],
    [
      'a publication in the terminal',
      () =>
        store.publish({ document: soundDocument('p', 'urgent'), publishedBy: 'terminal', reason: 'urgent' }),
    ],
  ])('drops what was scheduled where something else went live meanwhile: %s', async (_, meanwhile) => {
    const planned = await schedule({ endAt: now + 2 * hourMs });
    const publishAt = now + hourMs;
    await meanwhile();
    const live = await store.published('p');
    now = publishAt;
    expect(await run()).toBe(0);
    expect(await store.published('p')).toEqual(live);
    expect((await ana.get('/templates/p')).body).toMatchObject({
      state: 'changed',
      schedule: null,
      draft: { sha256: planned.sha256 },
    });
    expect(await failedOf()).toEqual({
      at: now,
      why: 'liveChanged',
      byName: 'pia',
      publishAt,
      endAt: publishAt + hourMs,
    });
    expect((await auditOf('p'))[0]).toBe('scheduleFailed by vitrina');
    now = publishAt + hourMs;
    expect(await run()).toBe(0);
    expect(await store.published('p')).toEqual(live);
    // What is decided anew answers it.
    await publish(planned.sha256, { publishAt: now + hourMs });
    expect(await failedOf()).toBeUndefined();
    now += hourMs;
    expect(await run()).toBe(1);
    expect(await store.published('p')).toMatchObject({ sha256: planned.sha256 });
  });

  it.each<[string, string, (administrator: EditorBrowser, piaId: string) => Promise<unknown>]>([
    [
      'nobody approved what must be approved by now',
      'approvalNeeded',
      (ada) => ada.put('/settings', { requiresApproval: true }),
    ],
    [
      'whoever set it is disabled by now',
      'mayNotPublish',
      (ada, id) => ada.patch(`/accounts/${id}`, { isDisabled: true }),
    ],
    [
      'whoever set it is no publisher by now',
      'mayNotPublish',
      (ada, id) => ada.patch(`/accounts/${id}`, { role: 'editor' }),
    ],
  ])('drops what was scheduled where %s', async (_, why, meanwhile) => {
    const administrator = await host.signedIn('ada', 'administrator');
    const planned = await schedule();
    const { id } = (await pia.get('/session')).body.account;
    expect(await meanwhile(administrator, id)).toMatchObject({ status: 200 });
    // The draft has gone on: the schedule alone holds what was planned.
    await write('p', 'written since');
    now += hourMs;
    expect(await run()).toBe(0);
    expect(await store.published('p')).toMatchObject({ revision: 2 });
    expect(await failedOf()).toMatchObject({ why, byName: 'pia' });
    const { versions } = (await ana.get('/templates/p/versions')).body;
    expect(versions.map(({ sha256 }) => sha256)).toContain(planned.sha256);
  });

  it('keeps the end of a campaign through a rollback, but not for what the terminal published since', async () => {
    for (const id of ['p', 'q']) {
      await publish((await write(id, 'one')).sha256, {}, id);
      await publish((await write(id, 'two')).sha256, { endAt: now + hourMs }, id);
    }
    await pia.post('/templates/p/rollback', { reason: 'typo' });
    await store.publish({
      document: soundDocument('q', 'of the terminal'),
      publishedBy: 'terminal',
      reason: 'new',
    });
    now += hourMs;
    expect(await run()).toBe(1);
    expect((await seen(second, 'p')).status).toBe('ended');
    expect((await seen(second, 'q')).status).toBe('published');
    expect(await failedOf('q')).toEqual({
      at: now,
      why: 'liveChanged',
      byName: 'pia',
      publishAt: null,
      endAt: now,
    });
  });

  it('keeps an end, whichever of the revisions that there were is brought back within it', async () => {
    const one = await write('p', 'one');
    await publish(one.sha256);
    await publish((await write('p', 'two')).sha256);
    await pia.post('/templates/p/rollback', { reason: 'typo' });
    expect((await publish(one.sha256, { endAt: now + hourMs })).status).toBe(200);
    await pia.post('/templates/p/rollback', { revision: 2, reason: 'none after all' });
    now += hourMs;
    expect(await run()).toBe(1);
    expect((await seen(second, 'p')).status).toBe('ended');
  });

  it('keeps the end of a campaign that a host of the version before has put live', async () => {
    await publish((await write('p', 'one')).sha256);
    const campaign = await write('p', 'two');
    const [publishAt, endAt] = [now + hourMs, now + 2 * hourMs];
    await publish(campaign.sha256, { publishAt, endAt });
    await store.publish({ document: campaign.document, publishedBy: 'pia', reason: 'go' });
    // It writes back all columns that it read, also those that it does not know.
    await database
      .updateTable('editor_schedules')
      .set({ document: null, publish_at: null, due_at: endAt })
      .execute();
    now = endAt;
    expect(await run()).toBe(1);
    expect((await seen(second, 'p')).status).toBe('ended');
  });

  it('leaves what is due to another host once its own ends', async () => {
    await publish((await write('p', 'one')).sha256, { publishAt: now + hourMs });
    now += hourMs;
    expect(await runSchedule(database, now, rethrow, AbortSignal.abort())).toBe(0);
    expect(await run()).toBe(1);
  });

  it('does what is due beside any number of schedules that fail, and says which', async () => {
    const good = await write('p', 'good');
    await publish(good.sha256, { publishAt: now + hourMs });
    const [row] = await database.selectFrom('editor_schedules').selectAll().execute();
    const [template] = await database.selectFrom('editor_templates').selectAll().execute();
    const broken = Array.from({ length: 53 }, (_, position) => `broken-${String(position).padStart(2, '0')}`);
    for (const id of broken) {
      await database
        .insertInto('editor_templates')
        .values({ ...template!, id })
        .execute();
      await database
        .insertInto('editor_schedules')
        .values({ ...row!, template_id: id, document: '{', due_at: now + 1 })
        .execute();
    }
    now += hourMs;
    const failed: string[] = [];
    expect(await runSchedule(database, now, (id) => void failed.push(id))).toBe(1);
    expect(failed).toEqual(broken);
    expect(await store.published('p')).toMatchObject({ sha256: good.sha256 });
    expect(await runSchedule(database, now, () => undefined)).toBe(0);
  });

  it('has what the terminal did in its list and its log', async () => {
    await store.publish({
      document: soundDocument('t'),
      publishedBy: 'root (terminal)',
      actor: { id: null, name: 'terminal' },
      reason: 'by hand',
    });
    expect((await ana.get('/templates')).body.templates).toMatchObject([
      { id: 't', name: 'Page t', state: 'live', liveRevision: 1, changedByName: 'terminal' },
    ]);
    const { entries } = (await pia.get('/audit?templateId=t')).body;
    expect(entries).toMatchObject([
      {
        action: 'published',
        accountName: 'terminal',
        accountId: null,
        detail: { revision: 1, reason: 'by hand', by: 'root (terminal)' },
      },
    ]);
  });

  it('neither loses nor stalls when editor, terminal and schedule publish at once', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await write(id, 'first');
    const terminal = new SqlTemplateStore(shared.connect(), clock);
    const moves = ids.flatMap((id) => [
      publish(sha256Of(soundDocument(id, 'first')), {}, id),
      terminal.publish({ document: soundDocument(id, 'terminal'), publishedBy: 'terminal', reason: 'r' }),
    ]);
    await Promise.all(moves);
    for (const id of ids)
      expect((await store.history(id)).map(({ revision }) => revision).sort()).toEqual([1, 2]);
    expect(await store.sequence()).toBe(ids.length * 2);
  });
});
