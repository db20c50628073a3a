import { sql, type Kysely } from 'kysely';
import validateConversion from '../../../src/generated/validators/conversion';
import { conversionQueue } from '../../../src/host/calls/conversions/conversionQueue';
import { readPrivacyKeys } from '../../../src/host/calls/privacy/privacyKeys';
import { deletePersonalData, findPersonalData } from '../../../src/host/operations/data/personalData';
import { deleteExpired } from '../../../src/host/operations/retention/deleteExpired';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import { Outbox } from '../../../src/host/outbox/outbox';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import { evidenceRows } from '../../support/evidenceRows';
import { act, provideInterceptingHosts, type ActingCall } from '../../support/interceptingHost';
import { answerJson } from '../../support/lenderServer';
import type { TestApp } from '../../support/testApp';
import { signatureOf, startWebhookReceiver, type WebhookReceiver } from '../../support/webhookReceiver';

const createDatabase = provideDatabases();
const begin = Date.parse('2026-03-01T12:00:00Z');
let now = begin;
const clock = () => now;
const { lender, createHost } = provideInterceptingHosts(clock);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const click = 'EAIaIQobChMIq5_Xy4Xk-gIVw4TICh0Y9wDvEAAYASAAEgJ0fPD_BwE';
const phone = '5512345678';
const registration: ActingCall = {
  path: '/api/v2/youmi/promotion/register',
  payload: { phone, smsCode: '123456', id: 'mx-bienvenida' },
  key: 'registration-1',
  headers: { 'x-vitrina-page': 'mx-bienvenida  mx-contrato es 4', 'x-vitrina-click': `gclid:${click}` },
};
const withClick = (header: string): ActingCall => ({
  ...registration,
  headers: { ...registration.headers, 'x-vitrina-click': header },
});

const secret = (fill: number) => `whsec_${Buffer.alloc(32, fill).toString('base64')}`;
const privacy = {
  configured: ['a key of the tests that is long enough'],
  databaseUrl: undefined,
  dataFolder: '',
};
const keysOf = (database: Kysely<Database>) => readPrivacyKeys(privacy, database, now);

let database: Kysely<Database>;
let connect: TestDatabase['connect'];
let crm: WebhookReceiver;
let meta: WebhookReceiver;
let host: TestApp;

const endpoints = () => [
  { name: 'crm', url: crm.url, clickIds: ['gclid' as const, 'fbclid' as const], secret: secret(1) },
  { name: 'meta', url: meta.url, clickIds: ['fbclid' as const], secret: secret(2) },
];
const silent = { warn: () => undefined };

const outboxOn = (own: Kysely<Database>) =>
  new Outbox(
    conversionQueue({
      database: own,
      keys: () => keysOf(own),
      endpoints: endpoints(),
      webhooks: { networks: ['loopback'], allowsHttp: true },
      clock,
    }),
    { clock, log: silent, chance: () => 1 },
  );
const rows = () => database.selectFrom('conversions').selectAll().orderBy('endpoint').execute();
const after = (ms: number) => {
  now += ms;
  return outboxOn(database).run();
};

beforeEach(async () => {
  now = begin;
  lender.answer = answerJson({ code: 0, message: '', data: {} });
  [crm, meta] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
});
afterEach(() => Promise.all([crm.close(), meta.close()]));

