import type { Kysely } from 'kysely';
import {
  ensureFirstAdministrator,
  type FirstAdministratorOptions,
} from '../../../src/host/editor/identity/accounts/firstAdministrator';
import { registerClosedEditor } from '../../../src/host/editor/registerEditor';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import { startEditorHost, type EditorHost } from '../../support/editorHost';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const clock = () => Date.parse('2026-03-01T09:00:00Z');

describe.each(places)('opening the editor on %s', (place) => {
  let shared: TestDatabase;
  let database: Kysely<Database>;
  let host: EditorHost;

  beforeEach(async () => {
    shared = await openDatabase(place);
    ({ database } = shared);
    host = await startEditorHost({ database, folder: temporaryFolder(), clock });
  }, 60_000);
  afterEach(() => host.app.close());

  const ensure = (options: Partial<FirstAdministratorOptions> = {}) =>
    ensureFirstAdministrator({ database, clock, configured: undefined, mayMake: false, ...options });
  const page = (language = 'en', url = '/editor') =>
    host.app.inject({ url, headers: { 'accept-language': language } });

  it('stays closed without an administrator, and says what to do', async () => {
    expect(await ensure()).toBeUndefined();
    const reply = await page();
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('EDITOR_ADMIN_EMAIL');
    expect(reply.body).not.toContain('<script');
    expect((await page('es-MX,es;q=0.9,en;q=0.8')).body).toContain('<html lang="es">');
    expect((await host.browser().signIn('admin@localhost.test', 'admin')).status).toBe(401);
  });

  it('says in its page where a proxy hides who asks', async () => {
    await ensure({ mayMake: true });
    const faultOf = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const { body } = await host.app.inject({ url: '/editor', remoteAddress, headers });
      return /data-proxy-fault="(\w+)"/.exec(body)?.[1];
    };
    expect(await faultOf('127.0.0.1', '203.0.113.61')).toBeUndefined();
    expect(await faultOf('127.0.0.1', 'unknown')).toBe('unreadable');
    expect(await faultOf('10.0.0.9', '203.0.113.61')).toBe('untrusted');
  });

  it('makes an administrator whose password works once, and makes it anew until it was used', async () => {
    const first = (await ensure({ mayMake: true }))!;
    const second = (await ensure({ mayMake: true }))!;
    expect(second.password).not.toBe(first.password);
    expect(second.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    const browser = host.browser();
    expect((await browser.signIn(first.email, first.password)).status).toBe(401);
    expect((await browser.signIn(second.email, second.password)).body.mustChangePassword).toBe(true);
    expect((await browser.get('/templates')).body.error.code).toBe('passwordChange');
    await browser.post('/password', {
      currentPassword: second.password,
      newPassword: 'a password of my own',
    });
    expect((await browser.get('/templates')).status).toBe(200);
    expect(await ensure({ mayMake: true })).toBeUndefined();
    expect((await host.browser().signIn(first.email, 'a password of my own')).body.mustChangePassword).toBe(
      false,
    );
  });

  it('takes the configured administrator, in place of one that was only printed', async () => {
    const printed = (await ensure({ mayMake: true }))!;
    const configured = { email: 'Boss@Example.test', password: 'set by the operator' };
    expect(await ensure({ configured, mayMake: true })).toBeUndefined();
    expect((await host.browser().signIn(printed.email, printed.password)).status).toBe(401);
    expect((await host.browser().signIn('boss@example.test', configured.password)).body).toMatchObject({
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      account: { role: 'administrator' },
    });
    await ensure({ configured: { ...configured, password: 'another one, later' } });
    expect((await host.browser().signIn('boss@example.test', configured.password)).status).toBe(200);
  });

  it('speaks to the first administrator as the first browser does, and as they choose afterwards', async () => {
    const boss = { email: 'boss@example.test', password: 'set by the operator' };
    await ensure({ configured: boss });
    const browser = host.browser();
    const signIn = async (language: string) =>
      (await browser.call('POST', '/session', { headers: { 'accept-language': language }, body: boss })).body
        .account.language;
    expect(await signIn('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(await signIn('en-US')).toBe('es');
  });

  it('makes one administrator when many hosts start at once', async () => {
    const configured = { email: 'boss@example.test', password: 'set by the operator' };
    await Promise.all(
      [database, shared.connect(), shared.connect()].map((each) => ensure({ database: each, configured })),
    );
    const rows = await database.selectFrom('editor_accounts').select('email').execute();
    expect(rows).toEqual([{ email: 'boss@example.test' }]);
    expect((await host.browser().signIn('boss@example.test', configured.password)).status).toBe(200);
  });

  it('serves one page under every address of its router, with a nonce of its own and framed by nobody', async () => {
    await ensure({ configured: { email: 'boss@example.test', password: 'set by the operator' } });
    const replies = await Promise.all([
      page(),
      page('es', '/editor/templates/mx-bienvenida'),
      page('fr', '/editor/invitation'),
    ]);
    const nonces = replies.map(({ statusCode, headers, body }) => {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(body).toContain(`<script defer nonce="${nonce}" src="/assets/editor.js">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
    expect(replies.map(({ body }) => /lang="(..)"/.exec(body)?.[1])).toEqual(['en', 'es', 'en']);
  });

  it('tells by the status where there is no screen, with the way to the others', async () => {
    await ensure({ configured: { email: 'boss@example.test', password: 'set by the operator' } });
    const known = [
      '/editor',
      '/editor/',
      '/editor/templates/mx-bienvenida/history',
      '/editor/templates/p/preview',
      '/editor/templates/p/statistics',
      '/editor/accounts',
      '/editor/audit/',
      '/editor/settings',
      '/editor/account',
    ];
    for (const url of known) expect([url, (await page('en', url)).statusCode]).toEqual([url, 200]);
    for (const url of [
      '/editor/nothing',
      '/editor/templates',
      '/editor/templates/p/nothing',
      '/editor/accounts/1',
      '/editor/:id',
    ]) {
      const reply = await page('en', url);
      expect([url, reply.statusCode]).toEqual([url, 404]);
      expect(reply.body).toContain('src="/assets/editor.js"');
    }
  });
});

it("says that pages of the lender's own system are edited there", async () => {
  const { app } = await createTestApp({
    folder: temporaryFolder(),
    registerEditor: async (host) => registerClosedEditor(host, { brand: demoBrand() }),
  });
  const reply = await app.inject({ url: '/editor' });
  expect(reply).toMatchObject({
    statusCode: 404,
    body: expect.stringContaining('TEMPLATE_SOURCE=upstream') as string,
  });
  await app.close();
});
