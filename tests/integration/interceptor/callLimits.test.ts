import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { callLimits, isReached, subjectName, type CallLimit } from '../../../src/host/calls/limits/callLimit';
import { SqlLimitStore } from '../../../src/host/calls/limits/sqlLimitStore';
import { keyedHash, readPrivacyKeys } from '../../../src/host/calls/privacy/privacyKeys';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts } from '../../support/interceptingHost';
import { answerJson } from '../../support/lenderServer';
import { casesRun, runs } from '../../support/soak';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import type { TestApp } from '../../support/testApp';

const createDatabase = provideDatabases();
const newFolder = provideTemporaryFolders();
const hourMs = 3_600_000;
const phone = '5512345678';
const getSms = '/api/v2/youmi/promotion/get-sms';
let now = Date.parse('2026-03-01T12:00:00Z');
const clock = () => now;
const { lender, createHost } = provideInterceptingHosts(clock);

let keys = 0;
const askCode = (host: TestApp, of: string | number = phone, headers = {}) =>
  act(host.app, {
    path: getSms,
    payload: { phone: of, capcode: 'a', sid: 's' },
    key: `key-${(keys += 1)}`,
    headers,
  });

describe.each(places)('SMS codes on %s', (place) => {
  it('are five an hour for a telephone, whichever of the hosts is asked, also at once', async () => {
    const { database, connect } = await createDatabase(place);
    const hosts = [await createHost({ database }), await createHost({ database: connect() })] as const;
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => askCode(hosts[index % 2 ? 1 : 0])),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(lender.received).toHaveLength(5);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused?.json()).toEqual({
      code: '429',
      data: null,
      message: 'Se pidieron demasiados códigos para este teléfono. Intenta de nuevo en 60 minutos.',
    });
    const inEnglish = await askCode(hosts[0], '(55) 1234-5678', { language: '1' });
    expect(inEnglish.json<{ message: string }>().message).toContain(
      'Too many codes were requested for this phone number',
    );
    for (const form of ['+52 55 1234 5678', '0052 1 5512345678', Number(phone)])
      expect((await askCode(hosts[1], form)).statusCode).toBe(429);
    expect((await askCode(hosts[0], '5512345679')).statusCode).toBe(200);
    now += hourMs + 1;
    expect((await askCode(hosts[1])).statusCode).toBe(200);
    const rows = await database.selectFrom('call_limit_events').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('55123');
  });

  it('slide: no hour has more than five', async () => {
    const { database } = await createDatabase(place);
    const host = await createHost({ database });
    for (let count = 0; count < 5; count += 1) {
      await askCode(host);
      now += 10 * 60_000;
    }
    expect((await askCode(host)).statusCode).toBe(429);
    now += 10 * 60_000 + 1;
    expect((await askCode(host)).statusCode).toBe(200);
    expect((await askCode(host)).statusCode).toBe(429);
  });

  it('are as many as any hour may have, and no fewer', async () => {
    const { database, connect } = await createDatabase(place);
    const stores = [new SqlLimitStore(database), new SqlLimitStore(connect())] as const;
    const cases = runs(8, 500);
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: hourMs / 2 }), fc.constantFrom(0, 1)), {
      maxLength: 30,
    });
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (each) => {
        const subjects = [{ limit: callLimits.smsOfPhone, who: `phone ${calls}` }];
        const accepted: number[] = [];
        let at = now;
        for (const [pause, host] of each) {
          at += pause;
          const hasRoom = accepted.filter((earlier) => earlier > at - hourMs).length < 5;
          const outcome = await stores[host].reserve(subjects, `call ${(calls += 1)}`, at);
          expect(isReached(outcome)).toBe(!hasRoom);
          if (!isReached(outcome)) accepted.push(at);
          else
            expect(
              accepted.filter((earlier) => earlier > at + outcome.retryAfterSeconds * 1_000 - hourMs).length,
            ).toBeLessThan(5);
        }
      }),
      { numRuns: cases },
    );
    casesRun('call-limits', cases, `${calls} calls through two hosts on ${place}`);
  });

  it('don’t count where none was sent, and once where the call was repeated', async () => {
    const { database } = await createDatabase(place);
    const host = await createHost({ database });
    lender.answer = answerJson({ code: 101, message: 'wrong', data: null });
    for (let count = 0; count < 7; count += 1)
      expect((await askCode(host)).json<{ code: number }>().code).toBe(101);
    lender.answer = answerJson({ code: 0 }, 500);
    const repeated = { path: getSms, payload: { phone, capcode: 'a', sid: 's' }, key: 'the-same' };
    for (let count = 0; count < 7; count += 1) expect((await act(host.app, repeated)).statusCode).toBe(500);
    expect(
      await database
        .selectFrom('call_limit_events')
        .selectAll()
        .where('subject', 'like', 'smsOfPhone:%')
        .execute(),
    ).toHaveLength(1);
  });

  it('count where a try whose reply was lost may have sent one, though the next is refused', async () => {
    const { database } = await createDatabase(place);
    const host = await createHost({ database });
    const call = { path: getSms, payload: { phone, capcode: 'a', sid: 's' }, key: 'lost, then refused' };
    lender.answer = answerJson({}, 502);
    await act(host.app, call);
    lender.answer = answerJson({ code: 101, message: 'wrong', data: null });
    await act(host.app, call);
    expect(
      await database
        .selectFrom('call_limit_events')
        .selectAll()
        .where('subject', 'like', 'smsOfPhone:%')
        .execute(),
    ).toHaveLength(1);
  });
});

