import type { Kysely } from 'kysely';
import { createMailer, type Mailer } from '../../../src/host/editor/door/mail/mailer';
import type { Database } from '../../../src/host/store/database';
import { createAuthority, createCertificate } from '../../support/certificates';
import { places, provideDatabases } from '../../support/databases';
import { editorOrigin, password, startEditorHost, type EditorHost } from '../../support/editorHost';
import type { SMTPServerOptions } from 'smtp-server';
import { type ArrivedLetter, type MailServer, startMailServer } from '../../support/mailServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

type Done = Parameters<NonNullable<SMTPServerOptions['onData']>>[2];

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const newPassword = 'another long password';

const tokenIn = ({ source }: ArrivedLetter): string =>
  new RegExp(`${editorOrigin}/editor/invitation#([\\w-]{43})`).exec(source)?.[1] ?? '';

describe.each(places)('links by e-mail on %s', (place) => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let server: MailServer;
  let mail: Mailer;
  let database: Kysely<Database>;
  let host: EditorHost;
  const failures: unknown[] = [];

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    failures.length = 0;
    server = await startMailServer();
    mail = createMailer(server.settings, { error: (fault: unknown) => void failures.push(fault) });
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now, mail });
  }, 60_000);
  afterEach(async () => {
    await host.app.close();
    await server.stop();
  });

  const ask = (email: string) => host.browser().post('/password-resets', { email });

  it('sends an invitation to whom it is for, and tells nobody else its link', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    const arriving = server.next();
    const { status, body } = await ada.post('/accounts/invitations', {
      email: 'Bea@example.test',
      role: 'publisher',
    });
    expect(status).toBe(200);
    expect(body.link).toBeUndefined();
    const letter = await arriving;
    expect(letter).toMatchObject({ from: 'editor@presta.example', to: ['bea@example.test'] });
    expect(letter.source).toContain('publisher');
    const bea = host.browser();
    const accepted = { token: tokenIn(letter), name: 'Bea', password: newPassword };
    expect((await bea.post('/invitations/accept', accepted)).body.account).toMatchObject({ name: 'Bea' });
  });

  it('gives the link to whoever invites where the server does not take the letter', async () => {
    await server.stop();
    const ada = await host.signedIn('ada', 'administrator');
    const { status, body } = await ada.post('/accounts/invitations', {
      email: 'bea@example.test',
      role: 'viewer',
    });
    expect({ status, link: body.link }).toEqual({
      status: 200,
      link: expect.stringMatching(/\/editor\/invitation#[\w-]{43}$/),
    });
    expect(failures).toHaveLength(1);
    expect(JSON.stringify(failures)).not.toContain(body.link.slice(-43));
  });

  it('lets somebody in again who forgot the password, by the address that is configured', async () => {
    await host.signedIn('ada', 'administrator');
    const arriving = server.next();
    const forged = { host: 'evil.example', origin: 'https://evil.example' };
    expect(
      await host.browser().call('POST', '/password-resets', {
        headers: forged,
        body: { email: ' ADA@example.test'.trim() },
      }),
    ).toMatchObject({ status: 204 });
    const letter = await arriving;
    expect(letter.source).not.toContain('evil.example');
    const again = { token: tokenIn(letter), password: newPassword };
    expect((await host.browser().post('/invitations/accept', again)).status).toBe(200);
    expect((await host.browser().signIn('ada@example.test', password)).status).toBe(401);
    expect((await host.browser().signIn('ada@example.test', newPassword)).status).toBe(200);
  });

  it('answers alike whoever is asked for, and writes to nobody who has no password', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    await host.signedIn('dora', 'editor');
    const { body } = await ada.get('/accounts');
    const dora = body.accounts.find(({ name }) => name === 'dora');
    await ada.patch(`/accounts/${dora?.id}`, { isDisabled: true });
    await ada.post('/accounts/invitations', { email: 'bea@example.test', role: 'viewer' });
    const before = server.letters.length;
    const replies = [];
    for (const name of ['ada', 'dora', 'bea', 'nobody']) replies.push(await ask(`${name}@example.test`));
    for (const { status, body: said } of replies) expect({ status, said }).toEqual({ status: 204, said: {} });
    await mail.stop();
    expect(server.letters.slice(before).map(({ to }) => to)).toEqual([['ada@example.test']]);
    expect(failures).toEqual([]);
  });

  it('writes to one person three times an hour at most', async () => {
    await host.signedIn('ada', 'administrator');
    for (let time = 0; time < 5; time += 1) await ask('ada@example.test');
    await mail.stop();
    expect(server.letters).toHaveLength(3);
    now += 61 * 60_000;
    await ask('ada@example.test');
    await mail.stop();
    expect(server.letters).toHaveLength(4);
  });
});

