import type { Kysely } from 'kysely';
import type { Market } from '../../../src/kernel/market';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import {
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
const everywhere = 'of-india';

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataFolder: temporaryFolder() });
  await migrate(database);
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  admin = await host.signedIn('ada', 'administrator');
  for (const [id, market] of [
    [everywhere, 'in'],
    ['of-mexico', 'mx'],
    ['of-nowhere', 'none'],
  ] as const) {
    const document = inMarket(id, market);
    await admin.post('/templates', { document, origin: 'blank' });
    const published = await publish(admin, id, document);
    expect(published.status).toBe(200);
  }
}, 60_000);
afterAll(async () => {
  await host.app.close();
  await database.destroy();
});
// What is refused is recorded so many times a minute.
beforeEach(() => {
  now += 120_000;
});

const inMarket = (id: string, market: string, more: object = {}) =>
  soundDocument(id, 'Hello', { market, ...more });
const publish = (browser: EditorBrowser, id: string, document: string, more: object = {}) =>
  browser.post(`/templates/${id}/publish`, {
    sha256: sha256Of(document),
    reason: 'r',
    acceptsWarnings: true,
    ...more,
  });

async function keptTo(
  name: string,
  role: 'viewer' | 'editor' | 'publisher',
  markets: readonly Market[] | null,
) {
  const browser = await host.signedIn(name, role);
  const id = (await browser.get('/session')).body.account.id;
  expect((await admin.patch(`/accounts/${id}`, { role, markets })).status).toBe(200);
  return { browser, id };
}
const newestAudit = () =>
  database.selectFrom('editor_audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

async function expectRefused(reply: Reply, who: string, reason = 'market') {
  expect(reply).toMatchObject({ status: 403, body: { error: { code: 'forbidden', reason } } });
  const { detail, ...row } = await newestAudit();
  expect(row).toMatchObject({ action: 'refused', account_name: who });
  expect(JSON.parse(detail)).toMatchObject({ code: 'forbidden', reason });
}

it('refuses and records each call about a template of a market that a publisher does not have', async () => {
  const { browser } = await keptTo('mila', 'publisher', ['mx']);
  const rows = host.calls.filter(
    ({ url, row }) => 'reach' in row && row.reach === 'template' && url.includes(':id'),
  );
  const named = host.calls.filter(({ url }) => url.startsWith('/editor/api/templates/:id'));
  // No call that names a template is asked another question.
  expect(rows.map(({ method, url }) => `${method} ${url}`)).toEqual(
    named.map(({ method, url }) => `${method} ${url}`),
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { method, url } of rows) {
    const path = url.replace('/editor/api', '').replace(':id', everywhere).replace(/:\w+/g, '1');
    const reply = await browser.call(method, path, method === 'GET' ? {} : { body: {} });
    expect([method, url, reply.status]).toEqual([method, url, 403]);
    await expectRefused(reply, 'mila');
  }
});

it('lets the same person do all of it in their own market', async () => {
  const { browser } = await keptTo('mila', 'publisher', ['mx']);
  const { version } = (await browser.get('/templates/of-mexico')).body;
  const document = inMarket('of-mexico', 'mx', { name: 'Changed' });
  expect((await browser.put('/templates/of-mexico/draft', { document, baseVersion: version })).status).toBe(
    200,
  );
  expect((await publish(browser, 'of-mexico', document)).status).toBe(200);
  expect((await browser.get('/templates/of-mexico/history')).status).toBe(200);
});

it('moves no page from one market to another, and makes none of another', async () => {
  const { browser } = await keptTo('mila', 'publisher', ['mx']);
  const create = (id: string, market: string) =>
    browser.post('/templates', { document: inMarket(id, market), origin: 'blank' });
  expect((await create('new-in', 'in')).status).toBe(403);
  expect((await create('new-none', 'none')).status).toBe(403);
  expect((await create('new-mx', 'mx')).status).toBe(201);
  const moved = await browser.put('/templates/new-mx/draft', {
    document: inMarket('new-mx', 'in'),
    baseVersion: 1,
  });
  expect(moved.status).toBe(403);
});

it('lists what one may see, and changes nothing that all markets share', async () => {
  const { browser } = await keptTo('mila', 'publisher', ['mx']);
  const { templates, total } = (await browser.get('/templates')).body;
  expect(new Set(templates.map(({ market }) => market))).toEqual(new Set(['mx']));
  expect(total).toBe(templates.length);
  await expectRefused(await browser.post('/folders', { name: 'x' }), 'mila', 'everyMarket');
  await expectRefused(await browser.get('/audit'), 'mila', 'everyMarket');
  await expectRefused(await browser.get('/pictures/1/uses'), 'mila', 'everyMarket');
  expect((await browser.get('/pictures')).status).toBe(200);
  expect((await browser.get('/session')).body.account).toMatchObject({ markets: ['mx'] });
});

it('shows no draft of another market in a frame, and records who asked', async () => {
  const { browser } = await keptTo('mila', 'publisher', ['mx']);
  const frame = (id: string, query = '') =>
    host.app.inject({
      url: `/editor/frame/${id}${query}`,
      headers: { host: 'editor.example', 'x-forwarded-proto': 'https', cookie: browser.cookie },
    });
  expect((await frame('of-mexico')).statusCode).toBe(200);
  for (const query of ['', '?source=live', '?block=top', '?source=starter&block=top'])
    expect((await frame(everywhere, query)).statusCode).toBe(401);
  expect(await newestAudit()).toMatchObject({
    action: 'refused',
    account_name: 'mila',
    subject: `GET /editor/frame/${everywhere}`,
  });
});

it('counts from the next call on, and is recorded with what it was before', async () => {
  const { browser, id } = await keptTo('nora', 'editor', null);
  expect((await browser.get(`/templates/${everywhere}`)).status).toBe(200);
  await admin.patch(`/accounts/${id}`, { markets: ['mx', 'none'] });
  expect(await newestAudit()).toMatchObject({
    action: 'accountChanged',
    detail: JSON.stringify({ markets: 'mx, none', marketsBefore: 'all' }),
  });
  expect((await browser.get(`/templates/${everywhere}`)).status).toBe(403);
  await admin.patch(`/accounts/${id}`, { markets: null });
  expect((await browser.get(`/templates/${everywhere}`)).status).toBe(200);
});

it("keeps a person's tokens to the person's markets, now and later", async () => {
  const { browser, id } = await keptTo('olga', 'publisher', null);
  const order = (markets: readonly Market[] | null) => ({
    name: 't',
    scope: 'publish',
    markets,
    expiresInDays: 1,
  });
  const made = (await browser.post('/tokens', order(null))).body as unknown as { secret: string };
  await admin.patch(`/accounts/${id}`, { markets: ['mx'] });
  const by = (url: string) =>
    host
      .browser()
      .call('GET', url, { headers: { origin: undefined, authorization: `Bearer ${made.secret}` } });
  expect((await by('/templates/of-mexico')).status).toBe(200);
  await expectRefused(await by(`/templates/${everywhere}`), 'olga (t)');
  for (const markets of [null, ['in'], ['mx', 'in']] as const)
    expect((await browser.post('/tokens', order(markets))).body.error).toMatchObject({
      code: 'forbidden',
      reason: 'market',
    });
  expect((await browser.post('/tokens', order(['mx']))).status).toBe(201);
});

it('keeps no administrator to a market: who can give every market has it', async () => {
  const refused = await admin.post('/accounts/invitations', {
    email: 'x@example.test',
    role: 'administrator',
    markets: ['mx'],
  });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } });
  const { id } = await keptTo('pia', 'publisher', ['mx']);
  expect((await admin.patch(`/accounts/${id}`, { role: 'administrator' })).status).toBe(400);
  expect((await admin.patch(`/accounts/${id}`, { role: 'administrator', markets: null })).status).toBe(200);
  const invited = await admin.post('/accounts/invitations', {
    email: 'y@example.test',
    role: 'editor',
    markets: ['in'],
  });
  expect(invited.body.account).toMatchObject({ markets: ['in'] });
});

