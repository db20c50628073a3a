import { gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import {
  deletePersonalData,
  findPersonalData,
  type Person,
} from '../../../src/host/operations/data/personalData';
import { keyedHash, readPrivacyKeys, type PrivacyKeys } from '../../../src/host/calls/privacy/privacyKeys';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts, type ActingCall } from '../../support/interceptingHost';
import { answerJson } from '../../support/lenderServer';
import { wordsInDatabase } from '../../support/wordsInDatabase';

const createDatabase = provideDatabases();
const now = Date.parse('2026-03-01T12:00:00Z');
const older = 'an older key of the tests, long enough';
const newer = 'a newer key of the tests, long enough';
const phone = '5512345678';
const session = 'planted-session-4711';
const byPhone: Person = { kind: 'phone', value: '+52 55 1234 5678' };
const bySession: Person = { kind: 'session', value: session };
const { lender, createHost } = provideInterceptingHosts(() => now);

const keysOf = (database: Kysely<Database>, ...configured: string[]): Promise<PrivacyKeys> =>
  readPrivacyKeys({ configured, databaseUrl: undefined, dataFolder: '' }, database, now);

const push: ActingCall = {
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', periods: '91', productId: 'p1' },
  key: 'push-1',
  query: `?sessionId=${session}`,
};
const getSms: ActingCall = {
  path: '/api/v2/youmi/promotion/get-sms',
  payload: { phone, capcode: 'a', sid: 's' },
  key: 'sms-1',
};

/** A lender that says everything back that it was sent, packed for one of the calls. */
function echo(): void {
  lender.answer = ({ url, body }, response) => {
    const reply = JSON.stringify({
      code: 0,
      message: '',
      data: { lendDetailsUrl: `https://lender.example${url}&orderId=77`, sent: body.toString() },
    });
    const isPacked = url.includes('loan-detail-push');
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    });
    response.end(isPacked ? gzipSync(reply) : reply);
  };
}

describe.each(places)('what a lender says of somebody, on %s', (place) => {
  it('is in the database for nobody to read, and a repeat gets it all the same', async () => {
    const { database, connect } = await createDatabase(place);
    echo();
    const { app } = await createHost({ database });
    const first = [await act(app, push), await act(app, getSms)];
    expect(await database.selectFrom('call_replies').select('state').execute()).toEqual([
      { state: 'answered' },
      { state: 'answered' },
    ]);
    expect(await wordsInDatabase(database, [session, phone, 'lender.example'])).toEqual([]);
    const other = await createHost({ database: connect() });
    const repeated = [await act(other.app, push), await act(other.app, getSms)];
    expect(repeated.map(({ rawPayload }) => rawPayload)).toEqual(first.map(({ rawPayload }) => rawPayload));
    expect(repeated.map(({ headers }) => headers['idempotent-replayed'])).toEqual(['true', 'true']);
    expect(lender.received).toHaveLength(2);
  });

  it('is shown and deleted, whichever key hashed and sealed it; nothing that names them is left', async () => {
    const { database, connect } = await createDatabase(place);
    echo();
    const one = await createHost({ database, privacyKeys: [older] });
    await act(one.app, getSms);
    const two = await createHost({ database: connect(), privacyKeys: [newer, older] });
    await act(two.app, push);
    await act(two.app, { ...getSms, key: 'sms-2', payload: { ...getSms.payload, phone: '5587654321' } });
    const keys = await keysOf(database, newer, older);
    expect((await findPersonalData(database, keys, byPhone)).call_replies).toEqual([
      expect.objectContaining({
        state: 'answered',
        status: 200,
        body: expect.stringContaining(phone) as string,
      }),
    ]);
    expect((await findPersonalData(database, keys, bySession)).call_replies).toEqual([
      expect.objectContaining({ body: expect.stringContaining(`sessionId=${session}`) as string }),
    ]);
    const hashes = keys.flatMap((key) => [
      keyedHash(key, 'phone', phone),
      keyedHash(key, 'session', session),
    ]);
    expect(await wordsInDatabase(database, hashes)).toEqual([
      'agreement_evidence.person',
      'call_limit_events.subject',
      'call_limit_subjects.subject',
      'call_replies.phone_hash',
      'call_replies.session_hash',
    ]);
    for (const person of [byPhone, bySession]) {
      expect(await deletePersonalData(database, keys, { person, keepsEvidence: false, now })).toMatchObject({
        call_replies: 1,
      });
    }
    expect(await wordsInDatabase(database, [...hashes, phone, session])).toEqual([]);
    expect(
      await database.selectFrom('call_replies').select('state').where('body', 'is not', null).execute(),
    ).toHaveLength(1);
  });

  it('is deleted without a second loan for a phone that asks again', async () => {
    const { database } = await createDatabase(place);
    echo();
    const { app } = await createHost({ database, privacyKeys: [newer], isUpstreamIdempotent: false });
    await act(app, push);
    await deletePersonalData(database, await keysOf(database, newer), {
      person: bySession,
      keepsEvidence: false,
      now,
    });
    expect((await act(app, push)).statusCode).toBe(503);
    expect(lender.received).toHaveLength(1);
  });

  it.each([
    ['yes', true, 200, 2],
    ['no', false, 503, 1],
  ])(
    'counts as lost where its key is gone: UPSTREAM_IDEMPOTENT=%s',
    async (_setting, isUpstreamIdempotent, status, reached) => {
      const { database, connect } = await createDatabase(place);
      echo();
      const one = await createHost({ database, privacyKeys: [older], isUpstreamIdempotent });
      await act(one.app, push);
      const two = await createHost({ database: connect(), privacyKeys: [newer], isUpstreamIdempotent });
      const repeated = await Promise.all([act(two.app, push), act(two.app, push)]);
      expect(repeated.map(({ statusCode }) => statusCode)).toEqual([status, status]);
      expect(lender.received).toHaveLength(reached);
      // Another host may still hold the key.
      if (!isUpstreamIdempotent) expect((await act(one.app, push)).statusCode).toBe(200);
    },
  );
});

it('a reply that comes after somebody was forgotten is not kept', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost({ database, privacyKeys: [newer] });
  const keys = await keysOf(database, newer);
  lender.answer = (request, response) => {
    void deletePersonalData(database, keys, { person: bySession, keepsEvidence: false, now }).then(() =>
      answerJson({ code: 0, message: '', data: { sent: request.url } })(request, response),
    );
  };
  expect((await act(app, push)).statusCode).toBe(200);
  expect(
    await database.selectFrom('call_replies').select(['state', 'body', 'session_hash']).execute(),
  ).toEqual([{ state: 'unknown', body: null, session_hash: null }]);
});
