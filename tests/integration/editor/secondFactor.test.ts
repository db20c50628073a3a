import { TOTP } from 'otpauth';
import type { Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import type { AddedSecondFactor, SecondFactors, TotpSetUp } from '../../../src/generated/editor';
import { resetAdministrator } from '../../../src/host/editor/identity/accounts/resetAdministrator';
import { terminalActor } from '../../../src/host/store/recordAudit';
import { places, provideDatabases } from '../../support/databases';
import {
  addAccount,
  type EditorBrowser,
  editorOrigin,
  type EditorHost,
  password,
  type Reply,
  startEditorHost,
} from '../../support/editorHost';
import { SoftwareKey } from '../../support/softwareKey';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const newDatabase = provideDatabases();
const minuteMs = 60_000;
const ana = 'ana@example.test';

describe.each(places)('the second factor (%s)', (place) => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let database: Kysely<Database>;
  let host: EditorHost;
  let other: EditorHost;

  beforeEach(async () => {
    const made = await newDatabase(place);
    database = made.database;
    now = Date.parse('2026-03-01T09:00:00Z');
    const start = (connection: Kysely<Database>) =>
      startEditorHost({ database: connection, folder: newFolder(), clock: () => now, rateLimits: true });
    host = await start(database);
    other = await start(made.connect());
    await addAccount(database, 'ana', 'publisher');
  });
  afterEach(async () => {
    await host.app.close();
    await other.app.close();
  });

  const codeOf = (secret: string, at = now): string =>
    new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: at });

  /** Ana's app, and her recovery codes. */
  async function setUpApp(): Promise<{ secret: string; codes: string[]; browser: EditorBrowser }> {
    const browser = host.browser();
    await browser.signIn(ana);
    const { secret } = (await browser.post('/second-factor/totp')).body as unknown as TotpSetUp;
    const added = await browser.put('/second-factor/totp', { code: codeOf(secret) });
    expect(added.status).toBe(200);
    const { recoveryCodes: codes } = added.body as unknown as AddedSecondFactor;
    // The session is another one, which asks for its own token.
    browser.csrfToken = ((await browser.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
    now += minuteMs;
    return { secret, codes, browser };
  }

  async function setUpKey(browser: EditorBrowser, key = new SoftwareKey(editorOrigin)): Promise<SoftwareKey> {
    const { options } = (await browser.post('/second-factor/keys/options')).body as unknown as Options;
    const credential = key.create(options.challenge);
    const added = await browser.post('/second-factor/keys', { name: 'Blue', credential });
    expect(added.status).toBe(200);
    browser.csrfToken = ((await browser.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
    return key;
  }

  interface Options {
    readonly options: { readonly challenge: string };
  }

  /** The page of a sign-in whose password was right. */
  async function begin(browser: EditorBrowser): Promise<string> {
    const reply = await browser.signIn(ana);
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'secondFactorNeeded' } } });
    return reply.body.error.secondFactor?.page ?? '';
  }

  const giveCode = (browser: EditorBrowser, page: string, code: string, kind = 'totp'): Promise<Reply> =>
    browser.post('/session/second-factor/code', { page, kind, code });

  async function challenge(browser: EditorBrowser, page: string): Promise<string> {
    const reply = await browser.post('/session/second-factor/key-options', { page });
    return (reply.body as unknown as Options).options.challenge;
  }

  const giveKey = (browser: EditorBrowser, page: string, credential: object): Promise<Reply> =>
    browser.post('/session/second-factor/key', { page, credential });

  async function audited(action: string): Promise<{ subject: string; detail: unknown }[]> {
    const rows = await database
      .selectFrom('editor_audit')
      .select(['subject', 'detail'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();
    return rows.map(({ subject, detail }) => ({ subject, detail: JSON.parse(detail) as unknown }));
  }

  it('asks for a code beside the password, and opens a session of its own with it', async () => {
    const { secret, browser: first } = await setUpApp();
    expect((await first.get('/second-factor')).body).toMatchObject({
      factors: [{ kind: 'totp', lastUsedAt: null }],
      recoveryCodesLeft: 10,
      isDemanded: false,
    });
    const browser = host.browser();
    const page = await begin(browser);
    const pendingCookie = browser.cookie;
    expect(pendingCookie).toMatch(/^__Host-vitrina-second-step=/);
    const reply = await giveCode(browser, page, codeOf(secret));
    expect(reply).toMatchObject({ status: 200, body: { account: { email: ana } } });
    expect(browser.cookie).toMatch(/^__Host-vitrina-session=/);
    expect(browser.cookie.split('=')[1]).not.toBe(pendingCookie.split('=')[1]);
    expect((await browser.get('/templates')).status).toBe(200);
    expect(await audited('signedIn')).toContainEqual({ subject: ana, detail: { kind: 'totp' } });
  });

  it('keeps the secret sealed and codes as hashes alone', async () => {
    const { secret, codes } = await setUpApp();
    const stored = JSON.stringify([
      await database.selectFrom('editor_second_factors').selectAll().execute(),
      await database.selectFrom('editor_recovery_codes').selectAll().execute(),
      await database.selectFrom('editor_factor_setups').selectAll().execute(),
      await database.selectFrom('editor_audit').selectAll().execute(),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
    expect(codes).toHaveLength(10);
  });

  it('takes a code once, on whichever host, and not the one that set it up', async () => {
    const { secret } = await setUpApp();
    const used = codeOf(secret);
    const here = host.browser();
    expect((await giveCode(here, await begin(here), used)).status).toBe(200);
    const there = other.browser();
    expect(await giveCode(there, await begin(there), used)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid' } },
    });
    // An earlier one of the window that is still open is no better.
    const page = await begin(there);
    expect((await giveCode(there, page, codeOf(secret, now - 30_000))).status).toBe(400);
    expect(await audited('secondFactorRefused')).toEqual([
      { subject: ana, detail: { kind: 'totp', why: 'used' } },
      { subject: ana, detail: { kind: 'totp', why: 'used' } },
    ]);
  });

  it('gives one of two who send the same code at once a session', async () => {
    const { secret } = await setUpApp();
    const browsers = [host.browser(), other.browser()] as const;
    const pages = [await begin(browsers[0]), await begin(browsers[1])] as const;
    const replies = await Promise.all([
      giveCode(browsers[0], pages[0], codeOf(secret)),
      giveCode(browsers[1], pages[1], codeOf(secret)),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('limits guesses by sign-in and by account, and lets the owner in again after a while', async () => {
    const { secret } = await setUpApp();
    const guesser = host.browser();
    const page = await begin(guesser);
    const wrong = codeOf(secret, now + 10 * minuteMs);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await giveCode(guesser, page, wrong)).status).toBe(400);
    // That sign-in is over: the password is asked for again.
    expect((await giveCode(guesser, page, codeOf(secret))).status).toBe(401);
    const again = await begin(guesser);
    for (let tries = 0; tries < 4; tries += 1)
      expect((await giveCode(guesser, again, wrong)).status).toBe(400);
    const refused = await giveCode(guesser, again, codeOf(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    now += 16 * minuteMs;
    const owner = host.browser();
    expect((await giveCode(owner, await begin(owner), codeOf(secret))).status).toBe(200);
  });

  it('takes a recovery code once, however it is typed, and counts what is left', async () => {
    const { codes } = await setUpApp();
    const [code = ''] = codes;
    const browser = host.browser();
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    expect((await giveCode(browser, await begin(browser), typed, 'recoveryCode')).status).toBe(200);
    expect((await browser.get('/second-factor')).body).toMatchObject({ recoveryCodesLeft: 9 });
    const second = other.browser();
    expect((await giveCode(second, await begin(second), code, 'recoveryCode')).status).toBe(400);
    expect(await audited('recoveryCodeUsed')).toEqual([{ subject: ana, detail: { left: 9 } }]);
  });

  it.each<[string, (page: string) => { page: string; agent?: string }]>([
    ['the cookie without the page', (page) => ({ page: page.replace(/^.{8}/, 'AAAAAAAA') })],
    ['the cookie and the page in another browser', (page) => ({ page, agent: 'Other/1.0' })],
  ])('ends a sign-in of which a thief has %s', async (_name, stolen) => {
    const { secret } = await setUpApp();
    const victim = host.browser();
    const page = await begin(victim);
    const thief = other.browser();
    thief.cookie = victim.cookie;
    const { page: shown, agent } = stolen(page);
    const body = { page: shown, kind: 'totp', code: codeOf(secret) };
    const headers = { ...(agent !== undefined && { 'user-agent': agent }) };
    expect((await thief.call('POST', '/session/second-factor/code', { body, headers })).status).toBe(401);
    expect((await giveCode(victim, page, codeOf(secret))).status).toBe(401);
    expect(await audited('secondFactorRefused')).toEqual([{ subject: ana, detail: { why: 'otherBrowser' } }]);
  });

  it('ends a sign-in that waits too long, and one whose password is changed meanwhile', async () => {
    const { secret, browser } = await setUpApp();
    const slow = host.browser();
    const page = await begin(slow);
    now += 6 * minuteMs;
    expect((await giveCode(slow, page, codeOf(secret))).status).toBe(401);
    const next = await begin(slow);
    await browser.post('/password', { currentPassword: password, newPassword: 'another long password' });
    expect((await giveCode(slow, next, codeOf(secret))).status).toBe(401);
  });

  it('opens no call of the editor to who has only given the password', async () => {
    await setUpApp();
    const pending = host.browser();
    await begin(pending);
    const [, token = ''] = pending.cookie.split('=');
    const cookies = [pending.cookie, `__Host-vitrina-session=${token}`];
    for (const { method, url, role } of host.calls.filter(({ role }) => role !== 'anyone')) {
      for (const cookie of cookies) {
        pending.cookie = cookie;
        const reply = await pending.call(method, url.replace('/editor/api', '').replaceAll(/:\w+/g, 'x'));
        expect([url, role, reply.status]).toEqual([url, role, 401]);
      }
    }
  });

  it('signs in with a security key, which may be one of several', async () => {
    const { browser: owner } = await setUpApp();
    await setUpKey(owner);
    const key = await setUpKey(owner);
    const { factors } = (await owner.get('/second-factor')).body as unknown as SecondFactors;
    expect(factors.map(({ kind, name }) => [kind, name])).toEqual(
      expect.arrayContaining([
        ['totp', ''],
        ['key', 'Blue'],
      ]),
    );
    const browser = other.browser();
    const page = await begin(browser);
    key.counter = 1;
    expect((await giveKey(browser, page, key.sign(await challenge(browser, page)))).status).toBe(200);
    expect(await audited('signedIn')).toContainEqual({ subject: ana, detail: { kind: 'key' } });
    // A guesser who used up the codes keeps nobody with a key out.
    expect((await browser.get('/templates')).status).toBe(200);
  });

  it('refuses what a key signed for another challenge, twice, elsewhere, or with a counter that went back', async () => {
    const { browser: owner } = await setUpApp();
    const key = await setUpKey(owner);
    const browser = host.browser();
    let page = await begin(browser);
    const answered = async (sign: (asked: string) => object) =>
      (await giveKey(browser, page, sign(await challenge(browser, page)))).status;
    key.counter = 5;
    const asked = await challenge(browser, page);
    const credential = key.sign(asked);
    expect((await giveKey(browser, page, credential)).status).toBe(200);
    page = await begin(browser);
    // Replayed in a sign-in that asked for something else, and in one that asked for nothing.
    expect(await answered(() => credential)).toBe(400);
    expect((await giveKey(browser, page, credential)).status).toBe(400);
    // Answered wrongly, a challenge is used up.
    const second = await challenge(browser, page);
    expect((await giveKey(browser, page, credential)).status).toBe(400);
    key.counter = 6;
    expect((await giveKey(browser, page, key.sign(second))).status).toBe(400);
    // A page of somebody else that hands on what it was given.
    expect(await answered((it) => key.sign(it, 'https://editor.example.evil.test'))).toBe(400);
    // A copy of the key, which has not counted on.
    key.counter = 5;
    expect(await answered((it) => key.sign(it))).toBe(400);
    // Somebody else's key.
    expect(await answered((it) => new SoftwareKey(editorOrigin).sign(it))).toBe(400);
    expect(await audited('secondFactorRefused')).toHaveLength(7);
    key.counter = 7;
    expect(await answered((it) => key.sign(it))).toBe(200);
  });

  describe('a key that counts back', () => {
    /** Statuses of sign-ins whose key says each of the counters. */
    async function statusesOf(key: SoftwareKey, counters: readonly number[]): Promise<Reply[]> {
      const replies: Reply[] = [];
      for (const counter of counters) {
        const browser = host.browser();
        const page = await begin(browser);
        key.counter = counter;
        replies.push(await giveKey(browser, page, key.sign(await challenge(browser, page))));
      }
      return replies;
    }
    const signedInWith = async () => (await audited('signedIn')).map(({ detail }) => detail);

    it.each([true, false])('is let in and noted where it is synced; known as such: %s', async (isKnown) => {
      const { browser: owner } = await setUpApp();
      const key = new SoftwareKey(editorOrigin);
      key.isSynced = true;
      await setUpKey(owner, key);
      if (!isKnown) await database.updateTable('editor_second_factors').set({ is_synced: null }).execute();
      const replies = await statusesOf(key, [5, 5, 3, 0, 0]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      const noted = { kind: 'key', countedBack: true };
      expect(await signedInWith()).toEqual(
        expect.arrayContaining([{ kind: 'key' }, noted, noted, noted, { kind: 'key' }]),
      );
    });

    it.each([true, false])(
      'is refused where it is bound to a device, with what to do; known as such: %s',
      async (isKnown) => {
        const { browser: owner } = await setUpApp();
        const key = await setUpKey(owner);
        if (!isKnown) await database.updateTable('editor_second_factors').set({ is_synced: null }).execute();
        const replies = await statusesOf(key, [5, 5, 3, 0]);
        expect(replies.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
        expect(replies.slice(1).map(({ body }) => body.error.reason)).toEqual(Array(3).fill('counter'));
        // Whoever has copied it can sign that it is synced.
        key.isSynced = true;
        expect((await statusesOf(key, [3]))[0]?.status).toBe(400);
        expect((await audited('secondFactorRefused')).map(({ detail }) => detail)).toEqual(
          Array(4).fill({ kind: 'key', why: 'counter' }),
        );
        expect((await statusesOf(key, [6]))[0]?.status).toBe(200);
      },
    );
  });

  it('makes no key known that answers another challenge, at another origin, or belongs to somebody', async () => {
    const { browser: owner } = await setUpApp();
    const key = await setUpKey(owner);
    const add = async (make: (asked: string) => object) => {
      const { options } = (await owner.post('/second-factor/keys/options')).body as unknown as Options;
      return owner.post('/second-factor/keys', { name: 'Red', credential: make(options.challenge) });
    };
    const fresh = new SoftwareKey(editorOrigin);
    expect((await add(() => fresh.create('AAAAAAAAAAAAAAAAAAAAAA'))).status).toBe(400);
    expect((await add((asked) => fresh.create(asked, 'https://evil.test'))).status).toBe(400);
    expect((await add((asked) => key.create(asked))).status).toBe(409);
  });

  const changes = [
    ['POST', '/second-factor/totp'],
    ['PUT', '/second-factor/totp'],
    ['POST', '/second-factor/keys/options'],
    ['POST', '/second-factor/keys'],
    ['DELETE', '/second-factor/x'],
    ['POST', '/second-factor/recovery-codes'],
    ['DELETE', '/sessions/x'],
    ['POST', '/tokens'],
  ] as const;

  it('changes nothing that guards the account in a session that is older than ten minutes, however it was renewed', async () => {
    const { browser } = await setUpApp();
    now += 10 * minuteMs;
    const renew = { currentPassword: password, newPassword: 'another long password' };
    expect((await browser.post('/password', renew)).status).toBe(204);
    browser.csrfToken = ((await browser.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
    for (const [method, url] of changes) {
      const reply = await browser.call(method, url, { body: {} });
      expect([url, reply.status, reply.body.error.code]).toEqual([url, 403, 'signInAgain']);
    }
    expect(await audited('refused')).toEqual(
      changes.map(([method, url]) => ({
        subject: `${method} /editor/api${url}`,
        detail: { code: 'signInAgain' },
      })),
    );
  });

  it('is asked for by an administrator: who publishes can do nothing before it is set up', async () => {
    const admin = await host.signedIn('ada', 'administrator');
    const editor = await host.signedIn('edi', 'editor');
    const publisher = host.browser();
    await publisher.signIn(ana);
    const token = await publisher.post('/tokens', {
      name: 'mine',
      scope: 'publish',
      markets: null,
      expiresInDays: 1,
    });
    const { secret } = token.body as unknown as { secret: string };
    expect((await admin.put('/settings', { requiresSecondFactor: true })).body).toEqual({
      requiresApproval: false,
      requiresSecondFactor: true,
      allowsApprovalLinks: true,
      requiresSecondFactorOfAll: false,
    });
    const late = host.browser();
    expect((await late.signIn(ana)).body).toMatchObject({ mustSetUpSecondFactor: true });
    for (const { method, url, row } of host.calls) {
      if (row.role === 'anyone' || row.isPartOfSignIn || row.setsUpSecondFactor) continue;
      const reply = await late.call(method, url.replace('/editor/api', '').replaceAll(/:\w+/g, 'x'));
      expect([url, reply.status]).toEqual([url, 403]);
    }
    expect((await publisher.get('/templates')).body.error.code).toBe('secondFactorSetUp');
    const frame = await host.app.inject({ url: '/editor/frame/x', headers: { cookie: publisher.cookie } });
    expect(frame.statusCode).toBe(401);
    const byToken = await host.browser().call('GET', '/templates', {
      headers: { authorization: `Bearer ${secret}`, origin: undefined },
    });
    expect(byToken.body.error.code).toBe('secondFactorSetUp');
    expect((await editor.get('/templates')).status).toBe(200);
    const { browser } = await setUpApp();
    expect((await browser.get('/templates')).status).toBe(200);
    const { factors } = (await browser.get('/second-factor')).body as unknown as SecondFactors;
    // The last one stays.
    expect((await browser.delete(`/second-factor/${factors[0]?.id}`)).status).toBe(409);
    await setUpKey(browser);
    expect((await browser.delete(`/second-factor/${factors[0]?.id}`)).status).toBe(204);
    expect(await audited('secondFactorRemoved')).toEqual([{ subject: ana, detail: { kind: 'totp' } }]);
  });

  it('is asked for of everybody where an administrator says so', async () => {
    const admin = await host.signedIn('ada', 'administrator');
    const editor = await host.signedIn('edi', 'editor');
    await admin.put('/settings', { requiresSecondFactorOfAll: true });
    for (const browser of [admin, editor])
      expect((await browser.get('/templates')).body.error.code).toBe('secondFactorSetUp');
    expect((await editor.get('/second-factor')).body).toMatchObject({ isDemanded: true });
    await setUpKey(admin);
    expect((await admin.put('/settings', { requiresSecondFactorOfAll: false })).status).toBe(200);
    expect((await editor.get('/templates')).status).toBe(200);
    expect(await audited('settingsChanged')).toEqual([
      { subject: 'requiresSecondFactorOfAll', detail: { requiresSecondFactorOfAll: true } },
      { subject: 'requiresSecondFactorOfAll', detail: { requiresSecondFactorOfAll: false } },
    ]);
  });

  it('is neither demanded of nor given to who signs in at an identity provider', async () => {
    const admin = await host.signedIn('ada', 'administrator');
    await admin.put('/settings', { requiresSecondFactor: true });
    const mila = await host.signedIn('mila', 'publisher');
    expect((await mila.get('/templates')).body.error.code).toBe('secondFactorSetUp');
    await database
      .updateTable('editor_accounts')
      .set({ identity_issuer: 'https://id.example.test', identity_subject: 'mila' })
      .where('email', '=', 'mila@example.test')
      .execute();
    expect((await mila.get('/templates')).status).toBe(200);
    expect((await mila.get('/second-factor')).body).toMatchObject({ isDemanded: false });
    expect((await mila.post('/second-factor/totp')).status).toBe(409);
    expect((await mila.post('/second-factor/keys/options')).status).toBe(409);
  });

  it('takes what was asked of one session or account from no other', async () => {
    const bob = host.browser();
    await addAccount(database, 'bob', 'editor');
    await bob.signIn('bob@example.test');
    const [here, there] = [host.browser(), host.browser()];
    await here.signIn(ana);
    await there.signIn(ana);
    const { secret } = (await here.post('/second-factor/totp')).body as unknown as TotpSetUp;
    for (const thief of [there, bob]) {
      const reply = await thief.put('/second-factor/totp', { code: codeOf(secret) });
      expect([reply.status, reply.body.error.code]).toEqual([410, 'gone']);
    }
    const { options } = (await here.post('/second-factor/keys/options')).body as unknown as Options;
    const credential = new SoftwareKey(editorOrigin).create(options.challenge);
    for (const thief of [there, bob]) {
      expect((await thief.post('/second-factor/keys', { name: 'Mine', credential })).status).toBe(410);
      // With a set-up of its own under way it fits no better.
      await thief.post('/second-factor/keys/options');
      expect((await thief.post('/second-factor/keys', { name: 'Mine', credential })).status).toBe(400);
    }
    const key = await setUpKey(here);
    await setUpKey(bob);
    const [first, second] = [host.browser(), host.browser()];
    const pages = [await begin(first), await begin(second)] as const;
    key.counter = 1;
    const signed = key.sign(await challenge(first, pages[0]));
    await challenge(second, pages[1]);
    expect((await giveKey(second, pages[1], signed)).status).toBe(400);
    const other = host.browser();
    const bobs = (await other.signIn('bob@example.test')).body.error.secondFactor?.page ?? '';
    await challenge(other, bobs);
    expect((await giveKey(other, bobs, signed)).status).toBe(400);
    expect((await giveKey(first, pages[0], signed)).status).toBe(200);
    expect(await database.selectFrom('editor_second_factors').selectAll().execute()).toHaveLength(2);
  });

  it('signs out everywhere else when it is added, and recovery codes go with the last factor', async () => {
    const elsewhere = host.browser();
    await elsewhere.signIn(ana);
    const { browser } = await setUpApp();
    expect((await elsewhere.get('/templates')).status).toBe(401);
    const made = await browser.post('/second-factor/recovery-codes');
    expect((made.body as unknown as AddedSecondFactor).recoveryCodes).toHaveLength(10);
    expect(await database.selectFrom('editor_recovery_codes').selectAll().execute()).toHaveLength(10);
    const { factors } = (await browser.get('/second-factor')).body as unknown as SecondFactors;
    expect((await browser.delete(`/second-factor/${factors[0]?.id}`)).status).toBe(204);
    expect(await database.selectFrom('editor_recovery_codes').selectAll().execute()).toHaveLength(0);
    expect((await host.browser().signIn(ana)).status).toBe(200);
  });

  it('is reset by an administrator, or in the terminal, and by no link for a password', async () => {
    const { browser } = await setUpApp();
    const admin = await host.signedIn('ada', 'administrator');
    const list = (await admin.get('/accounts')).body as unknown as { withSecondFactor: string[] };
    const { body } = await admin.get('/accounts');
    const id = body.accounts.find(({ email }) => email === ana)?.id ?? '';
    expect(list.withSecondFactor).toEqual([id]);
    const link = (await admin.post(`/accounts/${id}/reset`)).body.link;
    const accepted = await host.browser().post('/invitations/accept', {
      token: link.split('#')[1],
      password: 'yet another password',
    });
    expect(accepted).toMatchObject({ status: 401, body: { error: { code: 'secondFactorNeeded' } } });
    expect((await browser.get('/templates')).status).toBe(401);
    expect((await admin.delete(`/accounts/${id}/second-factor`)).status).toBe(204);
    expect((await admin.delete(`/accounts/${id}/second-factor`)).status).toBe(409);
    expect((await host.browser().signIn(ana, 'yet another password')).status).toBe(200);
    expect(await audited('secondFactorReset')).toEqual([{ subject: ana, detail: {} }]);
  });

  it('goes with the password of an administrator whom the terminal lets in again', async () => {
    await database.updateTable('editor_accounts').set({ role: 'administrator' }).execute();
    await setUpApp();
    const reset = await resetAdministrator(database, { email: ana, actor: terminalActor, now });
    const browser = host.browser();
    const token = reset.ok ? reset.value.token : '';
    const accepted = await browser.post('/invitations/accept', { token, password: 'yet another password' });
    expect(accepted.status).toBe(200);
    expect(await audited('secondFactorReset')).toHaveLength(1);
  });
});
