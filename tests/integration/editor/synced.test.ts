import type { Kysely } from 'kysely';
import type {
  ManyDraftsReply,
  ReplacementPreview,
  Section,
  SyncedPage,
  SyncedPages,
  TemplateEntry,
} from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { withMarks } from '../../../src/template/synced/syncedMark';
import { places, provideDatabases } from '../../support/databases';
import { type EditorBrowser, type EditorHost, type Reply, startEditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const now = Date.parse('2026-03-01T09:00:00Z');
const text = (id: string, html: string) => ({ id, type: 'richText', props: { html } });
const top = { id: 'top', type: 'hero', props: { title: 'Hello' } };
const documentOf = (blocks: readonly unknown[]) => JSON.stringify({ schemaVersion: 1, blocks });
const sectionOf = ({ body }: Reply): Section => (body as unknown as { section: Section }).section;
const pagesOf = ({ body }: Reply): SyncedPages => body as unknown as SyncedPages;
const replyOf = ({ body }: Reply): ManyDraftsReply => body as unknown as ManyDraftsReply;

describe.each(places)('synced blocks on %s', (place) => {
  let database: Kysely<Database>;
  let host: EditorHost;
  let ana: EditorBrowser;
  let ben: EditorBrowser;
  let pia: EditorBrowser;

  beforeEach(async () => {
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ana = await host.signedIn('ana', 'editor');
    ben = await host.signedIn('ben', 'editor');
    pia = await host.signedIn('pia', 'publisher');
  }, 60_000);
  afterEach(() => host.app.close());

  const make = async (name = 'Footer', market = 'none'): Promise<Section> => {
    const document = documentOf([text('legal', 'Old words')]);
    const made = await ana.post('/sections', { name, document, synced: { market, locale: 'en' } });
    expect(made.status).toBe(201);
    return sectionOf(made);
  };
  const copyOf = ({ id }: Section, version = 1, html = 'Old words') =>
    withMarks([text('legal', html)], { id, version });
  const write = (id: string, section: Section, more: object = {}) =>
    ana.writeDraft(id, '', { blocks: [top, ...copyOf(section)], ...more });
  const publish = async (id: string, sha256: string) =>
    expect(
      (await pia.post(`/templates/${id}/publish`, { sha256, reason: 'go', acceptsWarnings: true })).status,
    ).toBe(200);
  const change = (section: Section, html: string, baseVersion = 1) =>
    ana.put(`/sections/${section.id}`, { document: documentOf([text('legal', html)]), baseVersion });
  const pages = async ({ id }: Section, who = ana) => pagesOf(await who.get(`/sections/${id}/pages`));
  const seen = ({ copy: { id, version, sha256 } }: SyncedPage) => ({ id, version, sha256 });
  const entries = async (): Promise<readonly TemplateEntry[]> => (await ana.get('/templates')).body.templates;

  it('are changed once, found on every page, and brought up to date as drafts of a bundle', async () => {
    const section = await make();
    expect(section.synced).toEqual({
      version: 1,
      market: 'none',
      locale: 'en',
      changedAt: now,
      changedByName: 'ana',
    });
    await publish('live', (await write('live', section)).sha256);
    await publish('left', (await write('left', section)).sha256);
    await ana.writeDraft('left', '', { blocks: [top] });
    await write('draft', section);
    await ana.writeDraft('other', 'Nothing of it');
    expect((await entries()).flatMap(({ syncedBehind }) => syncedBehind)).toEqual([]);

    expect(sectionOf(await change(section, 'New words')).synced?.version).toBe(2);
    expect((await pages(section)).pages.map(({ copy, ...page }) => [copy.id, page])).toEqual([
      ['draft', { version: 1, isInWork: true, isInLive: false, isAltered: false }],
      ['left', { version: 0, isInWork: false, isInLive: true, isAltered: false }],
      ['live', { version: 1, isInWork: true, isInLive: true, isAltered: false }],
    ]);
    const behind = Object.fromEntries((await entries()).map(({ id, syncedBehind }) => [id, syncedBehind]));
    expect(behind).toEqual({ draft: ['Footer'], left: [], live: ['Footer'], other: [] });

    const used = (await pages(section)).pages.filter(({ isInWork }) => isInWork);
    const reply = replyOf(await ana.post(`/sections/${section.id}/pages`, { templates: used.map(seen) }));
    expect(reply).toEqual({
      saved: ['draft', 'live'].map((id) => ({ id, name: `Page ${id}` })),
      left: [],
    });
    const { body } = await ana.get('/templates/live');
    expect(JSON.parse(body.draft.document)).toMatchObject({
      title: 'A page',
      blocks: [top, ...copyOf(section, 2, 'New words')],
    });
    expect((await entries()).flatMap(({ syncedBehind }) => syncedBehind)).toEqual([]);
    const made = await ana.post('/bundles', { name: 'Footer', templateIds: ['draft', 'live'] });
    expect(made.status).toBe(201);
    const lines = await database
      .selectFrom('editor_audit')
      .select(['action', 'subject'])
      .where('action', 'like', 'section%')
      .orderBy('id')
      .execute();
    expect(lines).toEqual(
      ['sectionSaved', 'sectionChanged', 'sectionSpread'].map((action) => ({ action, subject: 'Footer' })),
    );
  });

  it('leave a page that somebody works in, and say which copy was changed on its page', async () => {
    const section = await make();
    await write('locked', section);
    await ana.writeDraft('altered', '', { blocks: copyOf(section, 1, 'Own words') });
    await ben.put('/templates/locked/lock');
    await change(section, 'New words');
    const { pages: used } = await pages(section);
    expect(used.map(({ copy, isAltered }) => [copy.id, isAltered, copy.lockedByName])).toEqual([
      ['altered', true, null],
      ['locked', false, 'ben'],
    ]);
    const { saved, left } = replyOf(
      await ana.post(`/sections/${section.id}/pages`, { templates: used.map(seen) }),
    );
    expect([saved.map(({ id }) => id), left.map(({ id, why }) => [id, why])]).toEqual([
      ['altered'],
      [['locked', 'locked']],
    ]);
  });

  it('are saved over the version that was changed, and over no other', async () => {
    const section = await make();
    expect((await change(section, 'One')).status).toBe(200);
    const refused = await change(section, 'Two');
    expect([refused.status, refused.body.error.reason]).toEqual([409, 'changedMeanwhile']);
    // The same once more is no new version.
    expect(sectionOf(await change(section, 'One')).synced?.version).toBe(2);
    const copy = sectionOf(
      await ana.post('/sections', { name: 'Copy', document: documentOf([text('a', 'x')]) }),
    );
    expect((await change(copy, 'One')).status).toBe(409);
    expect((await ana.get(`/sections/${copy.id}/pages`)).status).toBe(404);
  });

  it('are edited in the colours that they came in; what is none is left out', async () => {
    const blocks = [text('a', 'x')];
    const theme = { background: '#102030', text: 'red', accent: '#ffffff', more: 1 };
    const document = JSON.stringify({ schemaVersion: 1, theme, blocks });
    const { id } = sectionOf(
      await ana.post('/sections', { name: 'Dark', document, synced: { market: 'mx', locale: 'es' } }),
    );
    const { body } = await ana.get(`/sections/${id}`);
    expect(JSON.parse((body as unknown as { document: string }).document)).toEqual({
      schemaVersion: 1,
      theme: { background: '#102030', accent: '#ffffff' },
      blocks,
    });
  });

  it('show visitors the same as before with the marks of the first copy, which take nothing else along', async () => {
    const section = await make();
    const bare = await ana.writeDraft('page', '', { blocks: [top, text('legal', 'Old words')] });
    await publish('page', bare.sha256);
    await write('page', section);
    const others = async () => (await pages(section)).pages.map(({ copy }) => copy.hasOtherChanges);
    expect(await others()).toEqual([false]);
    await write('page', section, { title: 'Another' });
    expect(await others()).toEqual([true]);
  });

  it('are brought up to date on one page by one call', async () => {
    const section = await make();
    await write('page', section);
    await change(section, 'New words');
    const { status, body } = await ana.post('/templates/page/synced-blocks');
    expect(status).toBe(200);
    expect(JSON.parse(body.draft.document)).toMatchObject({
      blocks: [top, ...copyOf(section, 2, 'New words')],
    });
    await ben.put('/templates/page/lock');
    await change(section, 'Newer words', 2);
    expect((await ana.post('/templates/page/synced-blocks')).body.error.code).toBe('locked');
  });

  it('belong to their pages once they are deleted; nothing of a page changes', async () => {
    const section = await make();
    const { document } = await write('page', section);
    await change(section, 'New words');
    expect((await ana.delete(`/sections/${section.id}`)).status).toBe(204);
    expect((await ana.get('/templates/page')).body.draft.document).toBe(document);
    expect((await entries()).map(({ syncedBehind }) => syncedBehind)).toEqual([[]]);
    expect((await ana.get(`/sections/${section.id}/pages`)).status).toBe(404);
  });

  it('are changed by who has their market; pages of other markets are counted', async () => {
    const ofMexico = await make('Mexico', 'mx');
    const ofAll = await make('All');
    await write('mx-page', ofAll, { market: 'mx' });
    await write('in-page', ofAll, { market: 'in' });
    await database
      .updateTable('editor_accounts')
      .set({ markets: '["mx"]' })
      .where('name', '=', 'ana')
      .execute();
    expect((await change(ofMexico, 'New words')).status).toBe(200);
    expect((await change(ofAll, 'New words')).body.error).toMatchObject({
      code: 'forbidden',
      reason: 'market',
    });
    expect((await ana.delete(`/sections/${ofAll.id}`)).status).toBe(403);
    expect((await ana.patch(`/sections/${ofAll.id}`, { name: 'x' })).status).toBe(403);
    const made = await ana.post('/sections', { name: 'Mine', document: documentOf([text('a', 'x')]) });
    expect(made.body.error).toMatchObject({ code: 'forbidden', reason: 'everyMarket' });
    const { pages: own, others } = await pages(ofAll);
    expect([own.map(({ copy }) => copy.id), others]).toEqual([['mx-page'], 1]);
    const all = await pages(ofAll, ben);
    const { left } = replyOf(
      await ana.post(`/sections/${ofAll.id}/pages`, { templates: all.pages.map(seen) }),
    );
    expect(left.map(({ id, why }) => [id, why])).toEqual([['in-page', 'notYours']]);
  });

  it('are not changed on one page by finding and replacing', async () => {
    const section = await make();
    await write('page', section);
    const replacement = { kind: 'text', find: 'words', replaceBy: 'text' };
    const { body } = await ana.post('/replacements/previews', { replacement });
    const [found] = (body as unknown as ReplacementPreview).templates;
    expect(found?.places).toMatchObject([{ path: '/blocks/1/props/html', fault: 'synced' }]);
    await ana.delete(`/sections/${section.id}`);
    const again = (await ana.post('/replacements/previews', { replacement }))
      .body as unknown as ReplacementPreview;
    expect(again.templates[0]?.places[0]?.fault).toBeUndefined();
  });
});
