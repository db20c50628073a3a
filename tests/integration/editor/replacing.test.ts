import type { Kysely } from 'kysely';
import type {
  ManyDraftsReply,
  ReplacementPreview,
  ReplacementTemplate,
  WantedReplacement,
} from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { type EditorBrowser, type EditorHost, type Reply, startEditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const now = Date.parse('2026-03-01T09:00:00Z');
const previewOf = ({ body }: Reply): ReplacementPreview => body as unknown as ReplacementPreview;
const replyOf = ({ body }: Reply): ManyDraftsReply => body as unknown as ManyDraftsReply;
const wanted: WantedReplacement = { kind: 'text', find: 'fee', replaceBy: 'cost' };

describe.each(places)('finding and replacing on %s', (place) => {
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

  const publish = async (id: string, title: string, more?: object) => {
    const { sha256 } = await ana.writeDraft(id, title, more);
    const reply = await pia.post(`/templates/${id}/publish`, { sha256, reason: 'go', acceptsWarnings: true });
    expect(reply.status).toBe(200);
  };
  const preview = async (replacement = wanted, more: object = {}) =>
    previewOf(await ana.post('/replacements/previews', { replacement, ...more })).templates;
  const chosen = ({ copy: { id, version, sha256 }, places: found }: ReplacementTemplate) => ({
    id,
    version,
    sha256,
    paths: found.map(({ path }) => path),
  });
  const replace = async (templates: readonly object[], replacement = wanted) =>
    replyOf(await ana.post('/replacements', { replacement, templates }));
  const titleOf = async (id: string): Promise<string> => {
    const { body } = await ana.get(`/templates/${id}`);
    const page = JSON.parse(body.draft.document) as { blocks: { props: { title: string } }[] };
    return page.blocks[0]?.props.title ?? '';
  };

  it('shows every place with what would become of it, and makes drafts of those that are chosen', async () => {
    await publish('live', 'No fee today');
    await publish('both', 'A fee', { description: 'About a fee' });
    await ana.writeDraft('both', 'Another fee', { description: 'About a fee' });
    await ana.writeDraft('draft', 'Fees: a fee');
    await ana.writeDraft('other', 'Nothing');
    const found = await preview();
    expect(found.map(({ copy }) => [copy.id, copy.isLive, copy.hasOtherChanges, copy.lockedByName])).toEqual([
      ['both', true, true, null],
      ['draft', false, false, null],
      ['live', true, false, null],
    ]);
    expect(found[0]?.places.map(({ path, by, matches }) => [path, by, matches])).toEqual([
      ['/description', 'cost', [{ lead: 'About a ', found: 'fee', tail: '' }]],
      ['/blocks/0/props/title', 'cost', [{ lead: 'Another ', found: 'fee', tail: '' }]],
    ]);
    expect(found.flatMap(({ findings }) => findings)).toEqual([]);
    const [both, draft, live] = found.map(chosen);
    const reply = await replace([{ ...both, paths: ['/blocks/0/props/title'] }, draft ?? {}, live ?? {}]);
    expect(reply).toEqual({
      saved: ['both', 'draft', 'live'].map((id) => ({ id, name: `Page ${id}` })),
      left: [],
    });
    expect(await titleOf('both')).toBe('Another cost');
    expect((await ana.get('/templates/both')).body.draft.document).toContain('About a fee');
    expect(await titleOf('draft')).toBe('costs: a cost');
    expect(await titleOf('live')).toBe('No cost today');
    // What was worked on is kept as a version; what is live stays live.
    const { versions } = (await ana.get('/templates/both/versions')).body;
    expect(versions[0]).toMatchObject({ reason: 'replaced', sha256: both?.sha256 });
    expect((await ana.get('/templates/live')).body).toMatchObject({ state: 'changed' });
    const lines = await database
      .selectFrom('editor_audit')
      .select(['action', 'subject', 'detail'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
      ['wordsReplaced', 'fee'],
      ['draftSaved', 'live'],
    ]);
    expect(JSON.parse(lines[0]?.detail ?? '')).toEqual({ by: 'cost', templates: 'both, draft, live' });
    const bundle = await ana.post('/bundles', { name: 'Costs', templateIds: ['both', 'draft', 'live'] });
    expect(bundle.status).toBe(201);
  });

  it('leaves what somebody works in, what has changed since and what is gone, and says so', async () => {
    for (const id of ['locked', 'changed', 'archived', 'sound']) await ana.writeDraft(id, 'A fee');
    await ben.put('/templates/locked/lock');
    const found = await preview();
    expect(found.find(({ copy }) => copy.id === 'locked')?.copy.lockedByName).toBe('ben');
    await ben.writeDraft('changed', 'Two fees');
    await ana.post('/templates/archived/archive');
    const gone = { id: 'gone', version: 1, sha256: 'f'.repeat(64), paths: ['/title'] };
    const { saved, left } = await replace([...found.map(chosen), gone]);
    expect(saved.map(({ id }) => id)).toEqual(['sound']);
    expect(left.map(({ id, why }) => [id, why])).toEqual([
      ['archived', 'archived'],
      ['changed', 'changed'],
      ['locked', 'locked'],
      ['gone', 'gone'],
    ]);
    expect(await titleOf('changed')).toBe('Two fees');
    expect(await titleOf('locked')).toBe('A fee');
  });

  it('tells what the checks would newly find, and changes no address into one that pages leave out', async () => {
    const link = { label: 'Go', action: { type: 'link', href: 'https://old.example/a' } };
    const blocks = [{ id: 'top', type: 'hero', props: { title: 'A fee', cta: link } }];
    await ana.writeDraft('p', '', { blocks, locale: 'en', market: 'mx', kind: 'landing' });
    const [promise] = await preview({ ...wanted, replaceBy: 'guaranteed loan' });
    expect(promise?.findings.map(({ rule, path }) => [rule, path])).toEqual([
      ['claimGuaranteed', '/blocks/0/props/title'],
    ]);
    const address = {
      kind: 'address',
      find: 'https://old.example/a',
      replaceBy: 'javascript:alert(1)',
    } as const;
    const [unsafe] = await preview(address);
    expect(unsafe?.places).toMatchObject([{ path: '/blocks/0/props/cta/action/href', fault: 'address' }]);
    const { left } = await replace(unsafe ? [chosen(unsafe)] : [], address);
    expect(left.map(({ id, why }) => [id, why])).toEqual([['p', 'faulty']]);
    const moved = { ...address, replaceBy: 'https://new.example/a' };
    const [safe] = await preview(moved);
    expect((await replace(safe ? [chosen(safe)] : [], moved)).saved).toHaveLength(1);
    expect((await ana.get('/templates/p')).body.draft.document).toContain('https://new.example/a');
  });

  it('reaches only templates of the caller’s markets, and those that were named', async () => {
    await ana.writeDraft('in-a', 'A fee', { market: 'in' });
    await ana.writeDraft('mx-a', 'A fee', { market: 'mx' });
    await ana.writeDraft('mx-b', 'A fee', { market: 'mx' });
    const ids = (found: readonly ReplacementTemplate[]) => found.map(({ copy }) => copy.id);
    expect(ids(await preview(wanted, { templateIds: ['in-a', 'mx-b'] }))).toEqual(['in-a', 'mx-b']);
    const [ofIndia] = await preview();
    await database
      .updateTable('editor_accounts')
      .set({ markets: '["mx"]' })
      .where('name', '=', 'ana')
      .execute();
    expect(ids(await preview())).toEqual(['mx-a', 'mx-b']);
    const { left } = await replace(ofIndia ? [chosen(ofIndia)] : []);
    expect(left.map(({ why }) => why)).toEqual(['notYours']);
  });

  it('wants what is put in the place of what', async () => {
    const refused = async (replacement: object) =>
      (await ana.post('/replacements/previews', { replacement })).body.error;
    expect(await refused({ kind: 'text', find: '' })).toMatchObject({ code: 'invalid' });
    expect(await refused({ kind: 'text', find: 'a' })).toMatchObject({
      code: 'invalid',
      faults: [{ path: '/replacement/replaceBy' }],
    });
    expect(await refused({ kind: 'picture', find: '/pictures/a.webp' })).toMatchObject({
      code: 'invalid',
      faults: [{ path: '/replacement/picture' }],
    });
  });

  it('says how many more there are than are shown at once', async () => {
    await Promise.all(Array.from({ length: 62 }, (_, each) => ana.writeDraft(`p${each}`, 'A fee')));
    const reply = previewOf(await ana.post('/replacements/previews', { replacement: wanted }));
    expect([reply.templates.length, reply.rest]).toEqual([60, 2]);
  });
});
