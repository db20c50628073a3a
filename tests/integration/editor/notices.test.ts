import type { Kysely } from 'kysely';
import type { CommentThread, Notice, NoticeList } from '../../../src/generated/editor';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import { deleteExpired } from '../../../src/host/operations/retention/deleteExpired';
import type { Database } from '../../../src/host/store/database';
import { dayMs } from '../../../src/kernel/date';
import { places, provideDatabases } from '../../support/databases';
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

const threadIn = ({ body }: Reply) => (body as unknown as { thread: CommentThread }).thread;
const listIn = ({ body }: Reply) => body as unknown as NoticeList;
const kindsOf = (notices: readonly Notice[]) => notices.map(({ kind, byName }) => [kind, byName]);

describe.each(places)('notices on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let ada: EditorBrowser;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  let vic: EditorBrowser;
  const ids: Record<string, string> = {};

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ada = await host.signedIn('ada', 'administrator');
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
    vic = await host.signedIn('vic', 'viewer');
    for (const [name, browser] of Object.entries({ ada, ana, pia, vic }))
      ids[name] = (await browser.get('/session')).body.account.id;
    const document = soundDocument('p', 'Hello', { market: 'mx' });
    await ana.post('/templates', { document, origin: 'blank' });
  }, 60_000);
  afterEach(() => host.app.close());

  const notices = async (who: EditorBrowser) => listIn(await who.get('/notices')).notices;
  const comment = async (who: EditorBrowser, text: string, mentions: string[] = []) =>
    threadIn(await who.post('/templates/p/comments', { blockId: null, text, mentions }));
  const answer = (who: EditorBrowser, thread: string, text: string, mentions: string[] = []) =>
    who.post(`/templates/p/comments/${thread}`, { text, mentions });

  it('leave out what another version wrote and this one has no words for', async () => {
    await comment(vic, '@ana see', [ids.ana ?? '']);
    await comment(vic, '@ana and this', [ids.ana ?? '']);
    const [newest] = await notices(ana);
    await database
      .updateTable('editor_notices')
      .set({ kind: 'ofTomorrow' })
      .where('position', '=', newest?.id ?? 0)
      .execute();
    expect((await notices(ana)).map(({ excerpt }) => excerpt)).toEqual(['@ana see']);
  });

  it('tell who is mentioned and who is answered, each once, and nobody of their own words', async () => {
    const { id } = await comment(vic, '@ana and @vic\nsee', [ids.ana ?? '', ids.vic ?? '']);
    expect(await notices(vic)).toEqual([]);
    expect(await notices(ana)).toEqual([
      {
        id: expect.any(Number) as number,
        kind: 'mentioned',
        at: now,
        byName: 'vic',
        templateId: 'p',
        templateName: 'Page p',
        bundleId: null,
        bundleName: null,
        threadId: id,
        excerpt: '@ana and @vic see',
        isRead: false,
      },
    ]);
    await answer(pia, id, '@vic hm', [ids.vic ?? '']);
    expect(kindsOf(await notices(vic))).toEqual([['mentioned', 'pia']]);
    // She was mentioned before, and has written nothing.
    expect(kindsOf(await notices(ana))).toEqual([
      ['answered', 'pia'],
      ['mentioned', 'vic'],
    ]);
    expect(await notices(ada)).toEqual([]);
    // Other words tell those alone who are new in them.
    const changed = { text: '@vic and @ada hm', mentions: [ids.vic, ids.ada] };
    await pia.put(`/templates/p/comments/${id}/2`, changed);
    expect(kindsOf(await notices(ada))).toEqual([['mentioned', 'pia']]);
    expect(await notices(vic)).toHaveLength(1);
    // What is taken back is told of no more.
    await pia.delete(`/templates/p/comments/${id}/2`);
    expect([await notices(ada), await notices(vic)]).toEqual([[], []]);
    await vic.delete(`/templates/p/comments/${id}/1`);
    expect(await notices(ana)).toEqual([]);
    expect(await database.selectFrom('editor_notices').selectAll().execute()).toEqual([]);
  });

  it('are read one by one, all at once, or with what they are about', async () => {
    const first = await comment(vic, '@ana one', [ids.ana ?? '']);
    for (const word of ['two', 'three', 'four']) await comment(vic, `@ana ${word}`, [ids.ana ?? '']);
    const unread = async () => {
      const list = listIn(await ana.get('/notices'));
      expect(list.unread).toBe(list.notices.filter(({ isRead }) => !isRead).length);
      return list.notices.filter(({ isRead }) => !isRead).map(({ excerpt }) => excerpt);
    };
    expect(await unread()).toEqual(['@ana four', '@ana three', '@ana two', '@ana one']);
    await ana.put(`/templates/p/comments/${first.id}/read`, { number: 1 });
    const [, third, second] = await notices(ana);
    await ana.put('/notices/read', { id: second?.id, withEarlier: false });
    expect(await unread()).toEqual(['@ana four', '@ana three']);
    // Nobody reads for another one.
    await vic.put('/notices/read', { id: third?.id, withEarlier: true });
    expect(await unread()).toHaveLength(2);
    const reply = await ana.put('/notices/read', { id: third?.id, withEarlier: true });
    expect(listIn(reply).unread).toBe(1);
    expect(await unread()).toEqual(['@ana four']);
  });

  it('tell of approvals: who may answer, and who asked', async () => {
    const { sha256 } = (await ana.get('/templates/p')).body.draft;
    await ana.post('/templates/p/approval-requests', { sha256, note: 'please' });
    expect(kindsOf(await notices(pia))).toEqual([['approvalAsked', 'ana']]);
    expect(kindsOf(await notices(ada))).toEqual([['approvalAsked', 'ana']]);
    expect([await notices(ana), await notices(vic)]).toEqual([[], []]);
    await pia.post('/templates/p/change-requests', { sha256, note: 'shorter' });
    expect(kindsOf(await notices(ana))).toEqual([['changeAsked', 'pia']]);
    await ana.post('/templates/p/approval-requests', { sha256, note: 'again' });
    await pia.post('/templates/p/approvals', { sha256 });
    // Asking once more, and approving twice, is no news.
    await pia.post('/templates/p/approvals', { sha256 });
    expect(kindsOf(await notices(ana))).toEqual([
      ['approved', 'pia'],
      ['changeAsked', 'pia'],
    ]);
    await ana.post('/bundles', { name: 'Both', templateIds: ['p'] });
    const { bundles } = (await ana.get('/bundles')).body as unknown as {
      bundles: readonly { readonly id: string }[];
    };
    const bundleId = bundles[0]?.id ?? '';
    const details = (await ana.get(`/bundles/${bundleId}`)).body as unknown as { readonly sha256: string };
    const asked = { sha256: details.sha256, note: 'all' };
    expect((await ana.post(`/bundles/${bundleId}/approval-requests`, asked)).status).toBe(200);
    expect((await notices(pia))[0]).toMatchObject({ kind: 'approvalAsked', bundleId, bundleName: 'Both' });
    expect((await pia.post(`/bundles/${bundleId}/approvals`, { sha256: details.sha256 })).status).toBe(200);
    expect((await notices(ana))[0]).toMatchObject({ kind: 'approved', bundleName: 'Both' });
  });

  it('tell whoever set a time that it could not be kept', async () => {
    const { sha256 } = (await ana.get('/templates/p')).body.draft;
    const set = { sha256, reason: 'r', acceptsWarnings: true, publishAt: now + 60_000 };
    expect((await pia.post('/templates/p/publish', set)).status).toBe(200);
    await ada.patch(`/accounts/${ids.pia}`, { role: 'editor' });
    now += 61_000;
    await runSchedule(database, now, (_id, error) => {
      throw error;
    });
    expect(kindsOf(await notices(pia))).toEqual([['scheduleFailed', 'vitrina']]);
  });

  it('show nothing of what somebody reaches no more, and go after 90 days', async () => {
    await comment(vic, '@ana look', [ids.ana ?? '']);
    await ada.patch(`/accounts/${ids.ana}`, { markets: ['in'] });
    expect(listIn(await ana.get('/notices'))).toEqual({ unread: 0, notices: [] });
    await ada.patch(`/accounts/${ids.ana}`, { markets: null });
    expect(await notices(ana)).toHaveLength(1);
    const { id } = await comment(vic, 'Settled');
    await vic.put(`/templates/p/comments/${id}/resolution`);
    const kept = {
      evidence: undefined,
      audit: undefined,
      statistics: undefined,
      faults: undefined,
      webhooks: undefined,
      conversions: undefined,
      comments: 30,
    };
    const left = async () => [
      (await database.selectFrom('editor_notices').selectAll().execute()).length,
      (await database.selectFrom('editor_comment_threads').selectAll().execute()).length,
      (await database.selectFrom('editor_comments').selectAll().execute()).length,
    ];
    await deleteExpired({ database }, kept, now + 29 * dayMs);
    expect(await left()).toEqual([1, 2, 2]);
    await deleteExpired({ database }, kept, now + 91 * dayMs);
    expect(await left()).toEqual([0, 1, 1]);
  });
});
