import type { Kysely } from 'kysely';
import { createAccount } from '../../../src/host/editor/identity/credentials/accountStore';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import {
  addAccount,
  editorOrigin,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
  type Reply,
  type ReplyBody,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
let now = Date.parse('2026-03-01T09:00:00Z');
const roles = ['viewer', 'editor', 'publisher', 'administrator'] as const;
type Role = (typeof roles)[number];

/** Every call that changes something, with the least role that may make it. A new one without a row fails the test. */
const changes: Readonly<Record<string, Role | 'anyone'>> = {
  'POST /session': 'anyone',
  'POST /invitations/inspect': 'anyone',
  'POST /password-resets': 'anyone',
  'POST /invitations/accept': 'anyone',
  'POST /approval-links/open': 'anyone',
  'POST /approval-links/answer': 'anyone',
  'POST /session/second-factor/code': 'anyone',
  'POST /session/second-factor/key-options': 'anyone',
  'POST /session/second-factor/key': 'anyone',
  'POST /second-factor/totp': 'viewer',
  'PUT /second-factor/totp': 'viewer',
  'POST /second-factor/keys/options': 'viewer',
  'POST /second-factor/keys': 'viewer',
  'DELETE /second-factor/:id': 'viewer',
  'POST /second-factor/recovery-codes': 'viewer',
  'DELETE /session': 'viewer',
  'DELETE /sessions/:id': 'viewer',
  'POST /password': 'viewer',
  'POST /tokens': 'viewer',
  'DELETE /tokens/:id': 'viewer',
  'PATCH /account': 'viewer',
  'POST /templates/:id/preview-links': 'viewer',
  'POST /checks': 'viewer',
  'POST /templates/:id/comments': 'viewer',
  'PUT /notices/read': 'viewer',
  'PUT /notices/mail': 'viewer',
  'POST /templates/:id/comments/:thread': 'viewer',
  'PUT /templates/:id/comments/:thread/resolution': 'viewer',
  'DELETE /templates/:id/comments/:thread/resolution': 'viewer',
  'PUT /templates/:id/comments/:thread/read': 'viewer',
  'PUT /templates/:id/comments/:thread/:number': 'viewer',
  'DELETE /templates/:id/comments/:thread/:number': 'viewer',
  'POST /templates': 'editor',
  'PUT /templates/:id/draft': 'editor',
  'DELETE /templates/:id/draft': 'editor',
  'PUT /templates/:id/lock': 'editor',
  'DELETE /templates/:id/lock': 'editor',
  'POST /templates/:id/archive': 'editor',
  'POST /templates/:id/restore': 'editor',
  'PUT /templates/:id/folder': 'editor',
  'POST /folders': 'editor',
  'PATCH /folders/:id': 'editor',
  'DELETE /folders/:id': 'editor',
  'POST /templates/:id/approval-requests': 'editor',
  'POST /pictures': 'editor',
  'POST /pictures/:id/crop': 'editor',
  'PATCH /pictures/:id': 'editor',
  'DELETE /pictures/:id': 'editor',
  'POST /replacements/previews': 'editor',
  'POST /replacements': 'editor',
  'POST /sections': 'editor',
  'PUT /sections/:id': 'editor',
  'POST /sections/:id/pages': 'editor',
  'POST /templates/:id/synced-blocks': 'editor',
  'PATCH /sections/:id': 'editor',
  'DELETE /sections/:id': 'editor',
  'POST /bundles': 'editor',
  'PUT /bundles/:id': 'editor',
  'DELETE /bundles/:id': 'editor',
  'POST /bundles/:id/approval-requests': 'editor',
  'POST /bundles/:id/approvals': 'publisher',
  'POST /bundles/:id/change-requests': 'publisher',
  'POST /bundles/:id/publish': 'publisher',
  'POST /bundles/:id/rollback': 'publisher',
  'DELETE /bundles/:id/schedule': 'publisher',
  'POST /approval-links': 'publisher',
  'DELETE /approval-links/:id': 'publisher',
  'POST /templates/:id/approvals': 'publisher',
  'POST /templates/:id/change-requests': 'publisher',
  'POST /templates/:id/publish': 'publisher',
  'POST /templates/:id/rollback': 'publisher',
  'POST /templates/:id/offline': 'publisher',
  'POST /templates/:id/guard/end': 'publisher',
  'POST /templates/:id/guard/read': 'editor',
  'DELETE /templates/:id/schedule': 'publisher',
  'PUT /templates/:id/switches/:blockId': 'publisher',
  'PUT /templates/:id/experiments/:experiment/plan': 'editor',
  'POST /templates/:id/experiments/:experiment/end': 'publisher',
  'PUT /settings': 'administrator',
  'POST /tokens/machine': 'administrator',
  'POST /webhooks': 'administrator',
  'PATCH /webhooks/:id': 'administrator',
  'DELETE /webhooks/:id': 'administrator',
  'POST /webhooks/:id/secret': 'administrator',
  'POST /webhooks/:id/test': 'administrator',
  'POST /webhook-deliveries/:id/again': 'administrator',
  'POST /accounts/invitations': 'administrator',
  'POST /accounts/:id/reset': 'administrator',
  'DELETE /accounts/:id/second-factor': 'administrator',
  'PATCH /accounts/:id': 'administrator',
};
const guarded = Object.entries(changes).filter((row): row is [string, Role] => row[1] !== 'anyone');

/** What not everybody who is signed in may read. */
const readings: Readonly<Record<string, Role>> = {
  'GET /approval-links': 'publisher',
  'GET /audit': 'publisher',
  'GET /audit/people': 'publisher',
  'GET /accounts': 'administrator',
  'GET /tokens/all': 'administrator',
  'GET /webhooks': 'administrator',
  'GET /webhooks/:id/deliveries': 'administrator',
};

let database: Kysely<Database>;
let host: EditorHost;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  for (const role of roles) await addAccount(database, role, role);
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});

