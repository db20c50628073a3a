import type { Kysely } from 'kysely';
import type { AccessToken, AuditPage, CreateTokenPayload, NewToken } from '../../../src/generated/editor';
import { dayMs } from '../../../src/kernel/date';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { hashOfToken } from '../../../src/host/editor/door/sessions/sessionCookie';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import { deleteExpired } from '../../../src/host/operations/retention/deleteExpired';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import {
  password,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
  type Reply,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
let now = Date.parse('2026-03-01T09:00:00Z');
let database: Kysely<Database>;
let host: EditorHost;
let admin: EditorBrowser;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now, rateLimits: true });
  admin = await host.signedIn('ada', 'administrator');
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});
beforeEach(async () => {
  now += 3_600_000;
  admin = await host.signedIn('ada', 'administrator');
});

const order = (more: Partial<CreateTokenPayload> = {}): CreateTokenPayload => ({
  name: 'release',
  scope: 'publish',
  markets: null,
  expiresInDays: 30,
  ...more,
});

async function make(
  browser: EditorBrowser,
  more: Partial<CreateTokenPayload> = {},
  path = '/tokens',
): Promise<NewToken> {
  const made = await browser.post(path, order(more));
  expect(made.status).toBe(201);
  return made.body as unknown as NewToken;
}
const machine = (more: Partial<CreateTokenPayload> = {}) => make(admin, more, '/tokens/machine');

/** As a program sends it: no cookie, no CSRF token, no origin. */
const by = (secret: string, method: string, url: string, body?: unknown): Promise<Reply> =>
  host.browser().call(method, url, {
    headers: { origin: undefined, authorization: `Bearer ${secret}` },
    ...(body !== undefined && { body }),
  });

