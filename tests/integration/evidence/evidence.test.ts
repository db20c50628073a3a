import type { Kysely } from 'kysely';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases } from '../../support/databases';
import { act, provideInterceptingHosts, type InterceptingHostOptions } from '../../support/interceptingHost';
import { evidenceRows } from '../../support/evidenceRows';
import { answerJson } from '../../support/lenderServer';
import type { TestApp } from '../../support/testApp';

const createDatabase = provideDatabases();
const now = Date.parse('2026-03-01T12:00:00Z');
const { lender, createHost: createInterceptingHost } = provideInterceptingHosts(() => now);

const landing = '{"id":"mx-bienvenida","words":"landing"}';
const agreement = '{"id":"mx-contrato","words":"agreement"}';

async function createHost(
  database: Kysely<Database>,
  asShown?: InterceptingHostOptions['asShown'],
): Promise<TestApp> {
  const host = await createInterceptingHost({ database, ...(asShown && { asShown }) });
  host.source.publish('mx-bienvenida', landing, '4');
  host.source.publish('mx-contrato', agreement, '7');
  return host;
}

const phone = '5512345678';
const registration = {
  path: '/api/v2/youmi/promotion/register',
  payload: { phone, smsCode: '123456', id: 'mx-bienvenida' },
  key: 'registration-1',
  headers: { 'x-vitrina-page': 'mx-bienvenida  mx-contrato es 4' },
};
const evidence = evidenceRows;

