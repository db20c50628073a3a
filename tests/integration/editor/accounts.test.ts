import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import {
  editorOrigin,
  password,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const newPassword = 'another long password';

describe.each(places)('accounts and sessions on %s', (place) => {
  let now = Date.parse('2026-03-01T09:00:00Z');
  let shared: TestDatabase;
  let database: Kysely<Database>;
  let host: EditorHost;
  let administrator: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    shared = await openDatabase(place);
    ({ database } = shared);
    host = await startEditorHost({ database, folder: temporaryFolder(), clock, rateLimits: true });
    administrator = await host.signedIn('ada', 'administrator');
  }, 60_000);
  afterEach(() => host.app.close());

  const actions = async () =>
    (await administrator.get('/audit?limit=200')).body.entries.map(({ action }) => action);
  const idOf = async (name: string) =>
    (
      await database
        .selectFrom('editor_accounts')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).id;

  it('signs in with a cookie that no script, no other site and no neighbour gets at', async () => {
    const browser = host.browser();
    const reply = await browser.signIn('ADA@example.test ');
    expect(reply.body).toMatchObject({
      account: { email: 'ada@example.test', role: 'administrator' },
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
    });
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-vitrina-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
    const stored = JSON.stringify(await database.selectFrom('editor_sessions').selectAll().execute());
    expect(stored).not.toContain(browser.cookie.split('=')[1]);
    expect(JSON.stringify(await database.selectFrom('editor_accounts').selectAll().execute())).not.toContain(
      password,
    );
  });

  it('uses a plain cookie on a loopback http address alone', async () => {
    const signIn = async (headers: Record<string, string>) => {
      const origin = `${headers['x-forwarded-proto']}://${headers.host}`;
      const reply = await host.browser().call('POST', '/session', {
        headers: { ...headers, origin },
        body: { email: 'ada@example.test', password },
      });
      return String(reply.headers['set-cookie']);
    };
    expect(await signIn({ host: '127.0.0.1:8080', 'x-forwarded-proto': 'http' })).toMatch(
      /^vitrina-session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await signIn({ host: 'pages.example', 'x-forwarded-proto': 'http' })).toMatch(
      /^__Host-vitrina-session=.*; Secure$/,
    );
  });

  it('says the same of a wrong password, an unknown e-mail, an invited and a disabled account', async () => {
    await administrator.post('/accounts/invitations', { email: 'new@example.test', role: 'viewer' });
    await host.signedIn('dora', 'editor');
    await administrator.patch(`/accounts/${await idOf('dora')}`, { isDisabled: true });
    const attempts = [
      ['ada', 'wrong'],
      ['nobody', password],
      ['new', password],
      ['dora', password],
    ] as const;
    const replies = await Promise.all(
      attempts.map(([name, secret]) => host.browser().signIn(`${name}@example.test`, secret)),
    );
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({ status: replies[0]!.status, body: replies[0]!.body });
    expect(replies[0]).toMatchObject({ status: 401, body: { error: { code: 'signedOut' } } });
    expect(await actions()).toContain('signInRefused');
  });

  it('limits guesses for one e-mail over every host, also when they come at once', async () => {
    const other = await startEditorHost({
      database: shared.connect(),
      folder: temporaryFolder(),
      clock,
      rateLimits: true,
    });
    const hosts = [host, other];
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, position) =>
        hosts[position % 2]!.browser().signIn('ada@example.test', `guess ${position}`),
      ),
    );
    const codes = guesses.map(({ body }) => body.error.code).sort();
    expect(codes).toEqual([...Array<string>(10).fill('signedOut'), ...Array<string>(4).fill('tooMany')]);
    const limited = await other.browser().signIn('ada@example.test');
    expect(limited).toMatchObject({ status: 429, body: { error: { code: 'tooMany' } } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
    now += 16 * 60_000;
    expect((await other.browser().signIn('ada@example.test')).status).toBe(200);
    await other.app.close();
  }, 60_000);

  const signInFrom = async (address: string, email: string, secret = password, of = host) =>
    of.browser().call('POST', '/session', {
      headers: { 'x-forwarded-for': address },
      body: { email, password: secret },
    });
  const statusesOf = async (count: number, guess: (position: number) => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let position = 0; position < count; position += 1) statuses.push((await guess(position)).status);
    return statuses;
  };

  it('keeps nobody out whose password a stranger guesses from elsewhere', async () => {
    const guesses = await statusesOf(40, (position) =>
      signInFrom('203.0.113.9', 'ada@example.test', `guess ${position}`),
    );
    expect(guesses).toEqual([...Array<number>(10).fill(401), ...Array<number>(30).fill(429)]);
    expect((await signInFrom('198.51.100.7', 'ada@example.test')).status).toBe(200);
    expect((await signInFrom('203.0.113.9', 'ada@example.test')).status).toBe(429);
  });

  it('takes all addresses of an IPv6 network for one', async () => {
    const guesses = await statusesOf(11, (position) =>
      signInFrom(`2001:db8:1:2:${position.toString(16)}::${position}`, 'ada@example.test', 'guess'),
    );
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429]);
    const people = await statusesOf(50, (position) =>
      signInFrom(`2001:db8:1:2::${position.toString(16)}`, `p${position}@example.test`, 'guess'),
    );
    expect(people).toEqual([...Array<number>(49).fill(401), 429]);
    expect((await signInFrom('2001:db8:1:3::1', 'ada@example.test')).status).toBe(200);
  });

  // What the setting changes is the same on every database.
  it.each(place === 'SQLite' ? [true, false] : [true])(
    'limits what many networks guess at one account; RATE_LIMITS on: %s',
    async (rateLimits) => {
      const other = await startEditorHost({
        database: shared.connect(),
        folder: temporaryFolder(),
        clock,
        rateLimits,
      });
      const networkOf = (position: number) => `203.0.113.${position % 11}`;
      // What was right doesn't count.
      for (let position = 0; position < 5; position += 1)
        expect((await signInFrom('198.51.100.7', 'ada@example.test', password, other)).status).toBe(200);
      const guesses = await statusesOf(102, (position) =>
        signInFrom(networkOf(position), 'ada@example.test', 'guess', other),
      );
      expect(guesses).toEqual([...Array<number>(100).fill(401), 429, 429]);
      expect((await signInFrom('198.51.100.7', 'vera@example.test', password, other)).status).toBe(401);
      now += 16 * 60_000;
      expect((await signInFrom('198.51.100.7', 'ada@example.test', password, other)).status).toBe(200);
      await other.app.close();
    },
    60_000,
  );

  it('leaves floods from one network to the gateway with RATE_LIMITS=off', async () => {
    const other = await startEditorHost({
      database: shared.connect(),
      folder: temporaryFolder(),
      clock,
      rateLimits: false,
    });
    const people = await statusesOf(70, (position) =>
      signInFrom('203.0.113.9', `p${position}@example.test`, 'guess', other),
    );
    expect(new Set(people)).toEqual(new Set([401]));
    await other.app.close();
  }, 60_000);

  it('counts under hashes that nobody without the key can find an e-mail or an address by', async () => {
    await signInFrom('203.0.113.9', 'ada@example.test', 'guess');
    const subjects = (await database.selectFrom('editor_attempts').select('subject').execute()).map(
      ({ subject }) => subject,
    );
    expect(subjects).toHaveLength(3);
    const guessable = ['ada@example.test', '203.0.113.9', '203.0.113.9 ada@example.test'];
    for (const subject of subjects) {
      expect(subject).toMatch(/^\w+:[0-9a-f]{64}$/);
      for (const text of guessable)
        expect(subject).not.toContain(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('lets a session go when it is idle, when it is old, and when its owner says so', async () => {
    const browser = await host.signedIn('vera', 'viewer');
    now += 11 * hourMs;
    expect((await browser.get('/session')).status).toBe(200);
    now += 11 * hourMs;
    expect((await browser.get('/session')).status).toBe(200);
    now += 13 * hourMs;
    expect((await browser.get('/session')).status).toBe(401);
    const second = await host.signedIn('vera', 'viewer');
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      expect((await second.get('/session')).status).toBe(200);
      now += 8 * hourMs;
    }
    expect((await second.get('/session')).status).toBe(401);
    const third = await host.signedIn('vera', 'viewer');
    const { cookie } = third;
    expect((await third.delete('/session')).status).toBe(204);
    third.cookie = cookie;
    expect((await third.get('/session')).status).toBe(401);
  });

  it('shows sessions to their owner and to administrators, who can end them on every host', async () => {
    const one = await host.signedIn('vera', 'viewer');
    const two = await host.signedIn('vera', 'viewer');
    const eve = await host.signedIn('eve', 'publisher');
    const { sessions } = (await one.get('/sessions')).body;
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isCurrent }) => !isCurrent)!.id;
    const vera = await idOf('vera');
    expect((await eve.get(`/sessions?accountId=${vera}`)).status).toBe(403);
    expect((await eve.delete(`/sessions/${other}`)).status).toBe(404);
    const second = await startEditorHost({ database: shared.connect(), folder: temporaryFolder(), clock });
    const elsewhere = second.browser();
    elsewhere.cookie = two.cookie;
    expect((await elsewhere.get('/session')).status).toBe(200);
    expect((await administrator.get(`/sessions?accountId=${vera}`)).body.sessions).toHaveLength(2);
    expect((await administrator.delete(`/sessions/${other}`)).status).toBe(204);
    expect((await elsewhere.get('/session')).status).toBe(401);
    expect((await one.get('/session')).status).toBe(200);
    await second.app.close();
  });

  it('changes a password only for who knows it, and ends every other session', async () => {
    const one = await host.signedIn('vera', 'viewer');
    const two = await host.signedIn('vera', 'viewer');
    expect((await one.post('/password', { currentPassword: 'wrong', newPassword })).status).toBe(400);
    expect(
      (await one.post('/password', { currentPassword: password, newPassword: 'too short' })).status,
    ).toBe(400);
    expect((await one.post('/password', { currentPassword: password, newPassword: password })).status).toBe(
      400,
    );
    expect((await one.post('/password', { currentPassword: password, newPassword })).status).toBe(204);
    expect((await one.get('/session')).status).toBe(200);
    expect((await two.get('/session')).status).toBe(401);
    expect((await host.browser().signIn('vera@example.test')).status).toBe(401);
    expect((await host.browser().signIn('vera@example.test', newPassword)).status).toBe(200);
  });

  const askForInvitation = () =>
    administrator.post('/accounts/invitations', { email: 'Ines@Example.test', role: 'editor' });

  const invite = async () => {
    const reply = await askForInvitation();
    const [address, token = ''] = reply.body.link.split('#');
    return { reply, address, token };
  };

  it('invites by a link that works once and for seven days', async () => {
    const { reply, address, token } = await invite();
    expect(address).toBe(`${editorOrigin}/editor/invitation`);
    expect(reply.body).toMatchObject({
      expiresAt: now + 7 * dayMs,
      account: { email: 'ines@example.test', state: 'invited' },
    });
    const stored = JSON.stringify(await database.selectFrom('editor_invitations').selectAll().execute());
    expect(stored).not.toContain(token);
    const browser = host.browser();
    expect((await browser.post('/invitations/inspect', { token })).body).toEqual({
      kind: 'invite',
      email: 'ines@example.test',
      role: 'editor',
    });
    expect((await browser.post('/invitations/accept', { token, password: newPassword })).status).toBe(400);
    const accepted = await Promise.all(
      [host.browser(), host.browser()].map((each) =>
        each.post('/invitations/accept', { token, name: 'Inés', password: newPassword }),
      ),
    );
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await host.browser().signIn('ines@example.test', newPassword)).body.account).toMatchObject({
      name: 'Inés',
      role: 'editor',
    });
    expect((await askForInvitation()).status).toBe(409);
    expect(await actions()).toEqual(expect.arrayContaining(['accountInvited', 'invitationAccepted']));
  });

  it('forgets links after their time, and earlier ones once there is a newer', async () => {
    const { token } = await invite();
    now += 7 * dayMs;
    administrator = await host.signedIn('ada', 'administrator');
    expect(
      (await host.browser().post('/invitations/accept', { token, name: 'I', password: newPassword })).status,
    ).toBe(410);
    const id = (await administrator.get('/accounts')).body.accounts.find(
      ({ state }) => state === 'invited',
    )!.id;
    const links = [
      await administrator.post(`/accounts/${id}/reset`),
      await administrator.post(`/accounts/${id}/reset`),
    ];
    const tokens = links.map(({ body }) => body.link.split('#')[1]);
    const inspect = async (each: string | undefined) =>
      (await host.browser().post('/invitations/inspect', { token: each })).status;
    expect([await inspect(tokens[0]), await inspect(tokens[1])]).toEqual([410, 200]);
  });

  it('resets a password by a link of one day that ends every session', async () => {
    const vera = await host.signedIn('vera', 'viewer');
    const reset = async () =>
      (await administrator.post(`/accounts/${await idOf('vera')}/reset`)).body.link.split('#')[1];
    const late = await reset();
    now += dayMs;
    administrator = await host.signedIn('ada', 'administrator');
    expect((await host.browser().post('/invitations/inspect', { token: late })).status).toBe(410);
    const token = await reset();
    expect(
      (await host.browser().post('/invitations/accept', { token, password: newPassword })).body.account.name,
    ).toBe('vera');
    expect((await vera.get('/session')).status).toBe(401);
    expect((await host.browser().signIn('vera@example.test')).status).toBe(401);
  });

  it('never loses its last administrator, not even when two remove each other at once', async () => {
    const ada = await idOf('ada');
    expect((await administrator.patch(`/accounts/${ada}`, { isDisabled: true })).status).toBe(409);
    expect((await administrator.patch(`/accounts/${ada}`, { role: 'publisher' })).status).toBe(409);
    const bea = await host.signedIn('bea', 'administrator');
    const replies = await Promise.all([
      administrator.patch(`/accounts/${await idOf('bea')}`, { isDisabled: true }),
      bea.patch(`/accounts/${ada}`, { isDisabled: true }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await database
      .selectFrom('editor_accounts')
      .select('id')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('gives a changed role and a disabled account its meaning at the very next call', async () => {
    const vera = await host.signedIn('vera', 'viewer');
    const id = await idOf('vera');
    expect((await vera.get('/audit')).status).toBe(403);
    await administrator.patch(`/accounts/${id}`, { role: 'publisher' });
    expect((await vera.get('/audit')).status).toBe(200);
    await administrator.patch(`/accounts/${id}`, { isDisabled: true });
    expect((await vera.get('/session')).status).toBe(401);
  });

  it('narrows the audit log to one person, of those who were ever signed in', async () => {
    await host.signedIn('never', 'viewer');
    await host.signedIn('vera', 'publisher');
    const vera = host.browser();
    await vera.signIn('vera@example.test');
    const id = await idOf('vera');
    expect((await vera.get('/audit/people')).body.people).toEqual([{ id, name: 'vera' }]);
    await administrator.put('/settings', { requiresApproval: true });
    const { entries } = (await vera.get(`/audit?accountId=${id}`)).body;
    expect(entries.map(({ action, accountName }) => [action, accountName])).toEqual([['signedIn', 'vera']]);
  });

  it('keeps an audit log that nothing changes, and pages through it', async () => {
    for (let count = 0; count < 7; count += 1)
      await administrator.put('/settings', { requiresApproval: count % 2 === 0 });
    const first = (await administrator.get('/audit?limit=3')).body;
    const second = (await administrator.get(`/audit?limit=3&before=${first.next}`)).body;
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(new Set(ids).size).toBe(6);
    const change = (await administrator.get('/audit')).body.entries[0];
    expect(change).toMatchObject({
      action: 'settingsChanged',
      accountName: 'ada',
      detail: { requiresApproval: true },
      at: now,
    });
    await expect(database.updateTable('editor_audit').set({ subject: 'x' }).execute()).rejects.toMatchObject({
      message: expect.stringContaining('never changed') as string,
    });
    await expect(database.deleteFrom('editor_audit').execute()).rejects.toMatchObject({
      message: expect.stringContaining('never changed') as string,
    });
  });
});