describe.each(places)('conversions on %s', (place) => {
  beforeEach(async () => {
    ({ database, connect } = await createDatabase(place));
    host = await createHost({
      database,
      conversions: { endpoints: endpoints(), delayMs: 10 * minuteMs, market: 'mx' },
    });
  }, 60_000);

  it('tells an endpoint of a registration, signed, once, after the delay, and forgets the click', async () => {
    expect((await act(host.app, registration)).statusCode).toBe(200);
    await after(0);
    expect(crm.received).toEqual([]);
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ endpoint: 'crm', state: 'pending', due_at: begin + 10 * minuteMs });
    expect(JSON.stringify(waiting)).not.toContain(click);
    expect(JSON.stringify(waiting)).not.toContain(phone);

    await after(10 * minuteMs);
    await after(minuteMs);
    const [sent, ...more] = crm.received;
    if (!sent) throw new Error('nothing was received');
    expect(more).toEqual([]);
    const told: unknown = JSON.parse(sent.body);
    expect(validateConversion(told)).toBe(true);
    expect(told).toEqual({
      type: 'registration',
      id: waiting?.event_id,
      timestamp: '2026-03-01T12:00:00.000Z',
      click: { kind: 'gclid', id: click },
      page: 'mx-bienvenida',
      market: 'mx',
    });
    expect(sent.headers['webhook-id']).toBe(waiting?.event_id);
    expect(sent.headers['webhook-signature']).toBe(signatureOf(sent, secret(1)));
    expect(await rows()).toMatchObject([
      { state: 'delivered', status: 204, body: null, phone_hash: null, key_id: null },
    ]);
    expect(meta.received).toEqual([]);
  });

  it('neither the lender nor the log hears of the click, and evidence only that it was agreed to', async () => {
    await act(host.app, registration);
    await act(host.app, {
      ...withClick(''),
      key: 'another',
      payload: { ...registration.payload, phone: '5587654321' },
    });
    const heard = JSON.stringify(
      lender.received.map(({ url, headers, body }) => [url, headers, body.toString()]),
    );
    expect(heard).toContain(phone);
    expect(heard).not.toContain(click);
    expect(heard.toLowerCase()).not.toContain('x-vitrina');
    expect(JSON.stringify(host.log)).not.toContain(click);
    const evidence = await evidenceRows(database);
    expect(evidence.map(({ act: kept }) => kept)).toEqual(['clickId', null]);
    expect(JSON.stringify(evidence)).not.toContain(click);
  });

  it.each([
    ['nobody agreed', withClick('')],
    ['the click is of no network', withClick(`dclid:${click}`)],
    ['the click is a telephone', withClick('gclid:5255123456785512')],
    ['no endpoint is told of that kind', withClick(`ttclid:${click}`)],
    ['it is no registration', { ...registration, path: '/api/v2/youmi/promotion/get-sms' }],
  ])('nobody is told where %s', async (_why, call) => {
    expect((await act(host.app, call)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('nobody is told of what the lender refused, or of what nobody knows', async () => {
    lender.answer = answerJson({ code: 11, message: 'registered before' });
    await act(host.app, registration);
    lender.answer = answerJson({}, 502);
    await act(host.app, { ...registration, key: 'lost' });
    expect(await rows()).toEqual([]);
  });

  it('every endpoint that wants the kind is told, each for itself, by the same id', async () => {
    crm.status = 500;
    await act(host.app, withClick(`fbclid:${click}`));
    await after(10 * minuteMs);
    expect(await rows()).toMatchObject([
      { endpoint: 'crm', state: 'pending', status: 500, problem: 'status' },
      { endpoint: 'meta', state: 'delivered' },
    ]);
    crm.status = 200;
    await after(minuteMs);
    const ids = [...crm.received, ...meta.received].map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'delivered', tries: 2 }, { state: 'delivered' }]);
  });

  it('a repeat of the call tells nobody again', async () => {
    await act(host.app, registration);
    expect((await act(host.app, registration)).headers['idempotent-replayed']).toBe('true');
    await after(10 * minuteMs);
    await act(host.app, registration);
    await after(dayMs);
    expect(lender.received).toHaveLength(1);
    expect(crm.received).toHaveLength(1);
  });

  it('a repeat that the lender is asked again for, since its reply was lost, is the same event', async () => {
    await act(host.app, registration);
    await database.updateTable('call_replies').set({ state: 'unknown', body: null }).execute();
    expect((await act(host.app, registration)).statusCode).toBe(200);
    expect(lender.received).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
  });

  it('a registration is answered while its row can not be written, which is done later', async () => {
    await sql`alter table conversions rename to away`.execute(database);
    expect((await act(host.app, registration)).statusCode).toBe(200);
    expect(host.log.map(({ msg }) => msg)).toContain('what conversions are told waits for the database');
    await sql`alter table away rename to conversions`.execute(database);
    await host.app.close();
    await after(10 * minuteMs);
    expect(crm.received).toHaveLength(1);
  });

  it('one of two hosts sends it; what a killed one held is sent by another a minute later', async () => {
    await act(host.app, registration);
    now += 10 * minuteMs;
    const own = connect();
    await Promise.all([outboxOn(database).run(), outboxOn(own).run()]);
    expect(crm.received).toHaveLength(1);

    await act(host.app, { ...registration, key: 'second' });
    now += 10 * minuteMs;
    await database
      .updateTable('conversions')
      .set({ leased_until: now + minuteMs })
      .where('state', '=', 'pending')
      .execute();
    await outboxOn(own).run();
    expect(crm.received).toHaveLength(1);
    await after(minuteMs);
    expect(crm.received).toHaveLength(2);
  });

  it('is given up after three days, and forgotten then too', async () => {
    crm.status = 500;
    await act(host.app, registration);
    await after(10 * minuteMs);
    await after(2 * dayMs);
    expect(await rows()).toMatchObject([{ state: 'pending', tries: 2 }]);
    await after(dayMs);
    expect(await rows()).toMatchObject([{ state: 'failed', tries: 3, body: null, phone_hash: null }]);
    await after(dayMs);
    expect(crm.received).toHaveLength(3);
  });

  it('who asks is shown what is to be told, and can have it forgotten before', async () => {
    await act(host.app, registration);
    const keys = await keysOf(database);
    const person = { kind: 'phone', value: `+52 ${phone}` } as const;
    const { conversions } = await findPersonalData(database, keys, person);
    expect(conversions).toMatchObject([
      { endpoint: 'crm', state: 'pending', told: expect.stringContaining(click) },
    ]);
    const deleted = await deletePersonalData(database, keys, { person, keepsEvidence: true, now });
    expect(deleted.conversions).toBe(1);
    await act(host.app, registration);
    await after(dayMs);
    expect(crm.received).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'erased', body: null, phone_hash: null }]);
    expect((await findPersonalData(database, keys, person)).conversions).toEqual([]);
  });

  it('what was told goes after its days, and what no host sends any more a day after it would be given up', async () => {
    const retention = kindsOfRetention(({ setting }) =>
      setting === 'RETENTION_CONVERSIONS_DAYS' ? 30 : undefined,
    );
    const expire = async (ms: number) => {
      now = begin + ms;
      await deleteExpired({ database }, retention, now);
      return (await rows()).map(({ state }) => state);
    };
    await act(host.app, registration);
    await after(10 * minuteMs);
    await act(host.app, { ...registration, key: 'of an endpoint that is gone' });
    expect(await expire(4 * dayMs)).toEqual(expect.arrayContaining(['delivered', 'pending']));
    expect(await expire(5 * dayMs)).toEqual(['delivered']);
    expect(await expire(29 * dayMs)).toEqual(['delivered']);
    expect(await expire(31 * dayMs)).toEqual([]);
  });
});
