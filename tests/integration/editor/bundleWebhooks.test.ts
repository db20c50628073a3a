import type { Kysely } from 'kysely';
import type {
  BundleDetails,
  CreateWebhookPayload,
  NewWebhook,
  WebhookDeliveryList,
} from '../../../src/generated/editor';
import validateEvent from '../../../src/generated/validators/webhookEvent';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import type { Database } from '../../../src/host/store/database';
import { recordAudit } from '../../../src/host/store/recordAudit';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { webhookEventTypes } from '../../../src/kernel/webhookEvents';
import { places, provideDatabases } from '../../support/databases';
import { dispatchAll, dispatcherOn } from '../../support/dispatching';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver';

const newDatabase = provideDatabases();
const temporaryFolder = provideTemporaryFolders();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let now = 0;
let database: Kysely<Database>;
let host: EditorHost;
let admin: EditorBrowser;
let receiver: WebhookReceiver;

async function make(more: Partial<CreateWebhookPayload> = {}): Promise<NewWebhook> {
  const payload = { name: 'CRM', url: receiver.url, events: null, markets: null, ...more };
  return (await admin.post('/webhooks', payload)).body as unknown as NewWebhook;
}
const deliveries = async (id: string) =>
  ((await admin.get(`/webhooks/${id}/deliveries`)).body as unknown as WebhookDeliveryList).deliveries;
const types = () => receiver.received.map(({ event }) => event.type);

const ofBundles = webhookEventTypes.filter((type) => type.startsWith('bundle.'));

/** A bundle of two templates, as ada made it, with what is done to it. */
async function bundle() {
  admin = await host.signedIn('ada', 'administrator');
  for (const id of ['a', 'b']) await admin.writeDraft(id, `drafted ${now}`);
  const made = await admin.post('/bundles', { name: 'March', templateIds: ['a', 'b'] });
  expect(made.status).toBe(201);
  const { id } = made.body as unknown as BundleDetails;
  const bytes = async () => ((await admin.get(`/bundles/${id}`)).body as unknown as BundleDetails).sha256;
  /** With the bytes that stand in it, as whoever looks at it sends them. */
  const post = async (path: string, body: object = {}, by = admin) => {
    admin = await host.signedIn('ada', 'administrator');
    const sha256 = path === 'rollback' ? {} : { sha256: await bytes() };
    const { status } = await by.post(`/bundles/${id}/${path}`, { ...sha256, ...body });
    expect([path, status]).toEqual([path, 200]);
  };
  const publishBundle = async (more: object = {}) =>
    admin.post(`/bundles/${id}/publish`, {
      sha256: await bytes(),
      reason: 'go',
      acceptsWarnings: true,
      ...more,
    });
  const cancel = () => admin.delete(`/bundles/${id}/schedule`);
  return { id, post, publishBundle, cancel };
}

describe.each(places)('a webhook on %s', (place) => {
  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await newDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now });
    admin = await host.signedIn('ada', 'administrator');
    receiver = await startWebhookReceiver();
  }, 60_000);
  afterEach(async () => {
    await Promise.all([host.app.close(), receiver.close()]);
  });

  it('tells of what happens to a bundle, in its order, beside what its templates tell', async () => {
    const { webhook } = await make({ events: [...ofBundles] });
    const { post, publishBundle, cancel } = await bundle();
    receiver.status = 503;
    await post('approval-requests', { note: 'please' });
    await post('change-requests', { note: 'bigger' }, await host.signedIn('eva', 'publisher'));
    const dispatcher = dispatcherOn(database, () => now);
    await dispatcher.run();
    // The answer waits for the question.
    expect(types()).toEqual(['bundle.approvalRequested']);
    receiver.status = 204;
    receiver.received.length = 0;
    now += minuteMs;
    await dispatchAll(dispatcher, receiver);
    await post('approval-requests', { note: 'again' });
    await post('approvals', {}, await host.signedIn('eva', 'publisher'));
    const publishAt = now + hourMs;
    await publishBundle({ publishAt });
    await cancel();
    await publishBundle({ publishAt });
    now = publishAt;
    const run = () => runSchedule(database, now, () => undefined);
    expect(await run()).toBe(1);
    await post('rollback', { reason: 'back' });
    await dispatchAll(dispatcher, receiver);
    expect(types()).toEqual([
      'bundle.approvalRequested',
      'bundle.changeAsked',
      'bundle.approvalRequested',
      'bundle.approved',
      'bundle.scheduled',
      'bundle.scheduleCancelled',
      'bundle.scheduled',
      'bundle.published',
      'bundle.rolledBack',
    ]);
    // Another bundle: the checks refuse it, then its time is not kept.
    const other = await bundle();
    await admin.writeDraft('a', 'x', { blocks: [{ id: 'a', type: 'hero', props: {} }] });
    expect((await other.publishBundle()).status).toBe(422);
    await admin.writeDraft('a', 'mended');
    await other.publishBundle({ publishAt: now + hourMs });
    const meanwhile = { document: soundDocument('b'), publishedBy: 'terminal', reason: 'meanwhile' };
    await new SqlTemplateStore(database, () => now).publish(meanwhile);
    now += hourMs;
    expect(await run()).toBe(0);
    await dispatchAll(dispatcher, receiver);
    expect(types().slice(9)).toEqual(['bundle.refused', 'bundle.scheduled', 'bundle.scheduleFailed']);
    expect([...new Set(types())].toSorted()).toEqual(ofBundles.toSorted());
    for (const { event } of receiver.received)
      expect([event, validateEvent(event), validateEvent.errors]).toEqual([event, true, null]);
    const ofType = (type: string) => receiver.received.find(({ event }) => event.type === type)?.event.data;
    const about = { name: 'March', templateIds: ['a', 'b'], markets: ['none'], by: 'ada' };
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(ofType('bundle.published')).toMatchObject({ ...about, sha256, reason: 'go' });
    expect(ofType('bundle.scheduled')).toMatchObject({
      ...about,
      publishAt: new Date(publishAt).toISOString(),
    });
    expect(ofType('bundle.refused')).toMatchObject({ errors: 1, rules: expect.any(String) as string });
    expect(ofType('bundle.scheduleFailed')).toMatchObject({ why: 'liveChanged', template: 'b', by: 'ada' });
    const [failed] = await deliveries(webhook.id);
    expect(failed).toMatchObject({ templateId: '', bundle: { name: 'March' }, state: 'delivered' });
  });

  it('tells of no bundle that a change which was undone would have made', async () => {
    await make();
    const { id } = await bundle();
    const undone = database.transaction().execute(async (open) => {
      const actor = { id: null, name: 'x' };
      await recordAudit(open, { at: now, actor, action: 'bundlePublished', subject: 'March', bundleId: id });
      expect(await open.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(1);
      throw new Error('the change could not be made');
    });
    await expect(undone).rejects.toThrow('could not be made');
    expect(await database.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  it('tells who is kept to markets of a bundle whose templates are all of those', async () => {
    const kept = await make({ events: ['bundle.approvalRequested'], markets: ['mx'] });
    const { post } = await bundle();
    const move = (market: string, id: string) =>
      database.updateTable('editor_templates').set({ market }).where('id', '=', id).execute();
    await move('mx', 'a');
    await post('approval-requests', { note: 'mixed' });
    expect(await deliveries(kept.webhook.id)).toEqual([]);
    await move('mx', 'b');
    await post('approval-requests', { note: 'all' });
    expect(await deliveries(kept.webhook.id)).toHaveLength(1);
  });
});