it('each try counts at a lender that knows no keys', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost({ database, isUpstreamIdempotent: false });
  lender.answer = answerJson({ code: 0 }, 500);
  const call = { path: getSms, payload: { phone, capcode: 'a', sid: 's' }, key: 'the-same' };
  const statuses = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await act(host.app, call)).statusCode);
  expect(statuses).toEqual([500, 500, 500, 500, 500, 429]);
  expect(lender.received).toHaveLength(5);
});

it('RATE_LIMITS=off lifts every limit', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost({ database, rateLimits: false });
  for (let count = 0; count < 8; count += 1) expect((await askCode(host)).statusCode).toBe(200);
});

it('a database that is down stops neither registrations nor the limit', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost({ database });
  await database.destroy();
  const replies = [];
  for (let count = 0; count < 6; count += 1) replies.push((await askCode(host)).statusCode);
  expect(replies).toEqual([200, 200, 200, 200, 200, 429]);
  const registration = {
    path: '/api/v2/youmi/promotion/register',
    payload: { phone, smsCode: '1', capcode: 'a', sid: 's' },
    key: 'r',
  };
  expect((await act(host.app, registration)).statusCode).toBe(200);
});

it('complaints are limited for a session, and registrations for a telephone', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost({ database });
  const statusesOf = async (count: number, call: (index: number) => Parameters<typeof act>[1]) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await act(host.app, call(index))).statusCode);
    return statuses;
  };
  const complaint = (index: number) => ({
    path: '/humorous/user-problem/problem-save',
    payload: { problemDetail: String(index) },
    query: '?sessionId=s1',
  });
  expect((await statusesOf(21, complaint)).filter((status) => status === 429)).toHaveLength(1);
  expect((await act(host.app, { ...complaint(1), query: '?sessionId=s2' })).statusCode).toBe(200);
  lender.answer = answerJson({ code: 12, message: 'wrong code' });
  const guess = (index: number) => ({
    path: '/api/v2/youmi/promotion/register',
    payload: { phone, smsCode: String(index) },
  });
  expect((await statusesOf(21, guess)).filter((status) => status === 429)).toHaveLength(1);
});

const hostKey = 'a key of the tests that is long enough';

/** As many calls from one network as its limit takes, but one. */
async function fillAddress(
  database: Kysely<Database>,
  { name, max }: CallLimit,
  network: string,
): Promise<void> {
  const [key] = await readPrivacyKeys(
    { configured: [hostKey], databaseUrl: undefined, dataFolder: '' },
    database,
    now,
  );
  const subject = subjectName({ limit: callLimits[name], who: keyedHash(key, 'address', network) });
  const events = Array.from({ length: max - 1 }, (_, index) => ({
    subject,
    event: `earlier ${index}`,
    expires_at: now + hourMs,
  }));
  for (let start = 0; start < events.length; start += 500) {
    await database
      .insertInto('call_limit_events')
      .values(events.slice(start, start + 500))
      .execute();
  }
}

const limitsOfAddresses: readonly (readonly [CallLimit, (index: number) => Parameters<typeof act>[1]])[] = [
  [
    callLimits.smsOfAddress,
    (index) => ({ path: getSms, payload: { phone: `55123456${10 + index}`, capcode: 'a', sid: 's' } }),
  ],
  [
    callLimits.registrationsOfAddress,
    (index) => ({
      path: '/api/v2/youmi/promotion/register',
      payload: { phone: `55123456${10 + index}`, smsCode: '1' },
    }),
  ],
  [
    callLimits.complaintsOfAddress,
    (index) => ({
      path: '/humorous/user-problem/problem-save',
      payload: { problemDetail: 'words' },
      query: `?sessionId=s${index}`,
    }),
  ],
];

it.each(limitsOfAddresses.map(([limit, call]) => [limit.name, limit, call] as const))(
  '%s holds for a network, whoever it is for',
  async (name, limit, call) => {
    const { database } = await createDatabase('SQLite');
    const host = await createHost({ database, privacyKeys: [hostKey] });
    await fillAddress(database, limit, '203.0.113.9');
    await fillAddress(database, limit, '2001:db8:1:2');
    const from = async (addresses: readonly string[]) => {
      const statuses: number[] = [];
      for (const address of addresses)
        statuses.push((await act(host.app, { ...call(statuses.length), address })).statusCode);
      return statuses;
    };
    expect(await from(['203.0.113.9', '203.0.113.9', '203.0.113.10'])).toEqual([200, 429, 200]);
    // A whole /64 is one network, and the next one is another.
    expect(
      await from(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:db8:1:3::1']),
    ).toEqual([200, 429, 429, 200]);
    const refused = await act(host.app, { ...call(9), address: '203.0.113.9' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^Se (pidieron|intentaron|enviaron) demasiad[oa]s .* Intenta de nuevo en 60 minutos\.$/,
    );
    const subjects = await database
      .selectFrom('call_limit_events')
      .select('subject')
      .where('subject', 'like', `${name}:%`)
      .distinct()
      .execute();
    expect(subjects).toHaveLength(4);
    expect(JSON.stringify(subjects)).not.toMatch(/203\.0|2001:db8/);
  },
);

it('a key is made once under DATA_DIR, and readable by its owner alone', async () => {
  const { database } = await createDatabase('SQLite');
  const dataFolder = newFolder();
  const read = () => readPrivacyKeys({ configured: [], databaseUrl: undefined, dataFolder }, database, now);
  const [one, other] = await Promise.all([read(), read()]);
  expect(one[0].secret.length).toBeGreaterThan(40);
  expect(other[0].id).toBe(one[0].id);
});
