import type { Kysely } from 'kysely';
import type { OidcFile } from '../../../src/generated/oidc';
import { createIdentityProvider } from '../../../src/host/editor/identity/oidc/identityProvider';
import type { OidcSettings } from '../../../src/host/editor/identity/oidc/oidcSettings';
import type { Database } from '../../../src/host/store/database';
import {
  addAccount,
  editorOrigin,
  type EditorHost,
  soundDocument,
  startEditorHost,
} from '../../support/editorHost';
import { places, provideDatabases } from '../../support/databases';
import { type ScriptedProvider, startScriptedProvider, type Twist } from '../../support/scriptedProvider';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const clientSecret = 'a secret of the tests';
const groups: OidcFile['groups'] = [
  { group: 'admins', role: 'administrator' },
  { group: 'publishers-mx', role: 'publisher', markets: ['mx'] },
  { group: 'publishers-in', role: 'publisher', markets: ['in'] },
  { group: 'writers', role: 'editor' },
];

type Claims = Readonly<Record<string, unknown>>;
const ana = {
  sub: 'a-1',
  name: 'Ana',
  email: 'ana@presta.example',
  email_verified: true,
  groups: ['admins'],
};
const mila = {
  sub: 'm-1',
  name: 'Mila',
  email: 'mila@presta.example',
  email_verified: true,
  groups: ['publishers-mx'],
};