// What strangers try is recorded so many times an hour.
beforeEach(() => {
  now += 3_600_000;
});

const split = (call: string) => call.split(' ') as [string, string];
const addressOf = (path: string) =>
  path.replace(':blockId', 'top').replace(':experiment', 'hero').replace(':id', 'p');

async function make(
  browser: EditorBrowser,
  call: string,
  headers: Record<string, string | undefined> = {},
): Promise<Reply> {
  const [method, path] = split(call);
  return browser.call(method, addressOf(path), { headers, body: {} });
}

const newestAudit = () =>
  database.selectFrom('editor_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

/** Everything that a refused call must leave as it was. */
async function everything(): Promise<string> {
  const tables = [
    'editor_accounts',
    'editor_invitations',
    'editor_tokens',
    'webhook_endpoints',
    'webhook_deliveries',
    'editor_second_factors',
    'editor_recovery_codes',
    'editor_factor_setups',
    'editor_settings',
    'editor_folders',
    'editor_templates',
    'editor_drafts',
    'editor_locks',
    'editor_approvals',
    'editor_schedules',
    'editor_draft_versions',
    'editor_sections',
    'editor_comment_threads',
    'editor_comments',
    'editor_comment_reads',
    'editor_notices',
    'editor_bundles',
    'editor_bundle_members',
    'editor_approval_links',
    'template_publications',
  ] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
  );
}

async function expectRefused(reply: Reply, before: string, call: string, code: string, account: string) {
  const [method, path] = split(call);
  expect(reply.body).toMatchObject({ error: { code } });
  expect(await everything()).toBe(before);
  expect(await newestAudit()).toMatchObject({
    action: 'refused',
    subject: `${method} /editor/api${addressOf(path)}`,
    account_name: account,
    detail: JSON.stringify({ code }),
  });
}

it('has a row for every call that changes something, with its role', () => {
  const found = host.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, role }) => [`${method} ${url.replace('/editor/api', '')}`, role] as const);
  expect(Object.fromEntries(found)).toEqual(changes);
});

it('lets nobody read anything but who is signed in', async () => {
  const reading = host.calls.filter(({ method }) => method === 'GET');
  expect(reading.length).toBeGreaterThan(10);
  for (const { url, role } of reading) {
    expect(role).not.toBe('anyone');
    const reply = await host.browser().get(addressOf(url.replace('/editor/api', '')).replace(':number', '1'));
    expect(reply).toMatchObject({ status: 401, body: { error: { code: 'signedOut' } } });
  }
});

it('has a row for everything that a role may not read', () => {
  const found = host.calls
    .filter(({ method, role }) => method === 'GET' && role !== 'viewer')
    .map(({ url, role }) => [`GET ${url.replace('/editor/api', '')}`, role] as const);
  expect(Object.fromEntries(found)).toEqual(readings);
});

it.each(roles)('lets a %s read what the role may, and refuses and records the rest', async (role) => {
  const browser = await host.signedIn(role, role);
  let refused = 0;
  for (const { url, role: least } of host.calls.filter(({ method }) => method === 'GET')) {
    const call = `GET ${url.replace('/editor/api', '')}`;
    const before = await everything();
    const reply = await browser.get(addressOf(url.replace('/editor/api', '')).replace(':number', '1'));
    const isAllowed = roles.indexOf(role) >= roles.indexOf(least as Role);
    if (isAllowed) {
      expect([call, reply.status]).not.toEqual([call, 403]);
      continue;
    }
    refused += 1;
    expect(reply).toMatchObject({ status: 403 });
    expect(Object.keys(reply.body)).toEqual(['error']);
    await expectRefused(reply, before, call, 'forbidden', role);
  }
  expect(refused).toBe(
    Object.values(readings).filter((least) => roles.indexOf(least) > roles.indexOf(role)).length,
  );
});

