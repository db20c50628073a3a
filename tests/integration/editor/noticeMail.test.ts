import type { Kysely } from 'kysely';
import { createMailer } from '../../../src/host/editor/door/mail/mailer';
import { NoticeMail } from '../../../src/host/editor/insight/notices/noticeMail';
import type { Database } from '../../../src/host/store/database';
import { demoBrand } from '../../support/hostParts';
import { places, provideDatabases } from '../../support/databases';
import {
  editorOrigin,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { type MailServer, startMailServer } from '../../support/mailServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const minuteMs = 60_000;
const secret = 'END-OF-THE-COMMENT';

describe.each(places)('notices by e-mail on %s', (place) => {
  let now = 0;
  let database: Kysely<Database>;
  let host: EditorHost;
  let server: MailServer;
  let notices: NoticeMail;
  let ana: EditorBrowser;
  let vic: EditorBrowser;
  let anaId = '';
  const failures: unknown[] = [];
  const warned: unknown[] = [];

  const mailing = () => {
    const mail = createMailer(server.settings, { error: (fault: unknown) => void failures.push(fault) });
    const log = {
      info: () => undefined,
      warn: (fault: unknown) => void warned.push(fault),
      error: () => undefined,
    };
    const editor = { database, clock: () => now, brand: demoBrand(), publicOrigin: editorOrigin, log };
    return new NoticeMail(editor, mail);
  };

  beforeEach(async () => {
    // 03:00 in Mexico, whose clocks the brand goes by.
    now = Date.parse('2026-03-01T09:00:00Z');
    failures.length = 0;
    warned.length = 0;
    server = await startMailServer();
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    ana = await host.signedIn('ana', 'editor');
    vic = await host.signedIn('vic', 'viewer');
    anaId = (await ana.get('/session')).body.account.id;
    await ana.post('/templates', { document: soundDocument('p', 'Hello'), origin: 'blank' });
    notices = mailing();
  }, 60_000);
  afterEach(async () => {
    await notices.stop();
    await host.app.close();
    await server.stop();
  });

  const comment = async (text: string) => {
    const reply = await vic.post('/templates/p/comments', { blockId: null, text, mentions: [anaId] });
    return (reply.body as unknown as { thread: { id: string } }).thread.id;
  };
  const answer = (thread: string, text: string) =>
    vic.post(`/templates/p/comments/${thread}`, { text, mentions: [] });
  const later = async (ms: number) => {
    now += ms;
    await notices.run();
  };
  const choose = (choice: string) => ana.put('/notices/mail', { choice });

  it('says in the person’s language what happened, with a link and no more than the first words', async () => {
    await ana.patch('/account', { language: 'es' });
    const thread = await comment(`@ana mira ${'esto '.repeat(60)}${secret}`);
    await later(30_000);
    expect(server.letters).toEqual([]);
    await later(31_000);
    expect(server.letters).toHaveLength(1);
    const [letter] = server.letters;
    expect(letter).toMatchObject({ to: ['ana@example.test'] });
    expect(letter?.source).toContain('vic te mencionó en Page p');
    expect(letter?.source).toContain(`${editorOrigin}/editor/templates/p?thread=${thread}`);
    expect(letter?.source).toContain('«@ana mira esto');
    expect(letter?.source).toContain(`${editorOrigin}/editor/account`);
    expect(letter?.source).not.toContain(secret);
    await later(60 * minuteMs);
    expect(server.letters).toHaveLength(1);
  });

  it('writes about one thread once in a quarter of an hour, and about what was read not at all', async () => {
    const thread = await comment('@ana one');
    await later(61_000);
    await answer(thread, 'two');
    await answer(thread, 'three');
    const other = await comment('@ana elsewhere');
    await later(61_000);
    expect(server.letters).toHaveLength(2);
    expect(server.letters[1]?.source).toContain('elsewhere');
    await later(14 * minuteMs);
    // Told together.
    expect(server.letters).toHaveLength(3);
    expect(server.letters[2]?.source).toMatch(/two[^]*three/);
    await answer(other, 'and again');
    await ana.put(`/templates/p/comments/${other}/read`, { number: 2 });
    await later(20 * minuteMs);
    expect(server.letters).toHaveLength(3);
  });

  it('writes once a day at eight, or never, to who wants that', async () => {
    expect((await ana.get('/notices/mail')).body).toEqual({ choice: 'atOnce' });
    expect((await choose('daily')).status).toBe(200);
    expect((await ana.get('/notices/mail')).body).toEqual({ choice: 'daily' });
    await comment('@ana one');
    await comment('@ana two');
    await later(4 * 60 * minuteMs);
    expect(server.letters).toEqual([]);
    // 08:00 in Mexico.
    await later(60 * minuteMs);
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]?.source).toMatch(/one[^]*two/);
    await comment('@ana three');
    await later(23 * 60 * minuteMs);
    expect(server.letters).toHaveLength(1);
    await later(60 * minuteMs);
    expect(server.letters).toHaveLength(2);
    // Their sessions are over by then.
    ana = await host.signedIn('ana', 'editor');
    vic = await host.signedIn('vic', 'viewer');
    await choose('never');
    await comment('@ana four');
    await later(61_000);
    await choose('atOnce');
    await later(60 * minuteMs);
    expect(server.letters).toHaveLength(2);
    expect(await choose('hourly')).toMatchObject({ status: 400 });
  });

  it('fails nothing else where the server takes no letter, and tries again', async () => {
    await server.stop();
    expect(await comment('@ana one')).not.toBe('');
    await later(61_000);
    expect(failures).toHaveLength(1);
    expect((await ana.get('/notices')).body).toMatchObject({ unread: 1 });
    // Not over and over.
    await later(minuteMs);
    expect(failures).toHaveLength(1);
    server = await startMailServer();
    await notices.stop();
    notices = mailing();
    await later(15 * minuteMs);
    expect(server.letters).toHaveLength(1);
    expect(warned).toEqual([]);
  });

  it('writes to nobody who left or reaches the page no more, nor of what is old', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    await comment('@ana one');
    await ada.patch(`/accounts/${anaId}`, { markets: ['mx'] });
    await later(61_000);
    await ada.patch(`/accounts/${anaId}`, { markets: null });
    await comment('@ana two');
    await ada.patch(`/accounts/${anaId}`, { isDisabled: true });
    await later(61_000);
    await ada.patch(`/accounts/${anaId}`, { isDisabled: false });
    await comment('@ana three');
    await later(3 * 24 * 60 * minuteMs);
    expect(server.letters).toEqual([]);
  });

  it('is sent once by several hosts', async () => {
    const second = mailing();
    await comment('@ana one');
    now += 61_000;
    await Promise.all([notices.run(), second.run()]);
    now += 10_000;
    await Promise.all([notices.run(), second.run()]);
    await second.stop();
    expect(server.letters).toHaveLength(1);
  });
});