describe.each(places)('signing in at an identity provider on %s', (place) => {
  let provider: ScriptedProvider;
  let database: Kysely<Database>;
  let host: EditorHost;
  let now = Date.parse('2026-03-01T09:00:00Z');

  beforeAll(async () => {
    provider = await startScriptedProvider('vitrina', clientSecret);
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    now += 3_600_000;
    ({ database } = await openDatabase(place));
    host = await start();
  });
  afterEach(() => host.app.close());

  async function start(more: Partial<OidcSettings> = {}): Promise<EditorHost> {
    const settings: OidcSettings = {
      issuer: provider.issuer,
      clientId: 'vitrina',
      clientSecret,
      clientAuthentication: 'client_secret_basic',
      name: 'Presta',
      ca: provider.ca,
      scopes: [],
      groupsClaim: 'groups',
      groups,
      localAccounts: 'all',
      linkByEmail: false,
      endsProviderSession: false,
      ...more,
    };
    const oidc = { settings, provider: createIdentityProvider(settings), publicOrigin: editorOrigin };
    return startEditorHost({ database, folder: temporaryFolder(), clock: () => now, oidc });
  }

  /** One browser: what it is sent, what it sends. */
  class Browser {
    cookies = new Map<string, string>();

    async open(url: string, headers: Readonly<Record<string, string>> = {}) {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await host.app.inject({
        url,
        headers: {
          host: 'editor.example',
          'x-forwarded-proto': 'https',
          ...(cookie && { cookie }),
          ...headers,
        },
      });
      for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (line.includes('Max-Age=0')) this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
      return {
        status: reply.statusCode,
        location: reply.headers.location ?? '',
        headers: reply.headers,
      };
    }

    begin = async (returnTo = '/editor/calendar') =>
      (await this.open(`/editor/sign-in?returnTo=${encodeURIComponent(returnTo)}`)).location;

    comeBack = (query: URLSearchParams) => this.open(`/editor/sign-in/callback?${query.toString()}`);

    async signIn(claims: Claims, twist?: Twist) {
      return this.comeBack(provider.authorize(await this.begin(), claims, twist));
    }

    session = () => {
      const known = host.browser();
      known.cookie = `__Host-vitrina-session=${this.cookies.get('__Host-vitrina-session') ?? ''}`;
      return known;
    };
    isSignedIn = () => this.cookies.has('__Host-vitrina-session');
  }

  const newestAudit = () =>
    database.selectFrom('editor_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

  async function expectRefused(
    browser: Browser,
    { location }: { location: string },
    why: string,
    subject = '',
  ) {
    expect(location).toBe(`/editor?signInFault=${why}`);
    expect(browser.isSignedIn()).toBe(false);
    const row = await newestAudit();
    expect(row).toMatchObject({ action: 'signInRefused', subject });
    expect(JSON.parse(row.detail)).toMatchObject({ why });
  }

  it('asks with PKCE, state and nonce, makes the account and opens a session of the usual kind', async () => {
    const browser = new Browser();
    const address = new URL(await browser.begin());
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'vitrina',
      code_challenge_method: 'S256',
      redirect_uri: `${editorOrigin}/editor/sign-in/callback`,
      scope: 'openid email profile',
    });
    const reply = await browser.comeBack(provider.authorize(address.href, mila));
    expect(reply).toMatchObject({ status: 303, location: '/editor/calendar' });
    const [cookie] = [reply.headers['set-cookie'] ?? []].flat().filter((line) => line.includes('session='));
    expect(cookie).toMatch(/^__Host-vitrina-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const { account } = (await browser.session().get('/session')).body;
    expect(account).toMatchObject({ name: 'Mila', role: 'publisher', markets: ['mx'], isOfProvider: true });
    const rows = await database
      .selectFrom('editor_audit')
      .select(['action', 'subject'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'accountMade', subject: mila.email },
      { action: 'signedIn', subject: mila.email },
    ]);
  });

  it('renews role and markets at each sign-in, and sessions that are open follow', async () => {
    const first = new Browser();
    await first.signIn(mila);
    await new Browser().signIn({ ...mila, groups: ['writers', 'publishers-in', 'unknown'] });
    const row = await database
      .selectFrom('editor_audit')
      .selectAll()
      .where('action', '=', 'accountChanged')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      account_name: 'Presta',
      subject: mila.email,
      detail: JSON.stringify({ markets: 'in', marketsBefore: 'mx' }),
    });
    // The highest role counts with its own markets: the editor of all does not become the publisher of all.
    expect((await first.session().get('/session')).body.account).toMatchObject({
      role: 'publisher',
      markets: ['in'],
    });
    await new Browser().signIn({ ...mila, groups: 'writers' });
    expect((await first.session().get('/session')).body.account).toMatchObject({
      role: 'editor',
      markets: null,
    });
  });

  it('ends what is open once the last group is gone, and says so', async () => {
    const first = new Browser();
    await first.signIn(mila);
    const second = new Browser();
    await expectRefused(second, await second.signIn({ ...mila, groups: [] }), 'noRight', mila.email);
    expect((await first.session().get('/session')).status).toBe(401);
    const stranger = new Browser();
    await expectRefused(stranger, await stranger.signIn({ ...ana, groups: ['others'] }), 'noRight');
    expect(await database.selectFrom('editor_accounts').selectAll().execute()).toHaveLength(1);
  });

  it.each([
    {
      _claim_names: { groups: 'src1' },
      _claim_sources: { src1: { endpoint: 'https://graph.example/groups' } },
    },
    { hasgroups: true },
  ])('takes a pointer in the place of groups for no answer, and ends nothing: %j', async (pointer) => {
    const first = new Browser();
    await first.signIn(mila);
    const { groups: _, ...others } = mila;
    const second = new Browser();
    const reply = await second.signIn({ ...others, ...pointer });
    await expectRefused(second, reply, 'groupsElsewhere', mila.email);
    expect((await first.session().get('/session')).body.account).toMatchObject({ role: 'publisher' });
  });

  it('takes one group for what it is where it comes as text, and none where it comes as nothing', async () => {
    await new Browser().signIn({ ...mila, groups: 'publishers-mx' });
    for (const groups of [null, '', {}, undefined, 'publishers-mx,admins']) {
      const browser = new Browser();
      await expectRefused(browser, await browser.signIn({ ...mila, groups }), 'noRight', mila.email);
    }
  });

  describe('the way back', () => {
    it('reached twice, by Back or by two taps, ends nothing of who is signed in', async () => {
      const browser = new Browser();
      const query = provider.authorize(await browser.begin(), mila);
      await browser.comeBack(query);
      expect((await browser.comeBack(query)).location).toBe('/editor?signInFault=unknownState');
      expect((await browser.session().get('/session')).status).toBe(200);
    });

    it.each(['code=x', 'code=x&state=y', 'error=access_denied'])(
      'reached from a page of the provider’s own with %s leaves the way that was begun',
      async (query) => {
        const browser = new Browser();
        const begun = provider.authorize(await browser.begin(), mila);
        await expectRefused(browser, await browser.comeBack(new URLSearchParams(query)), 'unknownState');
        expect((await browser.comeBack(begun)).location).toBe('/editor/calendar');
      },
    );

    it('is known to another host, and after a restart', async () => {
      const browser = new Browser();
      const query = provider.authorize(await browser.begin(), mila);
      await host.app.close();
      host = await start();
      expect((await browser.comeBack(query)).location).toBe('/editor/calendar');
      expect((await browser.session().get('/session')).status).toBe(200);
    });
  });

  it('keeps an account that is switched off here switched off', async () => {
    await new Browser().signIn(mila);
    await database.updateTable('editor_accounts').set({ disabled_at: now }).execute();
    const browser = new Browser();
    await expectRefused(browser, await browser.signIn(mila), 'disabled', mila.email);
  });

  describe('attacks', () => {
    it('refuses a code that is sent again, with its state and without', async () => {
      const browser = new Browser();
      const query = provider.authorize(await browser.begin(), mila);
      await browser.comeBack(query);
      const thief = new Browser();
      await expectRefused(thief, await thief.comeBack(query), 'unknownState');
      // A way of one's own with the code of another: its PKCE proof is another.
      const own = new URL(await thief.begin()).searchParams.get('state') ?? '';
      const stolen = provider.authorize(await new Browser().begin(), mila);
      stolen.set('state', own);
      await expectRefused(thief, await thief.comeBack(stolen), 'untrusted');
    });

    it('refuses a state of another browser, and leaves that one its way', async () => {
      const victim = new Browser();
      const query = provider.authorize(await victim.begin(), mila);
      const thief = new Browser();
      await thief.begin();
      await expectRefused(thief, await thief.comeBack(query), 'unknownState');
      await victim.comeBack(query);
      expect(victim.isSignedIn()).toBe(true);
    });

    it('refuses a state that nobody gave, none at all, and one that took too long', async () => {
      const browser = new Browser();
      for (const state of ['x', '']) {
        await browser.begin();
        await expectRefused(
          browser,
          await browser.comeBack(new URLSearchParams({ code: 'x', state })),
          'unknownState',
        );
      }
      const query = provider.authorize(await browser.begin(), mila);
      now += 10 * 60_000;
      await expectRefused(browser, await browser.comeBack(query), 'expired');
    });

    it.each<[string, Twist]>([
      ['a wrong nonce', { claims: { nonce: 'other' } }],
      ['no nonce', { claims: { nonce: undefined } }],
      ['a wrong issuer', { claims: { iss: 'https://other.example' } }],
      ['another audience', { claims: { aud: 'other' } }],
      ['an audience with others, for one of those', { claims: { aud: ['vitrina', 'other'], azp: 'other' } }],
      ['a token of yesterday', { claims: { exp: Math.floor(Date.now() / 1_000) - 86_400 } }],
      ['a key that the provider does not hold', { otherKey: true }],
      ['alg: none', { unsigned: true }],
    ])('trusts no ID token with %s', async (_name, twist) => {
      const browser = new Browser();
      await expectRefused(browser, await browser.signIn(mila, twist), 'untrusted');
      expect(await database.selectFrom('editor_accounts').selectAll().execute()).toEqual([]);
    });

    it('refuses an answer in the name of another provider (mix-up), and one that says none', async () => {
      for (const iss of ['https://evil.example', undefined]) {
        const browser = new Browser();
        const query = provider.authorize(await browser.begin(), mila);
        if (iss === undefined) query.delete('iss');
        else query.set('iss', iss);
        await expectRefused(browser, await browser.comeBack(query), 'untrusted');
      }
    });

    it.each([
      'https://evil.example/editor',
      '//evil.example/editor',
      '/\\evil.example/editor',
      '/editor/..//evil.example',
      '/editor.evil.example',
      'javascript:alert(1)',
      '/landing?id=x',
      '/editor/api/session',
      '/editor/sign-in',
      `/editor/${'x'.repeat(400)}`,
    ])('leads to no address but screens of the editor: %s', async (wanted) => {
      const browser = new Browser();
      const { location } = await browser.comeBack(provider.authorize(await browser.begin(wanted), mila));
      expect(location).toBe('/editor');
    });

    it('begins for no other site, and tells no address where it comes from', async () => {
      const browser = new Browser();
      const reply = await browser.open('/editor/sign-in', { 'sec-fetch-site': 'cross-site' });
      expect(reply.location).toBe('/editor');
      expect(browser.cookies.size).toBe(0);
      const back = await browser.signIn(mila);
      expect(back.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    });

    it('ends the session that the browser had', async () => {
      const browser = new Browser();
      await browser.signIn(mila);
      const earlier = browser.session();
      await browser.signIn(ana);
      expect((await earlier.get('/session')).status).toBe(401);
      expect((await browser.session().get('/session')).body.account).toMatchObject({ name: 'Ana' });
    });

    it('lets a publisher of one market touch nothing of another by any call', async () => {
      const admin = await host.signedIn('ada', 'administrator');
      await admin.post('/templates', {
        document: soundDocument('of-india', 'Hello', { market: 'in' }),
        origin: 'blank',
      });
      const browser = new Browser();
      await browser.signIn(mila);
      const page = browser.session();
      const { csrfToken } = (await page.get('/session')).body as unknown as { csrfToken: string };
      page.csrfToken = csrfToken;
      const rows = host.calls.filter(({ url }) => url.startsWith('/editor/api/templates/:id'));
      for (const { method, url } of rows) {
        const path = url.replace('/editor/api', '').replace(':id', 'of-india').replace(/:\w+/g, '1');
        const reply = await page.call(method, path, method === 'GET' ? {} : { body: {} });
        expect([method, url, reply.status, reply.body.error.reason]).toEqual([method, url, 403, 'market']);
        expect(await newestAudit()).toMatchObject({ action: 'refused', account_name: 'Mila' });
        now += 60_000;
      }
    });
  });

  it('says in its own words that it was cancelled, and that the provider is down', async () => {
    const browser = new Browser();
    const answer = async (error: string) => {
      const query = provider.authorize(await browser.begin(), mila);
      query.delete('code');
      query.set('error', error);
      return browser.comeBack(query);
    };
    await expectRefused(browser, await answer('access_denied'), 'cancelled');
    await expectRefused(browser, await answer('server_error'), 'providerDown');
    await expectRefused(browser, await browser.signIn(mila, { status: 503 }), 'providerDown');
    await host.app.close();
    host = await start({ issuer: 'https://localhost:9' });
    await expectRefused(browser, await browser.open('/editor/sign-in'), 'providerDown');
    await host.app.close();
    // Who vouches for the provider is not who was configured.
    host = await start({ ca: undefined });
    await expectRefused(browser, await browser.open('/editor/sign-in'), 'providerDown');
  });

  it('goes by when the provider asked somebody, and has it ask again for what guards an account', async () => {
    const browser = new Browser();
    const token = { name: 'ci', scope: 'read', markets: null, expiresInDays: 1 };
    const seconds = (ago: number) => Math.floor((now - ago) / 1_000);
    await browser.signIn({ ...ana, auth_time: seconds(11 * 60_000) });
    const late = browser.session();
    late.csrfToken = ((await late.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
    expect((await late.post('/tokens', token)).body.error.code).toBe('signInAgain');
    const { location } = await browser.open('/editor/sign-in?returnTo=%2Feditor%2Faccount&again=1');
    const asked = new URL(location).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    await browser.comeBack(provider.authorize(location, { ...ana, auth_time: seconds(2_000) }));
    const fresh = browser.session();
    fresh.csrfToken = ((await fresh.get('/session')).body as unknown as { csrfToken: string }).csrfToken;
    expect((await fresh.post('/tokens', token)).status).toBe(201);
    expect(new URL(await new Browser().begin()).searchParams.has('prompt')).toBe(false);
  });

  it('demands how somebody signed in where the settings say so', async () => {
    await host.app.close();
    host = await start({ demand: { acr: ['urn:strong'], amr: ['otp', 'hwk'] } });
    const browser = new Browser();
    expect(new URL(await browser.begin()).searchParams.get('acr_values')).toBe('urn:strong');
    await expectRefused(
      browser,
      await browser.signIn({ ...mila, acr: 'urn:strong', amr: ['pwd'] }),
      'tooWeak',
    );
    await expectRefused(browser, await browser.signIn({ ...mila, amr: ['otp'] }), 'tooWeak');
    await browser.signIn({ ...mila, acr: 'urn:strong', amr: ['pwd', 'otp'] });
    expect(browser.isSignedIn()).toBe(true);
  });

  it('takes over no account by its e-mail address unless it may, and never a named one', async () => {
    const id = await addAccount(database, 'mila', 'viewer');
    const claims = { ...mila, email: 'Mila@example.test' };
    const browser = new Browser();
    await expectRefused(browser, await browser.signIn(claims), 'emailTaken', 'mila@example.test');
    await host.app.close();
    host = await start({ linkByEmail: true, localAccounts: ['MILA@example.test'] });
    await expectRefused(browser, await browser.signIn(claims), 'emailTaken', 'mila@example.test');
    await host.app.close();
    host = await start({ linkByEmail: true });
    await expectRefused(
      browser,
      await browser.signIn({ ...claims, email_verified: undefined }),
      'emailTaken',
      'mila@example.test',
    );
    await expectRefused(browser, await browser.signIn({ ...claims, email_verified: false }), 'noEmail');
    await browser.signIn(claims);
    expect((await browser.session().get('/session')).body.account).toMatchObject({ id, role: 'publisher' });
    expect((await host.browser().signIn('mila@example.test')).status).toBe(401);
  });

  it('lets nobody but named local administrators use a password, in any way', async () => {
    await addAccount(database, 'ada', 'administrator');
    await addAccount(database, 'eve', 'administrator');
    await host.app.close();
    host = await start({ localAccounts: ['ada@example.test'] });
    expect((await host.browser().signIn('eve@example.test')).status).toBe(401);
    const ada = host.browser();
    expect((await ada.signIn('ada@example.test')).status).toBe(200);
    const noPassword = { status: 409, body: { error: { reason: 'provider' } } };
    expect(
      await ada.post('/accounts/invitations', { email: 'x@example.test', role: 'editor' }),
    ).toMatchObject(noPassword);
    await new Browser().signIn(mila);
    const { accounts } = (await ada.get('/accounts')).body;
    const known = accounts.find(({ email }) => email === mila.email);
    expect(known).toMatchObject({ state: 'active', isOfProvider: true });
    expect(await ada.post(`/accounts/${known?.id}/reset`)).toMatchObject(noPassword);
    expect(await ada.patch(`/accounts/${known?.id}`, { role: 'administrator' })).toMatchObject(noPassword);
  });
});