describe.each(places)('evidence on %s', (place) => {
  it('says which agreement a registration had been shown, in which language and when', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost(database);
    await act(app, registration);
    await act(app, registration);
    const rows = await evidence(database);
    expect(rows).toEqual([
      expect.objectContaining({
        call: 'register',
        page_id: 'mx-bienvenida',
        page_revision: '4',
        page_sha256: sha256Of(landing),
        agreement_id: 'mx-contrato',
        agreement_revision: '7',
        agreement_sha256: sha256Of(agreement),
        language: 'es',
        outcome: 'accepted',
        shown_at: now,
        person: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(phone);
    const texts = await database.selectFrom('agreement_texts').select('text').execute();
    expect(texts.map(({ text }) => text).sort()).toEqual([agreement, landing].sort());
  });

  it('says which agreement was read, where another one went live before the registration', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost(database);
    const store = new SqlTemplateStore(database);
    const read = '{"id":"mx-contrato","words":"the agreement that was read"}';
    for (const document of [read, agreement])
      await store.publish({ document, publishedBy: 'ana', reason: '' });
    await act(app, { ...registration, headers: { 'x-vitrina-page': 'mx-bienvenida  mx-contrato es 4 1' } });
    await act(app, {
      ...registration,
      key: 'unknown',
      headers: { 'x-vitrina-page': 'mx-bienvenida  mx-contrato es 3 99' },
    });
    expect(await evidence(database)).toMatchObject([
      { page_revision: '4', agreement_revision: '1', agreement_sha256: sha256Of(read) },
      { page_revision: '3', page_sha256: null, agreement_revision: '99', agreement_sha256: null },
    ]);
    const texts = await database.selectFrom('agreement_texts').select('text').execute();
    expect(texts.map(({ text }) => text).sort()).toEqual([read, landing].sort());
  });

  it('says what was read, and not what follows it, where its campaign has ended', async () => {
    const { database } = await createDatabase(place);
    const host = await createHost(database);
    const old = '{"id":"old","words":"the agreement that was read"}';
    await new SqlTemplateStore(database).publish({ document: old, publishedBy: 'ana', reason: '' });
    host.source.answers.set('old', { status: 'ended', after: 'mx-contrato' });
    host.source.publish('mx-contrato', agreement, '1');
    await act(host.app, { ...registration, headers: { 'x-vitrina-page': 'mx-bienvenida  old es 4 1' } });
    await act(host.app, {
      ...registration,
      key: 'not opened',
      headers: { 'x-vitrina-page': 'mx-bienvenida  old es 4' },
    });
    const rows = await evidence(database);
    expect(
      rows
        .map(({ agreement_id: id, agreement_revision: revision, agreement_sha256: sha256 }) => [
          id,
          revision,
          sha256,
        ])
        .sort(),
    ).toEqual([
      ['mx-contrato', '1', sha256Of(agreement)],
      ['old', '1', sha256Of(old)],
    ]);
  });

  it('says what a loan was taken on, and which one it became', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost(database);
    lender.answer = answerJson({
      code: 0,
      message: '',
      data: { lendDetailsUrl: '/loanDetail?orderId=20260301&productId=p1' },
    });
    const push = {
      path: '/humorous/v3/loan-confirm/loan-detail-push',
      payload: { amount: '500000', periods: '91', productId: 'p1' },
      key: 'k',
    };
    await act(app, {
      ...push,
      query: '?sessionId=secret-session&language=1',
      headers: { 'x-vitrina-page': 'offer  %2FloanAgreement' },
    });
    const rows = await evidence(database);
    expect(rows).toMatchObject([
      {
        call: 'loan-detail-push',
        agreement_id: 'loan-agreement',
        language: 'en',
        order_no: '20260301',
        outcome: 'accepted',
        offer: '{"amount":"500000","periods":"91","productId":"p1"}',
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret-session');
    const kept = await database.selectFrom('agreement_texts').selectAll().executeTakeFirstOrThrow();
    expect(kept.sha256).toBe(rows[0]?.agreement_sha256);
    expect(kept.text).toContain('I have read the loan agreement');
    expect(kept.text).toContain('"annualInterestPercent": 18');
  });

  it('takes a number of a loan that no database takes as it is', async () => {
    const { database } = await createDatabase(place);
    const { app } = await createHost(database);
    lender.answer = answerJson({
      code: 0,
      message: '',
      data: { lendDetailsUrl: '/loanDetail?orderId=2026%000301' },
    });
    await act(app, {
      path: '/humorous/v3/loan-confirm/loan-detail-push',
      payload: { amount: '1' },
      key: 'k',
    });
    expect(await evidence(database)).toMatchObject([{ order_no: '20260301', outcome: 'accepted' }]);
  });
});

it.each([
  ['none', '', ''],
  ['the lender’s own', 'https%3A%2F%2Flender.example%2Fcontract', 'https://lender.example/contract'],
])('does not claim the contract of this build where the offer had another: %s', async (_name, place, id) => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost(database);
  const path = '/humorous/v3/loan-confirm/loan-detail-push';
  await act(app, {
    path,
    payload: { amount: '1', productId: 'p1' },
    key: 'k',
    headers: { 'x-vitrina-page': `offer  ${place}` },
  });
  expect(await evidence(database)).toMatchObject([
    { agreement_id: id, agreement_sha256: null, agreement_revision: '' },
  ]);
  expect(await database.selectFrom('agreement_texts').selectAll().execute()).toEqual([]);
});

it('says whether the page really links the agreement that the browser names', async () => {
  const { database } = await createDatabase('SQLite');
  const { app, source } = await createHost(database);
  source.publish('mx-bienvenida', '{"id":"mx-bienvenida","links":{"agreement":"mx-contrato"}}', '4');
  const kinder = {
    ...registration,
    key: 'kinder',
    headers: { 'x-vitrina-page': 'mx-bienvenida  a-kinder-one es 4' },
  };
  for (const call of [registration, kinder]) await act(app, call);
  expect(
    (await evidence(database))
      .map((row) => [row.agreement_id, row.linked_agreement_id, row.statement])
      .sort(),
  ).toEqual([
    ['a-kinder-one', 'mx-contrato', 'differs'],
    ['mx-contrato', 'mx-contrato', 'matches'],
  ]);
});

it('leaves nothing of a registration that was refused, and says so where the reply was lost', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost(database);
  lender.answer = answerJson({ code: 12, message: 'wrong code' });
  await act(app, registration);
  expect(await evidence(database)).toEqual([]);
  lender.answer = (_request, response) => response.destroy();
  await act(app, { ...registration, key: 'registration-2' });
  expect(await evidence(database)).toMatchObject([{ outcome: 'unknown' }]);
  lender.answer = answerJson({ code: 0 });
  await act(app, { ...registration, key: 'registration-2' });
  expect(await evidence(database)).toMatchObject([{ outcome: 'accepted' }]);
});

it('keeps what a try whose reply was lost may have done, when the next one is refused', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost(database);
  lender.answer = answerJson({ code: 0 }, 502);
  await act(app, registration);
  lender.answer = answerJson({ code: 15, message: 'registered already' });
  await act(app, registration);
  expect(await evidence(database)).toMatchObject([{ outcome: 'unknown', agreement_revision: '7' }]);
});

it('keeps the text without the blocks that were turned off', async () => {
  const { database } = await createDatabase('SQLite');
  const shown = '{"id":"mx-contrato","words":"less"}';
  const { app } = await createHost(database, (template) =>
    template.id === 'mx-contrato' ? { ...template, document: shown, sha256: sha256Of(shown) } : template,
  );
  await act(app, registration);
  expect(await evidence(database)).toMatchObject([
    { agreement_revision: '7', agreement_sha256: sha256Of(shown), page_sha256: sha256Of(landing) },
  ]);
  const texts = await database.selectFrom('agreement_texts').select('text').execute();
  expect(texts.map(({ text }) => text).sort()).toEqual([shown, landing].sort());
});

it('waits a moment only for templates that never come', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost(database);
  host.source.find = () => new Promise(() => undefined);
  expect((await act(host.app, registration)).json()).toMatchObject({ code: 0 });
  expect(await evidence(database)).toMatchObject([
    { page_id: 'mx-bienvenida', page_revision: '4', page_sha256: null, outcome: 'accepted' },
  ]);
});

it('never fails a registration where the database is down', async () => {
  const { database } = await createDatabase('SQLite');
  const host = await createHost(database);
  await database.destroy();
  expect((await act(host.app, registration)).json()).toMatchObject({ code: 0 });
  expect(host.log.map(({ msg }) => msg)).toContain('evidence of agreements waits for the database');
});