it('says that it sends no e-mail where it has no server', async () => {
  const { database } = await openDatabase('SQLite');
  const host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => 0 });
  expect(await host.browser().post('/password-resets', { email: 'a@example.test' })).toMatchObject({
    status: 404,
  });
  await host.app.close();
});

it('gives the link to whoever invites where the server, given all of the letter, refuses it', async () => {
  const server = await startMailServer({
    onData: (stream, _session, done) => void stream.resume().on('end', () => done(new Error('no'))),
  });
  const failures: unknown[] = [];
  const mail = createMailer(server.settings, { error: (fault: unknown) => void failures.push(fault) });
  const { database } = await openDatabase('SQLite');
  const host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => 0, mail });
  const ada = await host.signedIn('ada', 'administrator');
  const { body } = await ada.post('/accounts/invitations', { email: 'bea@example.test', role: 'viewer' });
  expect(body.link).toMatch(/\/editor\/invitation#[\w-]{43}$/);
  expect(failures).toHaveLength(1);
  await host.app.close();
  await server.stop();
});

describe('the way to the server', () => {
  const letter = { to: 'a@example.test', subject: 'A link', text: 'Hello' };

  it('carries a name of its sender whole, whatever signs it has', async () => {
    const server = await startMailServer();
    const from = { name: 'Presta (MX): web; [1], "x" @ casa', address: 'editor@presta.example' };
    const mailer = createMailer({ ...server.settings, from }, { error: () => undefined });
    expect(await mailer.send(letter)).toBe(true);
    expect(server.letters[0]).toMatchObject({
      from: from.address,
      source: expect.stringContaining(
        'From: "Presta (MX): web; [1], \\"x\\" @ casa" <editor@presta.example>\r\n',
      ),
    });
    await server.stop();
  });

  it.each([
    ['refuses it for good', (done: Done) => done(Object.assign(new Error('spam'), { responseCode: 554 }))],
    ['refuses it for now', (done: Done) => done(Object.assign(new Error('later'), { responseCode: 451 }))],
  ])('says that a letter did not go out where the server, given all of it, %s', async (_, answer) => {
    const server = await startMailServer({
      onData: (stream, _session, done) => void stream.resume().on('end', () => answer(done)),
    });
    const failures: unknown[] = [];
    const mailer = createMailer(server.settings, { error: (fault: unknown) => void failures.push(fault) });
    expect(await mailer.send(letter)).toBe(false);
    expect(failures).toHaveLength(1);
    await server.stop();
  });

  it('is not taken in the open beyond this machine', async () => {
    const server = await startMailServer();
    const failures: unknown[] = [];
    const mailer = createMailer(
      { ...server.settings, isLocal: false },
      { error: (fault: unknown) => void failures.push(fault) },
    );
    expect(await mailer.send(letter)).toBe(false);
    expect(server.letters).toEqual([]);
    expect(failures).toHaveLength(1);
    await server.stop();
  });

  it('is refused where a stranger vouches for the server', async () => {
    const authority = createAuthority('a stranger');
    const { cert, key } = createCertificate({ issuer: authority });
    const server = await startMailServer({ secure: true, cert, key });
    const mailer = createMailer(server.settings, { error: () => undefined });
    expect(await mailer.send(letter)).toBe(false);
    expect(server.letters).toEqual([]);
    await server.stop();
  });
});
