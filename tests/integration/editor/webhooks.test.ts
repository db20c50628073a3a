import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import validateEvent from '../../../src/generated/validators/webhookEvent';
import type {
  CreateWebhookPayload,
  GuardReport,
  NewWebhook,
  Webhook,
  WebhookDelivery,
} from '../../../src/generated/editor';
import { webhookEventTypes } from '../../../src/kernel/webhookEvents';
import published from '../../../src/generated/publishedSchemas.json';
import { BlockFaultStore } from '../../../src/host/calls/clientErrors/blockFaultStore';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import { deleteExpired } from '../../../src/host/operations/retention/deleteExpired';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { recordAudit } from '../../../src/host/store/recordAudit';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import { dispatchAll, dispatcherOn as dispatcherOf } from '../../support/dispatching';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import {
  signatureOf,
  startExampleReceiver,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../support/webhookReceiver';

const newDatabase = provideDatabases();
const temporaryFolder = provideTemporaryFolders();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let now = 0;
let database: Kysely<Database>;
let connect: TestDatabase['connect'];
let host: EditorHost;
let admin: EditorBrowser;
let receiver: WebhookReceiver;

/** Another host's, over a connection of its own. */
const dispatcherOn = (own: Kysely<Database>) => dispatcherOf(own, () => now);

async function start(place: (typeof places)[number]): Promise<void> {
  now = Date.parse('2026-03-01T09:00:00Z');
  ({ database, connect } = await newDatabase(place));
  host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
  admin = await host.signedIn('ada', 'administrator');
  receiver = await startWebhookReceiver();
}
afterEach(async () => {
  await Promise.all([host.app.close(), receiver.close()]);
});

async function make(more: Partial<CreateWebhookPayload> = {}): Promise<NewWebhook> {
  const payload = { name: 'CRM', url: receiver.url, events: null, markets: null, ...more };
  const made = await admin.post('/webhooks', payload);
  expect(made.status).toBe(201);
  return made.body as unknown as NewWebhook;
}

async function publish(id: string, title = 'Hello', more: object = {}) {
  const document = soundDocument(id, title, more);
  const known = await admin.get(`/templates/${id}`);
  const { version } = known.body;
  if (known.status === 200) await admin.put(`/templates/${id}/draft`, { document, baseVersion: version });
  else await admin.post('/templates', { document, origin: 'import' });
  return admin.post(`/templates/${id}/publish`, {
    sha256: sha256Of(document),
    reason: 'because',
    acceptsWarnings: true,
  });
}

const dispatch = (dispatcher = dispatcherOn(database)) => dispatchAll(dispatcher, receiver);

/** As whoever is signed in at this moment: a session does not last for days. */
async function deliveries(id: string): Promise<readonly WebhookDelivery[]> {
  admin = await host.signedIn('ada', 'administrator');
  const { body } = await admin.get(`/webhooks/${id}/deliveries`);
  return (body as unknown as { deliveries: WebhookDelivery[] }).deliveries;
}
const listed = async (): Promise<readonly Webhook[]> =>
  ((await admin.get('/webhooks')).body as unknown as { webhooks: Webhook[] }).webhooks;
const types = () => receiver.received.map(({ event }) => event.type);

function expectSigned(secret: string, count = 1): void {
  const last = receiver.received.at(-1);
  if (!last) throw new Error('nothing was received');
  const signatures = String(last.headers['webhook-signature']).split(' ');
  expect(signatures).toHaveLength(count);
  expect(signatures).toContain(signatureOf(last, secret));
}

describe.each(places)('on %s', (place) => {
  beforeEach(() => start(place), 60_000);

  it('tells of a publication: signed, once, in the shape that its schema says', async () => {
    const { secret, webhook } = await make();
    expect((await publish('p')).status).toBe(200);
    await dispatch();
    expect(types()).toEqual(['publication.published']);
    expectSigned(secret);
    const [sent] = receiver.received;
    expect(sent?.event).toEqual({
      type: 'publication.published',
      timestamp: '2026-03-01T09:00:00.000Z',
      data: { templateId: 'p', market: 'none', by: 'ada', revision: 1, reason: 'because' },
    });
    expect(sent?.headers['webhook-timestamp']).toBe(String(now / 1_000));
    const [delivery] = await deliveries(webhook.id);
    expect(delivery).toMatchObject({
      state: 'delivered',
      status: 204,
      tries: 1,
      nextTryAt: null,
      problem: null,
    });
    expect(delivery?.eventId).toBe(sent?.headers['webhook-id']);
    await dispatch();
    expect(receiver.received).toHaveLength(1);
    expect((await listed())[0]).toMatchObject({ pending: 0, failed: 0, deliveredAt: now });
  });

  it('loses no event and invents none: a change that is undone is told to nobody', async () => {
    await make();
    const undone = database.transaction().execute(async (open) => {
      await recordAudit(open, {
        at: now,
        actor: { id: null, name: 'x' },
        action: 'published',
        subject: 'p',
        templateId: 'p',
      });
      expect(await open.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(1);
      throw new Error('the change could not be made');
    });
    await expect(undone).rejects.toThrow('could not be made');
    expect(await database.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    // The terminal's are told as well: they take the same way.
    await new SqlTemplateStore(database, () => now).publish({
      document: soundDocument('t'),
      publishedBy: 'terminal',
      reason: '',
    });
    await dispatch();
    expect(types()).toEqual(['publication.published']);
  });

  it('outlasts an outage of an hour, in the order of each template, another one not held up', async () => {
    const { webhook } = await make({ events: ['publication.published'] });
    receiver.status = 503;
    await publish('a', 'one');
    await publish('a', 'two');
    await publish('b', 'one');
    const dispatcher = dispatcherOn(database);
    const end = now + hourMs;
    while (now < end) {
      await dispatcher.run();
      now += minuteMs;
    }
    const revisions = receiver.received.map(({ event }) => event.data);
    expect(revisions).not.toContainEqual(expect.objectContaining({ templateId: 'a', revision: 2 }));
    const waiting = await deliveries(webhook.id);
    expect(waiting.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
    // The second one of `a` waits for the first.
    expect(waiting.map(({ templateId, nextTryAt }) => [templateId, nextTryAt === null])).toEqual([
      ['b', false],
      ['a', true],
      ['a', false],
    ]);
    expect(receiver.received.length).toBeGreaterThan(10);
    expect(receiver.received.length).toBeLessThan(40);
    receiver.status = 200;
    receiver.received.length = 0;
    now += 15 * minuteMs;
    await dispatch(dispatcher);
    const order = receiver.received.map(
      ({ event }) => event.data as { templateId: string; revision: number },
    );
    expect(order.filter(({ templateId }) => templateId === 'a').map(({ revision }) => revision)).toEqual([
      1, 2,
    ]);
    expect(order).toHaveLength(3);
    expect((await deliveries(webhook.id)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
  });

  it('gives up after three days, shows it, lets the next one go, and sends again when asked', async () => {
    const { webhook } = await make();
    receiver.status = 500;
    await publish('a', 'one');
    const dispatcher = dispatcherOn(database);
    await dispatcher.run();
    now += 3 * 24 * hourMs;
    await dispatcher.run();
    const [given] = await deliveries(webhook.id);
    expect(given).toMatchObject({ state: 'failed', status: 500, problem: 'status', nextTryAt: null });
    expect((await listed())[0]).toMatchObject({ pending: 0, failed: 1 });
    admin = await host.signedIn('ada', 'administrator');
    receiver.status = 204;
    receiver.received.length = 0;
    expect((await admin.post(`/webhook-deliveries/${given?.id}/again`)).status).toBe(204);
    await dispatch(dispatcher);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([given?.eventId]);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'delivered', tries: 1 });
    const audit = await database.selectFrom('editor_audit').select(['action', 'subject']).execute();
    expect(audit).toContainEqual({ action: 'webhookSentAgain', subject: 'CRM' });
  });

  it('sends an event from one of several hosts, and from another where that one was killed meanwhile', async () => {
    const { webhook } = await make();
    await publish('a');
    await publish('b');
    const hosts = [dispatcherOn(connect()), dispatcherOn(connect()), dispatcherOn(connect())];
    await Promise.all(hosts.map((each) => each.run()));
    expect(receiver.received).toHaveLength(2);
    // One takes an event and is killed before it is answered: what it holds is a lease that ends.
    receiver.received.length = 0;
    await publish('c');
    await database
      .updateTable('webhook_deliveries')
      .set({ leased_until: now + 60_000, tries: 1 })
      .where('state', '=', 'pending')
      .execute();
    await dispatch(hosts[1]);
    expect(receiver.received).toEqual([]);
    now += 60_000;
    await Promise.all(hosts.slice(1).map((each) => each.run()));
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });

  it('tells of what happens to a template, each in the shape of its schema', async () => {
    await make();
    const document = (title: string) => soundDocument('w', title, { market: 'none' });
    await publish('w', 'one');
    await publish('w', 'two');
    const post = (path: string, body: object) => admin.post(`/templates/w/${path}`, body);
    await post('rollback', { revision: 1, reason: 'back', liveRevision: 2 });
    await post('offline', { reason: 'over', liveRevision: 1 });
    // Asked, refused, asked again, approved; by two people.
    const eva = await host.signedIn('eva', 'publisher');
    const version = async () => (await admin.get('/templates/w')).body.version;
    const save = async (text: string) =>
      admin.put('/templates/w/draft', { document: text, baseVersion: await version() });
    await save(document('three'));
    const sha256 = sha256Of(document('three'));
    await post('approval-requests', { sha256, note: 'please' });
    await eva.post('/templates/w/change-requests', { sha256, note: 'bigger' });
    await post('approval-requests', { sha256, note: 'again' });
    await eva.post('/templates/w/approvals', { sha256 });
    // Set, cancelled, set and done.
    const publishAt = now + hourMs;
    const order = { sha256, reason: 'campaign', acceptsWarnings: true, publishAt };
    expect((await post('publish', order)).status).toBe(200);
    await admin.delete('/templates/w/schedule');
    await post('publish', order);
    now = publishAt;
    await runSchedule(database, now, () => undefined);
    // Set over what is replaced meanwhile: it fails.
    admin = await host.signedIn('ada', 'administrator');
    await save(document('four'));
    const later = { ...order, sha256: sha256Of(document('four')), liveRevision: 3, publishAt: now + hourMs };
    expect((await post('publish', later)).status).toBe(200);
    await post('rollback', { revision: 1, reason: 'back', liveRevision: 3 });
    now += hourMs;
    await runSchedule(database, now, () => undefined);
    // Refused by the checks.
    admin = await host.signedIn('ada', 'administrator');
    const broken = soundDocument('w', 'x', { blocks: [{ id: 'a', type: 'hero', props: {} }] });
    await save(broken);
    const refused = await post('publish', { sha256: sha256Of(broken), reason: 'x', liveRevision: 1 });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'blocked' } } });
    // Guarded, and given to everybody.
    const guarded = soundDocument('w', 'five', { market: 'none', kind: 'landing' });
    await save(guarded);
    const share = { sha256: sha256Of(guarded), reason: 'try', acceptsWarnings: true, sharePercent: 10 };
    expect((await post('publish', share)).status).toBe(200);
    const { guard } = (await admin.get('/templates/w/guard')).body as unknown as GuardReport;
    await post('guard/end', { to: 'everybody', sequence: guard?.sequence, reason: 'good' });
    const faults = new BlockFaultStore(database, () => now);
    const report = {
      templateId: 'w',
      revision: '1',
      blockId: 'top',
      blockType: 'hero',
      fault: 'render',
      detail: 'ada@b.co',
    };
    for (let count = 0; count < 25; count += 1) await faults.add(report);
    await dispatch();
    expect(types()).toEqual([
      'publication.published',
      'publication.published',
      'publication.rolledBack',
      'publication.ended',
      'approval.requested',
      'approval.changeAsked',
      'approval.requested',
      'approval.approved',
      'schedule.set',
      'schedule.cancelled',
      'schedule.set',
      'publication.published',
      'schedule.carriedOut',
      'schedule.set',
      'publication.rolledBack',
      'schedule.failed',
      'publication.refused',
      'publication.published',
      'publication.released',
      'block.faulted',
    ]);
    const ofTemplates = webhookEventTypes.filter((type) => !type.startsWith('bundle.'));
    expect([...new Set(types())].toSorted()).toEqual(ofTemplates.toSorted());
    for (const { event } of receiver.received)
      expect([event, validateEvent(event), validateEvent.errors]).toEqual([event, true, null]);
    const ofType = (type: string) =>
      receiver.received.filter(({ event }) => event.type === type).at(-1)?.event.data;
    expect(ofType('schedule.carriedOut')).toMatchObject({ did: 'publish', sha256, by: 'ada' });
    expect(ofType('schedule.failed')).toMatchObject({ why: 'liveChanged', by: 'ada' });
    expect(ofType('publication.refused')).toMatchObject({
      errors: 1,
      by: 'ada',
      rules: expect.any(String) as string,
    });
    expect(ofType('block.faulted')).toEqual({
      templateId: 'w',
      market: 'none',
      blockId: 'top',
      blockType: 'hero',
      fault: 'render',
      revision: '1',
      count: 20,
    });
    expect(receiver.received.map(({ body }) => body).join()).not.toContain('ada@b.co');
  });

  it('tells an endpoint only what it asked for, of its markets, while it is on', async () => {
    const { webhook } = await make({
      events: ['publication.ended', 'publication.published'],
      markets: ['mx'],
    });
    await publish('plain');
    await database.updateTable('editor_templates').set({ market: 'mx' }).where('id', '=', 'plain').execute();
    await admin.post('/templates/plain/offline', { reason: 'over', liveRevision: 1 });
    await dispatch();
    expect(types()).toEqual(['publication.ended']);
    await admin.patch(`/webhooks/${webhook.id}`, { isOn: false, markets: null });
    await publish('second');
    expect((await admin.post(`/webhooks/${webhook.id}/test`)).status).toBe(409);
    await admin.patch(`/webhooks/${webhook.id}`, { isOn: true, name: ' New  name ' });
    expect((await listed())[0]).toMatchObject({ isOn: true, name: 'New  name', markets: null, pending: 0 });
    expect((await admin.post(`/webhooks/${webhook.id}/test`)).status).toBe(204);
    await dispatch();
    expect(types()).toEqual(['publication.ended', 'webhook.test']);
    expect(validateEvent(receiver.received.at(-1)?.event)).toBe(true);
  });

  it('signs with two secrets while one is changed, and keeps neither readable', async () => {
    const first = await make();
    const renewed = (await admin.post(`/webhooks/${first.webhook.id}/secret`)).body as unknown as NewWebhook;
    expect(renewed.webhook.previousSecretUntil).toBe(now + 24 * hourMs);
    await publish('a');
    await dispatch();
    expectSigned(first.secret, 2);
    expectSigned(renewed.secret, 2);
    now += 25 * hourMs;
    admin = await host.signedIn('ada', 'administrator');
    await publish('b');
    await dispatch();
    expectSigned(renewed.secret, 1);
    const rows = JSON.stringify(await database.selectFrom('webhook_endpoints').selectAll().execute());
    const audit = JSON.stringify(await database.selectFrom('editor_audit').selectAll().execute());
    for (const secret of [first.secret, renewed.secret]) {
      for (const text of [rows, audit, JSON.stringify(await listed())]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(secret.slice('whsec_'.length));
      }
    }
    // Another host's key opens nothing: what can't be signed is not sent.
    await database.updateTable('webhook_endpoints').set({ secret: 'other:key' }).execute();
    await publish('c');
    await dispatch();
    expect((await deliveries(first.webhook.id))[0]).toMatchObject({ state: 'pending', problem: 'secret' });
  });

  it('deletes what is old and no longer on its way, and with an endpoint all of its own', async () => {
    const { webhook } = await make();
    await publish('a');
    await dispatch();
    receiver.status = 500;
    await publish('b');
    now += 31 * 24 * hourMs;
    const retention = {
      evidence: undefined,
      audit: undefined,
      statistics: undefined,
      faults: undefined,
      webhooks: 30,
      conversions: undefined,
      comments: undefined,
    };
    await deleteExpired({ database }, retention, now);
    admin = await host.signedIn('ada', 'administrator');
    expect((await deliveries(webhook.id)).map(({ templateId }) => templateId)).toEqual(['b']);
    expect((await admin.delete(`/webhooks/${webhook.id}`)).status).toBe(204);
    expect(await database.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    expect((await admin.get(`/webhooks/${webhook.id}/deliveries`)).status).toBe(404);
    const actions = await database
      .selectFrom('editor_audit')
      .select('action')
      .where('subject', '=', 'CRM')
      .execute();
    expect(actions.map(({ action }) => action)).toEqual(['webhookMade', 'webhookDeleted']);
  });
});

describe('at the example receiver', () => {
  beforeEach(() => start('SQLite'), 60_000);

  it('is taken; what is forged, altered, old or sent once more is not', async () => {
    const { secret, webhook } = await make();
    const example = await startExampleReceiver(secret);
    try {
      // Its clock is the machine's.
      now = Date.now();
      admin = await host.signedIn('ada', 'administrator');
      await admin.patch(`/webhooks/${webhook.id}`, { url: example.url });
      await publish('a');
      await dispatcherOn(database).run();
      expect(await deliveries(webhook.id)).toMatchObject([{ state: 'delivered', status: 204 }]);
      expect(await example.taken(1)).toMatchObject([
        { type: 'publication.published', data: { templateId: 'a' } },
      ]);

      const body = '{"type":"publication.ended","timestamp":"2026-01-01T00:00:00Z","data":{}}';
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
      const send = async (more: Record<string, string> = {}, sent = body, sentKey = key) => {
        const timestamp = more['webhook-timestamp'] ?? String(Math.floor(Date.now() / 1_000));
        const id = more['webhook-id'] ?? 'evt_attack';
        const signature = createHmac('sha256', sentKey).update(`${id}.${timestamp}.${body}`).digest('base64');
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
          ...more,
        };
        return (await fetch(example.url, { method: 'POST', headers, body: sent })).status;
      };
      const seconds = Math.floor(Date.now() / 1_000);
      expect(await send({}, body, Buffer.from('another key'))).toBe(401);
      expect(await send({ 'webhook-signature': 'v1,' })).toBe(401);
      expect(await send({ 'webhook-signature': 'v1a,AAAA v2,BBBB' })).toBe(401);
      expect(await send({ 'webhook-signature': '' })).toBe(401);
      expect(await send({}, body.replace('ended', 'published'))).toBe(401);
      expect(await send({ 'webhook-timestamp': String(seconds - 301) })).toBe(401);
      expect(await send({ 'webhook-timestamp': String(seconds + 400) })).toBe(401);
      expect(await send({ 'webhook-timestamp': 'NaN' })).toBe(401);
      expect(await send({}, 'x'.repeat(70_000))).toBe(413);
      expect((await fetch(example.url)).status).toBe(405);
      // Each that was signed wrongly or at another time stands in its log.
      expect(await example.refusals(8)).toEqual([
        ...Array<string>(3).fill('refused: no signature fits, from 127.0.0.1'),
        'refused: headers are missing, from 127.0.0.1',
        'refused: no signature fits, from 127.0.0.1',
        ...Array<string>(2).fill('refused: too old, or a wrong clock, from 127.0.0.1'),
        'refused: headers are missing, from 127.0.0.1',
      ]);
      expect(await example.taken(1)).toHaveLength(1);
      expect(await send()).toBe(204);
      // The same request once more, within the time: it is known.
      expect(await send()).toBe(200);
      expect(await example.taken(2)).toHaveLength(2);
    } finally {
      await example.stop();
    }
  });
});