it.each(roles)('shows a %s the sessions of others only where the role says so', async (role) => {
  const other = await host.signedIn('other', 'editor');
  const { account } = (await other.get('/session')).body;
  const reply = await (await host.signedIn(role, role)).get(`/sessions?accountId=${account.id}`);
  expect(reply.status).toBe(role === 'administrator' ? 200 : 403);
  expect('sessions' in reply.body).toBe(role === 'administrator');
});

describe.each(guarded)('%s', (call, least) => {
  it('is refused and recorded without a session', async () => {
    const before = await everything();
    await expectRefused(await make(host.browser(), call), before, call, 'signedOut', '');
  });

  it('is refused and recorded with a session that is over', async () => {
    const browser = await host.signedIn('administrator', 'administrator');
    await database.deleteFrom('editor_sessions').execute();
    const before = await everything();
    await expectRefused(await make(browser, call), before, call, 'signedOut', '');
  });

  it.each(roles)(
    "is refused and recorded without the CSRF token, or with another session's, for a %s",
    async (role) => {
      const browser = await host.signedIn(role, role);
      const other = await host.signedIn(role, role);
      const before = await everything();
      for (const token of [undefined, '', 'x'.repeat(43), other.csrfToken]) {
        await expectRefused(
          await make(browser, call, { 'x-csrf-token': token }),
          before,
          call,
          'crossSite',
          role,
        );
      }
    },
  );

  it.each(roles)('is refused and recorded from another site for a %s', async (role) => {
    const browser = await host.signedIn(role, role);
    const before = await everything();
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${editorOrigin}.evil.example` },
      { origin: undefined },
      { origin: editorOrigin, 'sec-fetch-site': 'cross-site' },
      { origin: undefined, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign)
      await expectRefused(await make(browser, call, headers), before, call, 'crossSite', role);
  });

  it.each(roles)('is open to a %s only where the role says so', async (role) => {
    const browser = await host.signedIn(role, role);
    const before = await everything();
    const isAllowed = roles.indexOf(role) >= roles.indexOf(least);
    const reply = await make(browser, call);
    if (isAllowed)
      expect(['forbidden', 'crossSite', 'signedOut']).not.toContain(
        (reply.body as Partial<ReplyBody>).error?.code,
      );
    else await expectRefused(reply, before, call, 'forbidden', role);
  });
});

describe.each(Object.keys(changes).filter((call) => changes[call] === 'anyone'))('%s', (call) => {
  it('is refused and recorded from another site', async () => {
    const before = await everything();
    await expectRefused(
      await make(host.browser(), call, { origin: 'https://evil.example' }),
      before,
      call,
      'crossSite',
      '',
    );
    await expectRefused(
      await make(host.browser(), call, { origin: undefined }),
      before,
      call,
      'crossSite',
      '',
    );
  });
});

it('opens nothing but the change of the password to a one-time password', async () => {
  await database.transaction().execute((transaction) =>
    createAccount(transaction, {
      email: 'once@example.test',
      role: 'administrator',
      name: 'once',
      passwordHash: 'x',
      isOneTime: true,
      now,
    }),
  );
  const browser = await host.signedIn('once', 'administrator');
  const open = ['DELETE /session', 'POST /password'];
  for (const [call] of guarded.filter(([each]) => !open.includes(each))) {
    await expectRefused(await make(browser, call), await everything(), call, 'passwordChange', 'once');
  }
  expect((await browser.get('/templates')).status).toBe(403);
  expect((await browser.get('/session')).body.mustChangePassword).toBe(true);
  expect((await make(browser, 'POST /password')).body.error.code).toBe('invalid');
});

it('takes a body only as JSON, and says what is wrong with it', async () => {
  const browser = await host.signedIn('editor', 'editor');
  const send = (headers: Record<string, string>, body: unknown) =>
    browser.call('POST', '/templates', { headers, body });
  expect(await send({ 'content-type': 'application/x-www-form-urlencoded' }, {})).toMatchObject({
    status: 415,
    body: { error: { code: 'unsupported' } },
  });
  expect(await send({ 'content-type': 'text/plain' }, {})).toMatchObject({
    body: { error: { code: expect.stringMatching(/invalid|unsupported/) as string } },
  });
  expect(await send({}, { document: soundDocument('x'), origin: 'elsewhere', more: 1 })).toMatchObject({
    status: 400,
    body: {
      error: {
        code: 'invalid',
        faults: expect.arrayContaining([expect.objectContaining({ path: '/origin' })]) as unknown[],
      },
    },
  });
  expect(await browser.get('/nothing')).toMatchObject({ status: 404, body: { error: { code: 'notFound' } } });
});
