import type { Kysely } from 'kysely';
import type { CampaignList, FolderList } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { sha256Of } from '../../../src/host/store/documentIdentity';
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
const dayMs = 86_400_000;

describe.each(places)('finding templates on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(() => host.app.close());

  const create = async (id: string, name: string, browser = ana): Promise<string> => {
    now += 1_000;
    const document = soundDocument(id, 'Hello', { name });
    await browser.post('/templates', { document, origin: 'blank' });
    return sha256Of(document);
  };
  const ids = async (query: string, browser = ana) =>
    (await browser.get(`/templates?${query}`)).body.templates.map(({ id }) => id);
  const foldersOf = ({ body }: Reply) => (body as unknown as FolderList).folders;

  it('stand in one folder at most, and an empty folder alone can be deleted', async () => {
    await create('p', 'P');
    const [made] = foldersOf(await ana.post('/folders', { name: ' Buen Fin ' }));
    const { id = '' } = made ?? {};
    expect(made).toEqual({ id, name: 'Buen Fin', templates: 0 });
    expect((await ana.post('/folders', { name: 'BUEN FIN' })).body.error.code).toBe('conflict');
    expect((await ana.post('/folders', { name: '  ' })).body.error.code).toBe('invalid');
    const other = foldersOf(await ana.post('/folders', { name: 'Archive' }))[0]?.id ?? '';
    expect((await ana.patch(`/folders/${other}`, { name: 'buen fin' })).body.error.code).toBe('conflict');

    await ana.put('/templates/p/folder', { folderId: other });
    expect(await ids(`folder=${other}`)).toEqual(['p']);
    await ana.put('/templates/p/folder', { folderId: id });
    expect([await ids(`folder=${id}`), await ids(`folder=${other}`), await ids('folder=none')]).toEqual([
      ['p'],
      [],
      [],
    ]);
    expect((await ana.delete(`/folders/${id}`)).body.error.code).toBe('conflict');
    expect((await ana.put('/templates/p/folder', { folderId: 'none' })).body.error.code).toBe('notFound');
    expect(
      foldersOf(await ana.patch(`/folders/${id}`, { name: 'Campaigns' })).map(({ name }) => name),
    ).toEqual(['Archive', 'Campaigns']);
    // One that is archived is seen in no folder, so it keeps none from being deleted.
    await ana.post('/templates/p/archive');
    expect(foldersOf(await ana.delete(`/folders/${id}`)).map(({ name }) => name)).toEqual(['Archive']);
    await ana.post('/templates/p/restore');
    expect(await ids('folder=none')).toEqual(['p']);
    const { entries } = (await pia.get('/audit')).body;
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([
        'folderDeleted Campaigns',
        'folderRenamed Campaigns',
        'templateMoved p',
        'folderMade Buen Fin',
      ]),
    );
  });

  it('are sorted by change, name, publication and visits, page by page', async () => {
    await create('a', 'Zebra');
    await create('b', 'ábaco');
    await create('c', 'Mango');
    const store = new SqlTemplateStore(database, () => now);
    for (const id of ['b', 'a']) {
      now += 1_000;
      await store.publish({
        document: soundDocument(id, 'Live', { name: id === 'a' ? 'Zebra' : 'ábaco' }),
        publishedBy: 't',
        reason: 'r',
      });
    }
    const visits = { revision: '1', variant: '', label: '', kind: 'visit' } as const;
    await database
      .insertInto('template_counts')
      .values([
        { ...visits, template_id: 'c', period: '2026-02-20', count: 5 },
        { ...visits, template_id: 'b', period: '2026-02-20', count: 9 },
        { ...visits, template_id: 'a', period: '2025-02-20', count: 99 },
      ])
      .execute();
    const paged = async (sort: string): Promise<string[]> => {
      const seen: string[] = [];
      let cursor: string | number | null = '';
      while (cursor !== null) {
        const { body }: Reply = await ana.get(`/templates?sort=${sort}&limit=1&cursor=${String(cursor)}`);
        seen.push(...body.templates.map(({ id }) => id));
        cursor = body.next;
      }
      return seen;
    };
    expect(await paged('changed')).toEqual(['a', 'b', 'c']);
    expect((await paged('name')).indexOf('c')).toBeLessThan((await paged('name')).indexOf('a'));
    expect(await paged('published')).toEqual(['a', 'b', 'c']);
    expect(await paged('visits')).toEqual(['b', 'c', 'a']);
    expect(await ids('cursor=nonsense')).toEqual(['a', 'b', 'c']);
  });

  it('wait for who may approve them and did neither ask nor change them', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    await ada.put('/settings', { requiresApproval: true });
    const asked = await create('asked', 'Asked');
    const own = await create('own', 'Own', pia);
    await create('quiet', 'Quiet');
    await ana.post('/templates/asked/approval-requests', { sha256: asked, note: 'please' });
    await ana.post('/templates/own/approval-requests', { sha256: own, note: 'please' });
    expect(await ids('waits=me', pia)).toEqual(['asked']);
    expect((await pia.get('/templates?search=nothing')).body).toMatchObject({ total: 0, waitingForMe: 1 });
    expect((await ana.get('/templates?waits=me')).body).toMatchObject({ templates: [], waitingForMe: 0 });
    expect(await ids('mine=me', pia)).toEqual(['own']);
    expect((await pia.get('/templates/asked')).body).toMatchObject({
      approval: { waitsFor: ['ada', 'pia'] },
    });
    expect((await pia.get('/templates/own')).body).toMatchObject({ approval: { waitsFor: ['ada'] } });
    await pia.post('/templates/asked/approvals', { sha256: asked });
    expect(await ids('waits=me', pia)).toEqual([]);
    // Who changed it last may publish it by themselves where no second person has to approve it.
    await ada.put('/settings', { requiresApproval: false });
    expect(await ids('waits=me', pia)).toEqual(['own']);
  });

  it('stand in the calendar with what happened and what will', async () => {
    const sha256 = await create('p', 'P');
    const publishAt = now + 2 * dayMs;
    const endAt = now + 4 * dayMs;
    await pia.post('/templates/p/publish', { sha256, reason: 'go', publishAt, endAt });
    await create('live', 'Live');
    const store = new SqlTemplateStore(database, () => now);
    for (const title of ['one', 'two']) {
      now += 1_000;
      await store.publish({ document: soundDocument('live', title), publishedBy: 't', reason: 'r' });
    }
    await pia.post('/templates/live/offline', { reason: 'r', liveRevision: 2 });
    const calendar = async (from: number, until: number) =>
      (await ana.get(`/calendar?from=${from}&until=${until}`)).body as unknown as CampaignList;
    const { events } = await calendar(now - dayMs, now + 10 * dayMs);
    expect(events.map(({ templateId, kind, isPlanned }) => [templateId, kind, isPlanned])).toEqual([
      ['live', 'start', false],
      ['live', 'end', false],
      ['p', 'start', true],
      ['p', 'end', true],
    ]);
    expect((await calendar(publishAt, publishAt + 1)).events.map(({ at }) => at)).toEqual([publishAt]);
    expect((await ana.get(`/calendar?from=${now}&until=${now + 63 * dayMs}`)).status).toBe(400);
    expect((await ana.get('/calendar')).status).toBe(400);
  });
});