describe('its calls', () => {
  beforeEach(() => start('SQLite'), 60_000);

  it('refuse addresses that may not be reached, and say which part is wrong', async () => {
    const closed = await startEditorHost({
      database,
      folder: temporaryFolder(),
      clock: () => now,
      webhooks: { networks: [], allowsHttp: false },
    });
    const browser = await closed.signedIn('ada', 'administrator');
    const order = (url: string) => ({ name: 'x', url, events: null, markets: null });
    for (const url of [
      'http://hooks.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f.1/',
      'nothing',
    ])
      expect((await browser.post('/webhooks', order(url))).body).toMatchObject({
        error: {
          code: 'invalid',
          message: expect.stringMatching(/^the address of the webhook (is|begins)/) as string,
          faults: [{ path: '/url' }],
        },
      });
    expect((await browser.post('/webhooks', order('https://hooks.example/in'))).status).toBe(201);
    expect(
      (await browser.post('/webhooks', { ...order('https://hooks.example/'), events: ['nothing'] })).status,
    ).toBe(400);
    expect((await browser.post('/webhooks', { ...order('https://hooks.example/'), name: ' ' })).status).toBe(
      400,
    );
    await closed.app.close();
  });

  it('are open to a token with the scope manage, and to no smaller one', async () => {
    const token = async (scope: string) => {
      const made = await admin.post('/tokens/machine', {
        name: 'ci',
        scope,
        markets: null,
        expiresInDays: 1,
      });
      return (made.body as unknown as { secret: string }).secret;
    };
    const by = async (secret: string) =>
      host.browser().call('POST', '/webhooks', {
        headers: { origin: undefined, authorization: `Bearer ${secret}` },
        body: { name: 'by token', url: receiver.url, events: null, markets: null },
      });
    expect((await by(await token('publish'))).status).toBe(403);
    expect((await by(await token('manage'))).status).toBe(201);
    expect((await admin.get('/accounts')).status).toBe(200);
  });

  it('are described with every event in docs/lenders-and-apps/webhooks.md', () => {
    const text = readFileSync(path.resolve(__dirname, '../../../docs/lenders-and-apps/webhooks.md'), 'utf8');
    expect(webhookEventTypes.filter((type) => !text.includes(`\`${type}\``))).toEqual([]);
  });

  it('serve the shapes of events to whoever wants to check them', async () => {
    const served = await host.app.inject({ url: '/schemas/v1/webhookEvent.schema.json' });
    expect(JSON.parse(served.body)).toEqual(published['webhookEvent.schema.json']);
  });
});