it('publishes nothing at its time for whom the market was taken from meanwhile', async () => {
  const { browser, id } = await keptTo('quim', 'publisher', null);
  const { version } = (await browser.get(`/templates/${everywhere}`)).body;
  const document = inMarket(everywhere, 'in', { name: 'Later' });
  await browser.put(`/templates/${everywhere}/draft`, { document, baseVersion: version });
  const set = await publish(browser, everywhere, document, { publishAt: now + 60_000 });
  expect(set.status).toBe(200);
  await admin.patch(`/accounts/${id}`, { markets: ['mx'] });
  now += 61_000;
  const failed: string[] = [];
  await runSchedule(database, now, (template) => failed.push(template));
  expect(failed).toEqual([]);
  expect(await newestAudit()).toMatchObject({ action: 'scheduleFailed', template_id: everywhere });
});

it('asks for approval only whom it is open to', async () => {
  await keptTo('rosa', 'publisher', ['mx']);
  await keptTo('sara', 'publisher', ['in']);
  const { browser } = await keptTo('tina', 'editor', ['in']);
  const document = inMarket('asked', 'in');
  await browser.post('/templates', { document, origin: 'blank' });
  const asked = await browser.post('/templates/asked/approval-requests', {
    sha256: sha256Of(document),
    note: '',
  });
  expect(asked.body.approval?.waitsFor).toContain('sara');
  expect(asked.body.approval?.waitsFor).not.toContain('rosa');
});
