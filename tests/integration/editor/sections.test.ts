import type { Kysely } from 'kysely';
import type { Section } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { sectionLimits } from '../../../src/kernel/sectionLimits';
import { places, provideDatabases } from '../../support/databases';
import { type EditorBrowser, type EditorHost, type Reply, startEditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const now = Date.parse('2026-03-01T09:00:00Z');

const hero = { id: 'top', type: 'hero', props: { title: { en: 'Hello', es: 'Hola' } } };
const text = (id: string, html = '<p>Words</p>') => ({ id, type: 'richText', props: { html } });
const documentOf = (blocks: readonly unknown[], schemaVersion: unknown = 1): string =>
  JSON.stringify({ schemaVersion, blocks });

const sectionOf = ({ body }: Reply): Section => (body as unknown as { section: Section }).section;
const sectionsOf = ({ body }: Reply): readonly Section[] =>
  (body as unknown as { sections: readonly Section[] }).sections;
const refusalOf = ({ status, body: { error } }: Reply) => ({
  status,
  code: error.code,
  ...(error.reason !== undefined && { reason: error.reason }),
});

describe.each(places)('sections on %s', (place) => {
  let database: Kysely<Database>;
  let host: EditorHost;
  let ana: EditorBrowser;
  let ben: EditorBrowser;

  beforeEach(async () => {
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ana = await host.signedIn('ana', 'editor');
    ben = await host.signedIn('ben', 'viewer');
  }, 60_000);
  afterEach(() => host.app.close());

  const save = (name: string, blocks: readonly unknown[] = [hero]) =>
    ana.post('/sections', { name, document: documentOf(blocks) });
  const audited = () =>
    database
      .selectFrom('editor_audit')
      .select(['action', 'subject', 'account_name'])
      .where('action', 'like', 'section%')
      .orderBy('id')
      .execute();

  it('are kept, shared with the team, renamed and deleted, each with its line in the audit log', async () => {
    const columns = { id: 'c', type: 'columns', props: { columns: [[text('a')], [text('b')]] } };
    const saved = await save('  Promise and proof ', [hero, columns]);
    expect(saved.status).toBe(201);
    const { id } = sectionOf(saved);
    await save('Another');
    expect(sectionsOf(await ben.get('/sections'))).toEqual([
      expect.objectContaining({ name: 'Another' }),
      {
        id,
        name: 'Promise and proof',
        types: ['hero', 'columns'],
        bytes: documentOf([hero, columns]).length,
        createdAt: now,
        createdByName: 'ana',
        synced: null,
      },
    ]);
    const opened = (await ben.get(`/sections/${id}`)).body as unknown as { document: string };
    expect(JSON.parse(opened.document)).toEqual({ schemaVersion: 1, blocks: [hero, columns] });
    expect(sectionOf(await ana.patch(`/sections/${id}`, { name: 'Proof' })).name).toBe('Proof');
    expect((await ana.delete(`/sections/${id}`)).status).toBe(204);
    expect(sectionsOf(await ben.get('/sections')).map(({ name }) => name)).toEqual(['Another']);
    for (const reply of [
      await ana.get(`/sections/${id}`),
      await ana.patch(`/sections/${id}`, { name: 'x' }),
      await ana.delete(`/sections/${id}`),
    ])
      expect(refusalOf(reply)).toEqual({ status: 404, code: 'notFound' });
    expect(await audited()).toEqual([
      { action: 'sectionSaved', subject: 'Promise and proof', account_name: 'ana' },
      { action: 'sectionSaved', subject: 'Another', account_name: 'ana' },
      { action: 'sectionRenamed', subject: 'Proof', account_name: 'ana' },
      { action: 'sectionDeleted', subject: 'Proof', account_name: 'ana' },
    ]);
  });

  it('have names of their own, however they are written', async () => {
    await save('Prueba');
    const other = sectionOf(await save('Otra'));
    const taken = { status: 409, code: 'conflict', reason: 'sameName' };
    expect(refusalOf(await save(' PRUEBA'))).toEqual(taken);
    expect(refusalOf(await ana.patch(`/sections/${other.id}`, { name: 'pRueba' }))).toEqual(taken);
    expect((await ana.patch(`/sections/${other.id}`, { name: 'OTRA' })).status).toBe(200);
    expect(refusalOf(await save('\t\u0007 '))).toEqual({ status: 400, code: 'invalid' });
    const both = await Promise.all([save('At once'), save('at ONCE')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('hold blocks that a page would show, or say which it would not', async () => {
    const faulty = await save('Faulty', [
      hero,
      { id: 'c', type: 'columns', props: { columns: [[{ id: 'p', type: 'image', props: {} }]] } },
    ]);
    expect(refusalOf(faulty)).toEqual({ status: 400, code: 'invalid', reason: 'faulty' });
    expect(faulty.body.error.findings).toMatchObject([
      { rule: 'missing', block: 'p', path: '/blocks/1/props/columns/0/0/props' },
    ]);
    const nested = (depth: number): object =>
      depth === 0
        ? text('t')
        : { id: `c${depth}`, type: 'columns', props: { columns: [[nested(depth - 1)]] } };
    expect((await save('Deep', [nested(7)])).status).toBe(201);
    expect(refusalOf(await save('Too deep', [nested(8)]))).toMatchObject({ reason: 'faulty' });
    const invalid = { status: 400, code: 'invalid' };
    for (const document of [
      '',
      'no JSON',
      '[]',
      '{}',
      documentOf([]),
      documentOf([hero], '1'),
      documentOf([hero], 0),
      '['.repeat(50_000),
    ])
      expect(refusalOf(await ana.post('/sections', { name: 'Malformed', document }))).toEqual(invalid);
    expect(
      refusalOf(await ana.post('/sections', { name: 'Newer', document: documentOf([hero], 99) })),
    ).toEqual({ ...invalid, reason: 'newerFormat' });
    expect(sectionsOf(await ana.get('/sections')).map(({ name }) => name)).toEqual(['Deep']);
  });

  it('are bounded in bytes, blocks and number, the last place among them', async () => {
    const { bytes, blocks, count } = sectionLimits;
    const room = bytes - Buffer.byteLength(documentOf([text('a', '')]));
    expect((await save('Just small enough', [text('a', 'ñ'.repeat(room / 2))])).status).toBe(201);
    expect(refusalOf(await save('Large', [text('a', `xx${'ñ'.repeat(room / 2)}`)]))).toEqual({
      status: 413,
      code: 'tooLarge',
      reason: 'tooLarge',
    });
    const many = Array.from({ length: blocks + 1 }, (_, place) => text(`t${place}`));
    expect((await save('Just few enough', many.slice(1))).status).toBe(201);
    expect(refusalOf(await save('Many', many))).toMatchObject({ status: 413, reason: 'tooManyBlocks' });
    const kept = await database.selectFrom('editor_sections').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: count - 3 }, (_, place) => ({
      ...kept,
      id: `copy${place}`,
      name: `Copy ${place}`,
      search_name: `copy ${place}`,
      document: documentOf([hero]),
    }));
    await database.insertInto('editor_sections').values(copies).execute();
    const last = await Promise.all([save('One of them'), save('is the last')]);
    expect(last.map((reply) => (reply.status === 201 ? 201 : refusalOf(reply)))).toEqual(
      expect.arrayContaining([201, { status: 409, code: 'conflict', reason: 'tooMany' }]),
    );
  });

  it('that this version can not read stay as they are, and are refused', async () => {
    const { id } = sectionOf(await save('From tomorrow'));
    const document = documentOf([hero], 99);
    await database.updateTable('editor_sections').set({ document }).where('id', '=', id).execute();
    expect(refusalOf(await ana.get(`/sections/${id}`))).toEqual({
      status: 409,
      code: 'conflict',
      reason: 'newerFormat',
    });
    const row = await database.selectFrom('editor_sections').select('document').executeTakeFirstOrThrow();
    expect(row.document).toBe(document);
  });
});
