import type { Kysely } from 'kysely';
import { TOTP } from 'otpauth';
import type { AddedSecondFactor, SecondFactors, TotpSetUp } from '../../../src/generated/editor';
import { createMailer, type Mailer } from '../../../src/host/editor/door/mail/mailer';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import {
  addAccount,
  type EditorBrowser,
  editorOrigin,
  type EditorHost,
  password,
  startEditorHost,
} from '../../support/editorHost';
import { type MailServer, startMailServer } from '../../support/mailServer';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const newDatabase = provideDatabases();
const minuteMs = 60_000;
const newPassword = 'a sentence that nobody has thought of';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(places)('letters about an account on %s', (place) => {
  let now = 0;
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
    ({ database } = await newDatabase(place));
    host = await startEditorHost({ database, folder: newFolder(), clock: () => now, mail });
    await addAccount(database, 'ana', 'publisher');
  }, 60_000);
  afterEach(async () => {
    await host.app.close();
    await server.stop();
    expect(failures).toEqual([]);
  });

  /** Subjects of what has arrived since it was asked last. */
  let seen = 0;
  beforeEach(() => (seen = 0));
  async function subjects(): Promise<string[]> {
    await mail.stop();
    const fresh = server.letters.slice(seen);
    seen = server.letters.length;
    return fresh.map(({ source }) => /^subject: Presta Demo: (.*)$/im.exec(source)?.[1] ?? '').toSorted();
  }
  const signIn = async (browser: EditorBrowser, secret = password, email = 'ana@example.test') => {
    const headers = { 'user-agent': firefox };
    const reply = await browser.call('POST', '/session', { headers, body: { email, password: secret } });
    if (reply.status === 200) await renewToken(browser);
    return reply;
  };
  /** A session that took the place of another asks for its own. */
  async function renewToken(browser: EditorBrowser): Promise<void> {
    browser.csrfToken = ((await browser.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
  }
  const codeOf = (secret: string) => new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: now });
  const giveCode = (browser: EditorBrowser, page: string, kind: string, code: string) =>
    browser.call('POST', '/session/second-factor/code', {
      headers: { 'user-agent': firefox },
      body: { page, kind, code },
    });
  const begin = async (browser: EditorBrowser) => (await signIn(browser)).body.error.secondFactor?.page ?? '';

  it('tell of a sign-in with a browser that was not used before, and of no other', async () => {
    const browser = host.browser();
    await signIn(browser);
    expect(await subjects()).toEqual(['sign-in with a new browser']);
    const [letter] = server.letters;
    expect(letter?.to).toEqual(['ana@example.test']);
    for (const fact of [
      '2026-03-01 09:00 UTC',
      'Firefox · Linux',
      '127.0.0.1',
      `${editorOrigin}/editor/account`,
    ])
      expect(letter?.source).toContain(fact);
    await browser.delete('/session');
    browser.csrfToken = '';
    await signIn(browser);
    expect(await subjects()).toEqual([]);
    // Another account in the same browser, and then the first one again.
    await addAccount(database, 'bea', 'editor');
    await signIn(browser, password, 'bea@example.test');
    await signIn(browser);
    expect((await subjects()).length).toBe(1);
    expect(server.letters.at(-1)?.to).toEqual(['bea@example.test']);
    // A mark that somebody made up, and one of another account.
    const forged = host.browser();
    forged.cookie = browser.cookie.replaceAll(/(vitrina-known-\w+)=[\w-]+/g, `$1=${'A'.repeat(43)}`);
    await signIn(forged);
    expect(await subjects()).toEqual(['sign-in with a new browser']);
  });

  it('repeat nothing that a browser calls itself, and speak the language of the account', async () => {
    await database.updateTable('editor_accounts').set({ language: 'es', last_signed_in_at: 1 }).execute();
    const headers = { 'user-agent': 'call https://evil.example now' };
    const body = { email: 'ana@example.test', password };
    await host.browser().call('POST', '/session', { headers, body });
    await mail.stop();
    expect(server.letters[0]?.source).toContain('Navegador: desconocido');
    expect(server.letters[0]?.source).not.toContain('evil.example');
  });

  it('tell of a password that was changed, after which every other browser is a new one', async () => {
    const [here, there] = [host.browser(), host.browser()];
    await signIn(here);
    await signIn(there);
    await subjects();
    const changed = await here.post('/password', { currentPassword: password, newPassword });
    expect(changed.status).toBe(204);
    expect(await subjects()).toEqual(['your password was changed']);
    await signIn(here, newPassword);
    expect(await subjects()).toEqual([]);
    await signIn(there, newPassword);
    expect(await subjects()).toEqual(['sign-in with a new browser']);
  });

  it('tell of a password that was set by a link', async () => {
    const ada = await host.signedIn('ada', 'administrator');
    await host.browser().post('/password-resets', { email: 'ana@example.test' });
    await subjects();
    const token = /invitation#([\w-]{43})/.exec(server.letters[0]?.source ?? '')?.[1];
    const accepted = await host.browser().post('/invitations/accept', { token, password: newPassword });
    expect(accepted.status).toBe(200);
    expect(await subjects()).toEqual(['you have a new password']);
    // Who is invited sets a first one, and knows it.
    await ada.post('/accounts/invitations', { email: 'bea@example.test', role: 'viewer' });
    await subjects();
    const invited = /invitation#([\w-]{43})/.exec(server.letters.at(-1)?.source ?? '')?.[1];
    await host.browser().post('/invitations/accept', { token: invited, name: 'Bea', password: newPassword });
    expect(await subjects()).toEqual([]);
  });

  it('tell of every change of a second factor, and of codes that whoever knows the password got wrong', async () => {
    const browser = host.browser();
    await signIn(browser);
    await subjects();
    const { secret } = (await browser.post('/second-factor/totp')).body as unknown as TotpSetUp;
    const added = await browser.put('/second-factor/totp', { code: codeOf(secret) });
    const [code = ''] = (added.body as unknown as AddedSecondFactor).recoveryCodes;
    await renewToken(browser);
    expect(await subjects()).toEqual(['a second factor was added']);
    const stranger = host.browser();
    const page = await begin(stranger);
    for (let time = 0; time < 4; time += 1) await giveCode(stranger, page, 'totp', '000000');
    expect(await subjects()).toEqual([]);
    await giveCode(stranger, page, 'totp', '000000');
    expect(await subjects()).toEqual(['wrong codes after your password']);
    const away = host.browser();
    expect((await giveCode(away, await begin(away), 'recoveryCode', code)).status).toBe(200);
    expect(await subjects()).toEqual(['sign-in with a recovery code']);
    await browser.post('/second-factor/recovery-codes');
    expect(await subjects()).toEqual(['new recovery codes']);
    const { factors } = (await browser.get('/second-factor')).body as unknown as SecondFactors;
    expect((await browser.delete(`/second-factor/${factors[0]?.id}`)).status).toBe(204);
    expect(await subjects()).toEqual(['a second factor was removed']);
  });

  it("tell of an administrator's reset, without where the administrator sits", async () => {
    const browser = host.browser();
    await signIn(browser);
    const { secret } = (await browser.post('/second-factor/totp')).body as unknown as TotpSetUp;
    await browser.put('/second-factor/totp', { code: codeOf(secret) });
    await subjects();
    const ada = await host.signedIn('ada', 'administrator');
    const { accounts } = (await ada.get('/accounts')).body;
    const ana = accounts.find(({ name }) => name === 'ana');
    expect((await ada.delete(`/accounts/${ana?.id}/second-factor`)).status).toBe(204);
    expect(await subjects()).toEqual(['your second factor was reset']);
    expect(server.letters.at(-1)?.to).toEqual(['ana@example.test']);
    expect(server.letters.at(-1)?.source).not.toContain('127.0.0.1');
  });

  it('tell of an access token of their own', async () => {
    const browser = host.browser();
    await signIn(browser);
    await subjects();
    const order = { name: 'ci', scope: 'read', markets: null, expiresInDays: 1 };
    expect((await browser.post('/tokens', order)).status).toBe(201);
    expect(await subjects()).toEqual(['a new access token']);
    now += minuteMs;
    const ada = await host.signedIn('ada', 'administrator');
    await ada.post('/tokens/machine', order);
    expect(await subjects()).toEqual([]);
  });
});
