import fc from 'fast-check';
import type { Kysely } from 'kysely';
import type { CommentThread, CommentThreadList, TemplatePeople } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { commentLimits } from '../../../src/kernel/commentLimits';
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

const hero = (title: string, id = 'top') => ({ id, type: 'hero', props: { title } });
const text = (id: string, html = '<p>Words</p>') => ({ id, type: 'richText', props: { html } });
const documentOf = (blocks: readonly unknown[], more: object = {}): string =>
  soundDocument('p', 'Hello', { blocks, ...more });
const threadIn = ({ body }: Reply): CommentThread => (body as unknown as { thread: CommentThread }).thread;

describe.each(places)('comments on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let ada: EditorBrowser;
  let ana: EditorBrowser;
  let vic: EditorBrowser;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ada = await host.signedIn('ada', 'administrator');
    ana = await host.signedIn('ana', 'editor');
    vic = await host.signedIn('vic', 'viewer');
    await ana.post('/templates', { document: documentOf([hero('Hello'), text('t')]), origin: 'blank' });
  }, 60_000);
  afterEach(() => host.app.close());

  const save = async (document: string) => {
    const { version } = (await ana.get('/templates/p')).body;
    const saved = await ana.put('/templates/p/draft', { document, baseVersion: version });
    expect(saved.status).toBe(200);
  };
  const comment = (who: EditorBrowser, blockId: string | null, words: string, mentions: string[] = []) =>
    who.post('/templates/p/comments', { blockId, text: words, mentions });
  const answer = (who: EditorBrowser, thread: string, words: string) =>
    who.post(`/templates/p/comments/${thread}`, { text: words, mentions: [] });
  const threads = async (who: EditorBrowser, state = 'open') =>
    ((await who.get(`/templates/p/comments?state=${state}`)).body as unknown as CommentThreadList).threads;
  const idOf = async (who: EditorBrowser) => (await who.get('/session')).body.account.id;
  const audited = async () =>
    (
      await database
        .selectFrom('editor_audit')
        .select(['action', 'account_name', 'detail'])
        .where('action', 'in', [
          'commented',
          'commentChanged',
          'commentDeleted',
          'threadResolved',
          'threadReopened',
        ])
        .orderBy('id')
        .execute()
    ).map(({ action, account_name, detail }) => [action, account_name, detail]);

  it('are written, answered, changed and taken back by whoever sees the template', async () => {
    const begun = await comment(vic, 'top', '  Is this <b>right</b>?\r\nI doubt it. ');
    expect(begun.status).toBe(201);
    const { id } = threadIn(begun);
    now += 1_000;
    expect(threadIn(await answer(ana, id, 'Yes.')).comments).toHaveLength(2);
    now += 1_000;
    await vic.put(`/templates/p/comments/${id}/1`, { text: 'Is this right?', mentions: [] });
    const vicId = await idOf(vic);
    const anaId = await idOf(ana);
    expect(await threads(vic)).toEqual([
      {
        id,
        blockId: 'top',
        blockType: 'hero',
        isGone: false,
        isChanged: false,
        isUnread: true,
        createdAt: now - 2_000,
        resolved: null,
        comments: [
          {
            number: 1,
            authorId: vicId,
            authorName: 'vic',
            text: 'Is this right?',
            mentions: [],
            createdAt: now - 2_000,
            editedAt: now,
            isDeleted: false,
          },
          {
            number: 2,
            authorId: anaId,
            authorName: 'ana',
            text: 'Yes.',
            mentions: [],
            createdAt: now - 1_000,
            editedAt: null,
            isDeleted: false,
          },
        ],
      },
    ]);
    // Nobody changes what another one wrote, however high the role.
    const foreign = { status: 403, body: { error: { code: 'forbidden' } } };
    expect(await ada.put(`/templates/p/comments/${id}/1`, { text: 'x', mentions: [] })).toMatchObject(
      foreign,
    );
    expect(await ada.delete(`/templates/p/comments/${id}/2`)).toMatchObject(foreign);
    expect(threadIn(await vic.delete(`/templates/p/comments/${id}/1`)).comments[0]).toMatchObject({
      text: '',
      isDeleted: true,
    });
    expect(await vic.put(`/templates/p/comments/${id}/1`, { text: 'x', mentions: [] })).toMatchObject({
      status: 404,
    });
    // The thread goes with the last of its words.
    expect(threadIn(await ana.delete(`/templates/p/comments/${id}/2`))).toBeNull();
    expect(await threads(vic)).toEqual([]);
    expect(await answer(ana, id, 'Late')).toMatchObject({ status: 404 });
    const block = '{"blockId":"top"}';
    expect(await audited()).toEqual([
      ['commented', 'vic', block],
      ['commented', 'ana', block],
      ['commentChanged', 'vic', block],
      ['commentDeleted', 'vic', block],
      ['commentDeleted', 'ana', block],
    ]);
    expect(await database.selectFrom('editor_comments').selectAll().execute()).toEqual([]);
  });

  it('say when their block has changed, what changed, and that it was resolved with that', async () => {
    const { id } = threadIn(await comment(vic, 'top', 'A word too many'));
    now += 1_000;
    const onPage = threadIn(await comment(vic, null, 'Good page'));
    await save(documentOf([text('t', '<p>Other</p>'), hero('Hello')], { name: 'Moved' }));
    expect(await threads(vic)).toMatchObject([{ isChanged: false }, { isChanged: false }]);
    await save(documentOf([text('t'), hero('Hi')]));
    expect(await threads(vic)).toMatchObject([
      { id, isChanged: true, isGone: false },
      { id: onPage.id, isChanged: false },
    ]);
    const { before, after } = (await vic.get(`/templates/p/comments/${id}/change`)).body as unknown as {
      before: string;
      after: string;
    };
    expect([before, after].map((each) => JSON.parse(each) as unknown)).toEqual([hero('Hello'), hero('Hi')]);
    expect((await vic.get(`/templates/p/comments/${onPage.id}/change`)).status).toBe(404);
    now += 5_000;
    const resolved = threadIn(await ana.put(`/templates/p/comments/${id}/resolution`));
    expect(resolved.resolved).toEqual({ at: now, byName: 'ana', version: 3, withChange: true });
    // Twice is once.
    await vic.put(`/templates/p/comments/${id}/resolution`);
    await ana.put(`/templates/p/comments/${onPage.id}/resolution`);
    expect(await threads(vic)).toEqual([]);
    const list = await threads(vic, 'resolved');
    expect(list.map(({ resolved: how }) => how)).toMatchObject([{ byName: 'ana' }, { byName: 'ana' }]);
    expect(list.find((each) => each.id === onPage.id)?.resolved).toMatchObject({ withChange: false });
    await vic.delete(`/templates/p/comments/${id}/resolution`);
    // An answer opens it again too.
    await answer(vic, onPage.id, 'Not yet');
    expect((await threads(ana)).map(({ id: each }) => each).sort()).toEqual([id, onPage.id].sort());
    expect((await audited()).slice(2)).toEqual([
      ['threadResolved', 'ana', '{"blockId":"top","version":3}'],
      ['threadResolved', 'ana', '{"version":3}'],
      ['threadReopened', 'vic', '{"blockId":"top"}'],
      ['threadReopened', 'vic', '{}'],
      ['commented', 'vic', '{}'],
    ]);
  });

  it('outlive their block, publishing, rollback, another text over all and the archive, and are copied by nothing', async () => {
    const { id } = threadIn(await comment(vic, 't', 'Too long'));
    const standing = async () => (await threads(vic)).map(({ isGone, isChanged }) => ({ isGone, isChanged }));
    const publisher = await host.signedIn('pia', 'publisher');
    const publish = async (document: string) => {
      const payload = { sha256: sha256Of(document), reason: 'r', acceptsWarnings: true };
      expect((await publisher.post('/templates/p/publish', payload)).status).toBe(200);
    };
    await publish(documentOf([hero('Hello'), text('t')]));
    expect(await standing()).toEqual([{ isGone: false, isChanged: false }]);
    const without = documentOf([hero('Hello')]);
    await save(without);
    expect(await standing()).toEqual([{ isGone: true, isChanged: false }]);
    expect((await vic.get(`/templates/p/comments/${id}/change`)).body).toMatchObject({ after: null });
    await publish(without);
    const [first] = (await publisher.get('/templates/p/history')).body.publications.slice(-1);
    const back = { revision: first?.revision, reason: 'r' };
    const rolled = await publisher.post('/templates/p/rollback', back);
    expect([rolled.status, rolled.body.error]).toEqual([200, undefined]);
    expect(await standing()).toEqual([{ isGone: false, isChanged: false }]);
    const { version } = (await ana.get('/templates/p')).body;
    const imported = documentOf([text('t', '<p>All new</p>')]);
    await ana.put('/templates/p/draft', { document: imported, baseVersion: version, origin: 'import' });
    expect(await standing()).toEqual([{ isGone: false, isChanged: true }]);
    await publisher.post('/templates/p/archive');
    expect(await standing()).toHaveLength(1);
    await publisher.post('/templates/p/restore');
    expect(threadIn(await answer(ana, id, 'Still here')).comments).toHaveLength(2);
    await ana.post('/templates', { document: soundDocument('copy', 'x'), origin: 'duplicate' });
    expect((await vic.get('/templates/copy/comments')).body).toMatchObject({ threads: [] });
  });

  it('mention those who see the template, and nobody else', async () => {
    const document = soundDocument('p', 'Hello', { market: 'mx' });
    await save(document);
    const keptTo = async (name: string, markets: string[]) => {
      const browser = await host.signedIn(name, 'editor');
      const id = await idOf(browser);
      await ada.patch(`/accounts/${id}`, { markets });
      return { browser, id };
    };
    const mila = await keptTo('Mila Ruiz', ['mx']);
    const ivo = await keptTo('ivo', ['in']);
    const gone = await keptTo('gone', ['mx']);
    await ada.patch(`/accounts/${gone.id}`, { isDisabled: true });
    await ada.post('/accounts/invitations', { email: 'new@example.test', role: 'viewer' });
    const { people } = (await vic.get('/templates/p/people')).body as unknown as TemplatePeople;
    expect(people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Mila Ruiz', 'ada', 'ana', 'vic']),
    );
    expect(people).toHaveLength(4);
    expect(Object.keys(people[0] ?? {}).sort()).toEqual(['id', 'name', 'role']);
    const said = await comment(vic, null, '@Mila Ruiz look', [mila.id]);
    expect(threadIn(said).comments[0]?.mentions).toEqual([{ id: mila.id, name: 'Mila Ruiz' }]);
    for (const [words, id] of [
      ['@ivo', ivo.id],
      ['@gone', gone.id],
      ['Mila Ruiz', mila.id],
      ['@x', 'nobody'],
    ] as const)
      expect(await comment(vic, null, words, [id])).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid', faults: [{ path: '/mentions/0' }] } },
      });
    // Who does not reach the market sees nothing of it.
    for (const path of ['comments', 'people', `comments/${threadIn(said).id}/change`])
      expect(await ivo.browser.get(`/templates/p/${path}`)).toMatchObject({ status: 403 });
    expect(await comment(ivo.browser, null, 'Hello')).toMatchObject({ status: 403 });
    expect((await comment(mila.browser, null, 'Hello')).status).toBe(201);
  });

  it('keep the words of who left, without the name', async () => {
    await comment(vic, null, 'I was here');
    await ada.patch(`/accounts/${await idOf(vic)}`, { isDisabled: true });
    expect((await threads(ana))[0]?.comments[0]).toMatchObject({ authorName: null, text: 'I was here' });
    await ana.patch('/account', { name: 'Ana B' });
    expect((await comment(ana, null, 'x')).body).toMatchObject({
      thread: { comments: [{ authorName: 'Ana B' }] },
    });
  });

  it('are unread until somebody looks at them, and one’s own never are', async () => {
    const { id } = threadIn(await comment(vic, null, 'One'));
    const unread = async (who: EditorBrowser) => (await threads(who)).map(({ isUnread }) => isUnread);
    expect([await unread(vic), await unread(ana)]).toEqual([[false], [true]]);
    const read = (number: number) => ana.put(`/templates/p/comments/${id}/read`, { number });
    expect((await read(1)).status).toBe(204);
    expect(await unread(ana)).toEqual([false]);
    await answer(vic, id, 'Two');
    expect(await unread(ana)).toEqual([true]);
    await read(2);
    await read(1);
    expect(await unread(ana)).toEqual([false]);
    expect(await ana.put('/templates/p/comments/none/read', { number: 1 })).toMatchObject({ status: 404 });
  });

  it('refuse what can not be one, and say why', async () => {
    const { id } = threadIn(await comment(vic, null, 'x'.repeat(commentLimits.text)));
    const refused = (reply: Reply) => [reply.status, reply.body.error.code, reply.body.error.reason];
    for (const words of ['', ' \n\t', '\u0001\u0002', 'x'.repeat(commentLimits.text + 1), 'a\0b', '\ud800'])
      expect([words.slice(0, 5), ...refused(await comment(vic, null, words))]).toEqual([
        words.slice(0, 5),
        400,
        'invalid',
        undefined,
      ]);
    expect(refused(await comment(vic, 'nowhere', 'x'))).toEqual([409, 'conflict', 'blockGone']);
    const full = Array.from({ length: commentLimits.comments - 1 }, (_, place) => ({
      thread_id: id,
      number: place + 2,
      account_id: 'x',
      text: 'x',
      mentions: '[]',
      created_at: now,
      edited_at: null,
      deleted_at: null,
    }));
    await database.insertInto('editor_comments').values(full).execute();
    expect(refused(await answer(vic, id, 'x'))).toEqual([409, 'conflict', 'tooMany']);
    const { id: _id, ...thread } = await database
      .selectFrom('editor_comment_threads')
      .selectAll()
      .executeTakeFirstOrThrow();
    await database
      .insertInto('editor_comment_threads')
      .values(
        Array.from({ length: commentLimits.threads - 1 }, (_, place) => ({ ...thread, id: `t${place}` })),
      )
      .execute();
    expect(refused(await comment(vic, null, 'x'))).toEqual([409, 'conflict', 'tooMany']);
    expect(refused(await comment(vic, null, 'x', Array<string>(21).fill('y')))).toMatchObject([
      400,
      'invalid',
    ]);
  });

  it('come back as they were written, whatever was typed', async () => {
    const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(typed, async (words) => {
        const reply = await comment(vic, null, words);
        const plain = words
          .replace(/\r\n?/g, '\n')
          .replace(/[^\P{Cc}\n\t]/gu, '')
          .trim();
        if (plain === '' || /\0/.test(words)) {
          expect(reply.status).toBe(400);
          return;
        }
        const { id } = threadIn(reply);
        expect((await threads(ana)).find((each) => each.id === id)?.comments[0]?.text).toBe(plain);
        await vic.delete(`/templates/p/comments/${id}/1`);
      }),
      { numRuns: 40 },
    );
  });

  it('are told to an open page within a second, and told of once', async () => {
    const look = async (seen = '') => (await ana.get(`/templates/p/watch?seen=${seen}`)).body;
    const before = await look();
    const heard = look(before.mark);
    await comment(vic, 'top', 'Look');
    const changedAt = performance.now();
    const after = await heard;
    expect(performance.now() - changedAt).toBeLessThan(1_000);
    expect(after).toMatchObject({ version: before.version, standing: before.standing });
    const { version } = (await ana.get('/templates/p/comments')).body;
    expect((after as unknown as { comments: number }).comments).toBe(version);
  });
});