const newestAudit = () =>
  database.selectFrom('editor_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

async function expectRefused(reply: Reply, status: number, code: string, who: string) {
  expect(reply).toMatchObject({ status, body: { error: { code } } });
  const { detail, ...row } = await newestAudit();
  expect(row).toMatchObject({ action: 'refused', account_name: who });
  const { code: recorded, reason } = JSON.parse(detail) as {
    readonly code: string;
    readonly reason?: string;
  };
  expect([recorded, reason]).toEqual([code, reply.body.error.reason]);
}

const inMarket = (id: string, market: string) =>
  JSON.stringify({ ...(JSON.parse(soundDocument(id)) as object), market });

it('shows the secret once, keeps its hash alone, and records who made and revoked it', async () => {
  const { secret, token } = await make(await host.signedIn('pia', 'publisher'), { markets: ['mx'] });
  expect(secret).toMatch(/^vitrina_[\w-]{43}$/);
  const row = await database
    .selectFrom('editor_tokens')
    .selectAll()
    .where('id', '=', token.id)
    .executeTakeFirst();
  expect(row?.token_hash).toBe(hashOfToken(secret));
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(await newestAudit()).toMatchObject({ action: 'tokenMade', account_name: 'pia', subject: 'release' });
  const pia = await host.signedIn('pia', 'publisher');
  const listed = await pia.get('/tokens');
  expect(JSON.stringify(listed.body)).not.toContain(secret);
  expect((listed.body as unknown as { tokens: AccessToken[] }).tokens).toEqual([token]);
  expect((await pia.delete(`/tokens/${token.id}`)).status).toBe(204);
  expect(await newestAudit()).toMatchObject({
    action: 'tokenRevoked',
    account_name: 'pia',
    subject: 'release',
  });
  expect((await pia.get('/tokens')).body).toEqual({ tokens: [] });
});

it('makes, saves and publishes a page without cookie, CSRF token or page, and says which token did it', async () => {
  const { secret, token } = await make(await host.signedIn('pia', 'publisher'), { name: 'laptop' });
  const document = soundDocument('by-token');
  expect((await by(secret, 'POST', '/templates', { document, origin: 'import' })).status).toBe(201);
  const published = await by(secret, 'POST', '/templates/by-token/publish', {
    sha256: sha256Of(document),
    reason: 'from a program',
    liveRevision: 0,
  });
  expect(published).toMatchObject({
    status: 200,
    body: { publication: { byName: 'pia (laptop)', revision: 1 } },
  });
  expect((await by(secret, 'GET', '/templates/by-token/history')).body.publications).toHaveLength(1);
  const rows = await database
    .selectFrom('editor_audit')
    .select(['account_name', 'account_id', 'detail'])
    .where('template_id', '=', 'by-token')
    .execute();
  expect(rows.length).toBeGreaterThan(1);
  // A person answers for what their program does.
  for (const row of rows) {
    expect(row).toMatchObject({ account_name: 'pia (laptop)', account_id: token.accountId });
    expect(JSON.parse(row.detail)).toMatchObject({ token: token.id });
    expect(row.detail).not.toContain('tokenMadeBy');
  }
});

it('lets a machine act by its own name, which goes on when who made it is gone', async () => {
  const eva = await host.signedIn('eva', 'administrator');
  const { secret, token } = await make(eva, { name: 'ci' }, '/tokens/machine');
  const { account } = (await eva.get('/session')).body;
  expect((await admin.patch(`/accounts/${account.id}`, { isDisabled: true })).status).toBe(200);
  const made = await by(secret, 'POST', '/templates', { document: soundDocument('by-ci'), origin: 'import' });
  expect(made).toMatchObject({ status: 201, body: { draft: { changedByName: 'ci' } } });
  const makers = { token: token.id, tokenMadeBy: 'eva' };
  const ofMachine = async () => {
    const { account_id, account_name, detail } = await newestAudit();
    return [account_id, account_name, JSON.parse(detail)] as const;
  };
  // Eva has made the token, and has not acted: her rows are what she did herself.
  expect(await ofMachine()).toEqual([null, 'ci', expect.objectContaining(makers)]);
  expect((await by(secret, 'POST', '/folders', {})).status).toBe(400);
  expect((await by(secret, 'PUT', '/settings', {})).status).toBe(403);
  expect(await ofMachine()).toEqual([null, 'ci', { code: 'forbidden', ...makers }]);
  const { entries } = (await admin.get(`/audit?accountId=${account.id}`)).body as unknown as AuditPage;
  expect(new Set(entries.map(({ accountName }) => accountName))).toEqual(new Set(['eva']));
});

it('stands for a machine in the audit log too where a time comes that it set', async () => {
  const { secret, token } = await machine({ name: 'night' });
  const document = soundDocument('at-night');
  expect((await by(secret, 'POST', '/templates', { document, origin: 'import' })).status).toBe(201);
  const publishAt = now + 60_000;
  const set = await by(secret, 'POST', '/templates/at-night/publish', {
    sha256: sha256Of(document),
    reason: 'tonight',
    liveRevision: 0,
    publishAt,
  });
  expect(set.status).toBe(200);
  now = publishAt + 1_000;
  await runSchedule(database, now, (_, error) => {
    throw error;
  });
  const { account_id, account_name, detail } = await database
    .selectFrom('editor_audit')
    .selectAll()
    .where('template_id', '=', 'at-night')
    .where('action', '=', 'published')
    .executeTakeFirstOrThrow();
  expect([account_id, account_name]).toEqual([null, 'night']);
  expect(JSON.parse(detail)).toMatchObject({ token: token.id, tokenMadeBy: 'ada' });
});

it('opens each row with a scope to a token of that scope, and none of the others', async () => {
  const ranks = ['read', 'draft', 'publish', 'manage'] as const;
  for (const scope of ranks) {
    // So many refusals are recorded an hour.
    now += 3_600_000;
    admin = await host.signedIn('ada', 'administrator');
    const { secret } = await machine({ scope });
    for (const { method, url, row } of host.calls) {
      if (row.role === 'anyone') continue;
      const path = url.replace('/editor/api', '').replace(/:\w+/g, '1');
      const isOpen = row.scope !== 'session' && ranks.indexOf(scope) >= ranks.indexOf(row.scope);
      const reply = await by(secret, method, path, method === 'GET' ? undefined : {});
      expect([method, url, scope, reply.status === 403]).toEqual([method, url, scope, !isOpen]);
      if (isOpen) expect(reply.status).not.toBe(401);
      else await expectRefused(reply, 403, 'forbidden', 'release');
    }
  }
});

it("gives a person's token no more than the person may, now and later", async () => {
  const viewer = await host.signedIn('vera', 'viewer');
  expect((await viewer.post('/tokens', order())).status).toBe(403);
  const eddy = await host.signedIn('eddy', 'publisher');
  const { secret } = await make(eddy);
  const { account } = (await eddy.get('/session')).body;
  await admin.patch(`/accounts/${account.id}`, { role: 'viewer' });
  expect((await by(secret, 'GET', '/templates')).status).toBe(200);
  await expectRefused(await by(secret, 'POST', '/templates', {}), 403, 'forbidden', 'eddy (release)');
});

it('lets no token with a lower scope do by another call what takes a higher one', async () => {
  const document = soundDocument('kept-live');
  const { secret } = await machine();
  await by(secret, 'POST', '/templates', { document, origin: 'import' });
  await by(secret, 'POST', '/templates/kept-live/publish', { sha256: sha256Of(document), reason: 'r' });
  const publisher = await host.signedIn('pia', 'publisher');
  const low = await make(publisher, { scope: 'draft' });
  expect((await by(low.secret, 'POST', '/templates/kept-live/archive')).status).toBe(403);
});

describe('a token that is kept to a market', () => {
  const other = 'of-india';

  it('reaches no template of another: each call that names one is refused and recorded', async () => {
    const all = await machine();
    await by(all.secret, 'POST', '/templates', { document: inMarket(other, 'in'), origin: 'import' });
    const { secret } = await machine({ markets: ['mx'] });
    const rows = host.calls.filter(({ row }) => 'reach' in row && row.reach === 'template');
    expect(rows.length).toBeGreaterThan(15);
    for (const { method, url } of rows) {
      const path = url.replace('/editor/api', '').replace(':id', other).replace(/:\w+/g, '1');
      const reply = await by(secret, method, path, method === 'GET' ? undefined : {});
      expect([method, url, reply.status]).toEqual([method, url, 403]);
      await expectRefused(reply, 403, 'forbidden', 'release');
    }
  });

  it('takes no template from its market to another, nor from another to its own', async () => {
    const { secret } = await machine({ markets: ['mx'] });
    const send = (id: string, market: string) =>
      by(secret, 'POST', '/templates', { document: inMarket(id, market), origin: 'import' });
    expect((await send('of-mexico', 'in')).status).toBe(403);
    expect((await send('of-mexico', 'none')).status).toBe(403);
    expect((await send('of-mexico', 'mx')).status).toBe(201);
    const save = (document: string) =>
      by(secret, 'PUT', '/templates/of-mexico/draft', { document, baseVersion: 1 });
    expect((await save(inMarket('of-mexico', 'in'))).status).toBe(403);
    expect(
      (await save(JSON.stringify({ ...(JSON.parse(inMarket('of-mexico', 'mx')) as object), name: 'x' })))
        .status,
    ).toBe(200);
  });

  it('replaces nothing live of another market, even where the draft is of its own', async () => {
    const all = await machine();
    const live = inMarket('moved', 'in');
    await by(all.secret, 'POST', '/templates', { document: live, origin: 'import' });
    const publish = { sha256: sha256Of(live), reason: 'r', acceptsWarnings: true };
    const first = await by(all.secret, 'POST', '/templates/moved/publish', publish);
    expect(first.status).toBe(200);
    const draft = inMarket('moved', 'mx');
    const { version } = (await by(all.secret, 'GET', '/templates/moved')).body;
    await by(all.secret, 'PUT', '/templates/moved/draft', { document: draft, baseVersion: version });
    const { secret } = await machine({ markets: ['mx'] });
    const sent = { sha256: sha256Of(draft), reason: 'r', acceptsWarnings: true };
    expect((await by(secret, 'POST', '/templates/moved/publish', sent)).status).toBe(403);
    // Once somebody else has published it, going back to the other market is refused too.
    expect((await by(all.secret, 'POST', '/templates/moved/publish', sent)).status).toBe(200);
    await expectRefusedRollback(secret);
  });

  async function expectRefusedRollback(secret: string) {
    for (const target of [{}, { revision: 1 }])
      expect(await by(secret, 'POST', '/templates/moved/rollback', { ...target, reason: 'r' })).toMatchObject(
        {
          status: 403,
          body: { error: { code: 'forbidden' } },
        },
      );
    expect((await by(secret, 'GET', '/templates/moved')).body).toMatchObject({ live: { revision: 2 } });
  }

  it('sees nothing of others in lists, and changes nothing that all share', async () => {
    const { secret } = await machine({ markets: ['mx'] });
    const list = await by(secret, 'GET', '/templates');
    expect(list.body.templates.length).toBeGreaterThan(0);
    expect(new Set(list.body.templates.map(({ market }) => market))).toEqual(new Set(['mx']));
    expect(list.body.total).toBe(list.body.templates.length);
    const none = await machine({ markets: ['none'] });
    const unnamed = (await by(none.secret, 'GET', '/templates')).body.templates;
    expect(unnamed.length).toBeGreaterThan(0);
    expect(unnamed.every(({ market }) => market !== 'mx' && market !== 'in')).toBe(true);
    expect((await by(secret, 'POST', '/folders', { name: 'x' })).status).toBe(403);
    expect((await by(secret, 'GET', '/folders')).status).toBe(200);
  });
});

it('refuses a token that was revoked, has expired, or whose person is disabled, and says so', async () => {
  const rita = await host.signedIn('rita', 'publisher');
  const revoked = await make(rita);
  await rita.delete(`/tokens/${revoked.token.id}`);
  const reply = await by(revoked.secret, 'GET', '/templates');
  await expectRefused(reply, 401, 'signedOut', 'rita (release)');
  expect(reply.body.error.message).toContain('revoked');
  expect(reply.headers['www-authenticate']).toBe('Bearer error="invalid_token"');

  const short = await make(rita, { expiresInDays: 1 });
  now += dayMs;
  await expectRefused(await by(short.secret, 'GET', '/templates'), 401, 'signedOut', 'rita (release)');
  admin = await host.signedIn('ada', 'administrator');

  const again = await host.signedIn('rita', 'publisher');
  const good = await make(again);
  const { account } = (await again.get('/session')).body;
  await admin.patch(`/accounts/${account.id}`, { isDisabled: true });
  await expectRefused(await by(good.secret, 'GET', '/templates'), 401, 'signedOut', 'rita (release)');
  // Whoever is let in again has to make a new one.
  await admin.patch(`/accounts/${account.id}`, { isDisabled: false });
  expect((await by(good.secret, 'GET', '/templates')).status).toBe(401);
});

it('ends with a changed password: who stole a session may have made it', async () => {
  const olga = await host.signedIn('olga', 'publisher');
  const { secret } = await make(olga);
  const change = { currentPassword: password, newPassword: 'quite another passphrase' };
  expect((await olga.post('/password', change)).status).toBe(204);
  expect((await by(secret, 'GET', '/templates')).status).toBe(401);
});

it('is revoked between the head and the body of a call: nothing is done', async () => {
  const slow = await startEditorHost({
    database,
    folder: temporaryFolder(),
    clock: () => now,
    onAdmitted: () => void database.updateTable('editor_tokens').set({ revoked_at: now }).execute(),
  });
  const { secret } = await machine();
  const reply = await slow.browser().call('POST', '/folders', {
    headers: { origin: undefined, authorization: `Bearer ${secret}` },
    body: { name: 'too late' },
  });
  expect(reply.status).toBe(401);
  await slow.app.close();
});

it('counts what is guessed, slows it down, and keeps no good token out', async () => {
  const { secret } = await machine();
  const guess = (position: number) =>
    by(`vitrina_${String(position).padStart(43, 'x')}`, 'GET', '/templates');
  await expectRefused(await guess(0), 401, 'signedOut', '');
  for (let position = 1; position < 60; position += 1) expect((await guess(position)).status).toBe(401);
  const held = await guess(60);
  expect(held).toMatchObject({ status: 429, body: { error: { code: 'tooMany' } } });
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect((await by(secret, 'GET', '/templates')).status).toBe(200);
  now += 3_600_000;
  for (const wrong of ['', 'x', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()])
    expect((await by(wrong, 'GET', '/templates')).status).toBe(401);
});

it('is refused in an address, and never taken from there', async () => {
  const { secret } = await machine();
  for (const url of [
    `/templates?access_token=${secret}`,
    `/templates?search=${secret}`,
    `/templates/${secret}`,
    `/templates/${secret.replaceAll('_', '%5F')}`,
    `/templates?search=${Array.from(secret, (character) => `%25${character.charCodeAt(0).toString(16)}`).join('')}`,
  ]) {
    const reply = await host.browser().get(url);
    await expectRefused(reply, 400, 'invalid', 'release');
    expect(reply.body.error.message).toContain('revoke');
  }
  const rows = await database.selectFrom('editor_audit').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(decodeURIComponent(rows.map(({ subject }) => subject).join('\n'))).not.toContain(secret);
});

it('gets nothing from the cookie that comes with it, and gives the cookie nothing', async () => {
  const low = await machine({ scope: 'read' });
  const reply = await admin.call('POST', '/folders', {
    headers: { authorization: `Bearer ${low.secret}` },
    body: { name: 'x' },
  });
  expect(reply.status).toBe(403);
  const good = await machine();
  const noToken = await host.browser().call('POST', '/session', {
    headers: { origin: 'https://evil.example', authorization: `Bearer ${good.secret}` },
    body: { email: 'a@b.co', password },
  });
  expect(noToken.body.error.code).toBe('crossSite');
});

it("lets an administrator see and revoke everybody's, and nobody else", async () => {
  const nina = await host.signedIn('nina', 'publisher');
  const { token, secret } = await make(nina);
  const otto = await host.signedIn('otto', 'publisher');
  expect((await otto.delete(`/tokens/${token.id}`)).status).toBe(404);
  expect((await by(secret, 'GET', '/templates')).status).toBe(200);
  const all = (await admin.get('/tokens/all')).body as unknown as { tokens: AccessToken[] };
  expect(all.tokens.find(({ id }) => id === token.id)).toMatchObject({
    accountName: 'nina',
    lastUsedAt: now,
  });
  expect((await admin.delete(`/tokens/${token.id}`)).status).toBe(204);
  expect((await by(secret, 'GET', '/templates')).status).toBe(401);
});

it('forgets a token a month after its end', async () => {
  const { token } = await machine({ expiresInDays: 1 });
  const isKept = async () =>
    (await database.selectFrom('editor_tokens').select('id').where('id', '=', token.id).execute()).length ===
    1;
  const clean = () => deleteExpired({ database }, {} as never, now);
  now += 30 * dayMs;
  await clean();
  expect(await isKept()).toBe(true);
  now += dayMs;
  await clean();
  expect(await isKept()).toBe(false);
});
