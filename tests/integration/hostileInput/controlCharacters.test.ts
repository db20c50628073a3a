import type { Kysely } from 'kysely';
import { BlockFaultStore } from '../../../src/host/calls/clientErrors/blockFaultStore';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { password, soundDocument, startEditorHost, type EditorHost } from '../../support/editorHost';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp, type TestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const now = Date.parse('2026-03-01T09:00:00Z');
const clock = () => now;

describe.each(places)('texts that PostgreSQL would refuse, on %s', (place) => {
  let database: Kysely<Database>;
  beforeEach(async () => {
    ({ database } = await openDatabase(place));
  });

  describe('from anybody', () => {
    let host: TestApp;
    const source = new SettableSource();
    beforeEach(async () => {
      const document = { id: 'mx', blocks: [{ id: 'a\0b', type: 'odd\0type', props: {} }] };
      source.publish('mx', JSON.stringify(document), '1');
      const faults = new BlockFaultStore(database, clock);
      host = await createTestApp({ folder: temporaryFolder(), source, faults, clock });
    });
    afterEach(() => host.app.close());

    it('are taken out of reports of blocks', async () => {
      const report = {
        templateId: 'mx',
        revision: '1',
        blockId: 'a\0b',
        blockType: 'any',
        fault: 'threw',
        detail: 'one\0two\u0007\ud83d',
      };
      for (let sent = 0; sent < 2; sent += 1)
        expect((await host.app.inject({ method: 'POST', url: '/report', payload: report })).statusCode).toBe(
          204,
        );
      expect(await new BlockFaultStore(database, clock).list('mx')).toMatchObject([
        { blockId: 'a b', blockType: 'odd type', detail: 'one two', count: 2 },
      ]);
      expect(host.log.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });

  describe('from who works with the editor', () => {
    let host: EditorHost;
    beforeEach(async () => {
      host = await startEditorHost({ database, folder: temporaryFolder(), clock });
    });
    afterEach(() => host.app.close());

    it('are refused, and named', async () => {
      const administrator = await host.signedIn('ada', 'administrator');
      await administrator.post('/templates', { document: soundDocument('mx'), origin: 'blank' });
      const sha256 = '0'.repeat(64);
      const replies = [
        await host.browser().signIn('ada\0@example.test'),
        await host.browser().signIn('ada@example.test', `${password}\0`),
        await administrator.post('/accounts/invitations', { email: 'a\0b@example.test', role: 'viewer' }),
        await administrator.patch('/account', { name: 'A\0da' }),
        await administrator.post('/templates/mx/approval-requests', { sha256, note: 'please\0' }),
        await administrator.post('/templates/mx/publish', { sha256, reason: '\0' }),
        await administrator.post('/templates', { document: `${soundDocument('us')}\0`, origin: 'blank' }),
        await administrator.get('/templates?search=%00'),
        await administrator.get('/pictures?search=a%00'),
        await administrator.get('/templates/m%00x'),
      ];
      for (const { status, body } of replies) expect([status, body.error.code]).toEqual([400, 'invalid']);
      expect(replies.map(({ body }) => body.error.faults?.[0]?.path)).toEqual([
        '/email',
        '/password',
        '/email',
        '/name',
        '/note',
        '/reason',
        '/document',
        'the address, parameter search',
        'the address, parameter search',
        'the address, part id',
      ]);
    });

    it.each([
      ['letters that are two in lower case', 'İ'.repeat(200), 'İ'.repeat(200), 'İ'.repeat(100)],
      ['NUL by JSON’s escape', 'one\0two', 'one two', 'one two'],
      ['half of a pair by JSON’s escape', 'one\ud83d', 'one', 'one'],
      ['nothing but NUL', '\0', 'mx', 'mx'],
    ])(
      'are no hindrance as the name of a template that is saved and published: %s',
      async (_what, name, shown, searched) => {
        const publisher = await host.signedIn('paula', 'publisher');
        const document = soundDocument('mx', 'Hello', { name, kind: 'channel' });
        expect((await publisher.post('/templates', { document, origin: 'blank' })).status).toBe(201);
        const changed = soundDocument('mx', 'Hello again', { name });
        expect(
          (await publisher.put('/templates/mx/draft', { document: changed, baseVersion: 1 })).status,
        ).toBe(200);
        const published = await publisher.post('/templates/mx/publish', {
          sha256: sha256Of(changed),
          reason: 'test',
          acceptsWarnings: true,
        });
        expect([published.status, published.body.error]).toEqual([200, undefined]);
        for (const search of [searched, 'mx']) {
          const { templates } = (await publisher.get(`/templates?search=${encodeURIComponent(search)}`)).body;
          expect(templates.map((each) => each.name)).toEqual([shown]);
        }
      },
    );

    it('are nobody’s to say before they are let in', async () => {
      expect((await host.browser().get('/templates/m%00x')).status).toBe(401);
      expect((await host.browser().post('/accounts/invitations', { email: '\0' })).status).toBe(401);
    });

    it('name no draft', async () => {
      const viewer = await host.signedIn('vera', 'viewer');
      const reply = await host.app.inject({
        url: '/editor/frame/m%00x',
        headers: { cookie: viewer.cookie, host: 'editor.example', 'x-forwarded-proto': 'https' },
      });
      expect(reply.statusCode).toBe(404);
    });

    it('are refused where half of a pair is left, and taken where it is whole', async () => {
      const administrator = await host.signedIn('ada', 'administrator');
      expect((await administrator.patch('/account', { name: 'Ada \ud83d' })).status).toBe(400);
      expect((await administrator.patch('/account', { name: 'Ada 😀' })).status).toBe(200);
      expect((await administrator.get('/session')).body.account.name).toBe('Ada 😀');
    });
  });
});
