import type { Kysely } from 'kysely';
import { expireEvidence } from '../../../src/host/calls/evidence/eraseEvidence';
import { verifyEvidence } from '../../../src/host/calls/evidence/verifyEvidence';
import { dayMs } from '../../../src/kernel/date';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import { evidenceRows } from '../../support/evidenceRows';
import { act, provideInterceptingHosts, type ActingCall } from '../../support/interceptingHost';
import { answerJson } from '../../support/lenderServer';

const createDatabase = provideDatabases();
const now = Date.parse('2026-03-01T12:00:00Z');
const { lender, createHost } = provideInterceptingHosts(() => now);
const tappedAt = now - 4_000;

const stating = (consent: string): Readonly<Record<string, string>> => ({
  'x-vitrina-page': `offer  %2FloanAgreement    ${encodeURIComponent(consent)}`,
});

const push = (consent: string | undefined, changes: Partial<ActingCall> = {}): ActingCall => ({
  path: '/humorous/v3/loan-confirm/loan-detail-push',
  payload: { amount: '500000', periods: '91', productId: 'p1' },
  key: 'k1',
  query: '?sessionId=ana&language=1',
  headers: consent === undefined ? {} : stating(consent),
  ...changes,
});
const tapped = `tapped ${tappedAt} p1`;

const inForceFrom = '2000-01-01';
const rules = {
  consent: { name: 'consent', value: 'asked', unit: 'choice', source: 'the test', inForceFrom },
  evidenceRetentionYears: {
    name: 'evidenceRetentionYears',
    value: 10,
    unit: 'years',
    source: 'the test',
    inForceFrom,
  },
} as const;

const asking = (database: Kysely<Database>) => createHost({ database, rules: () => rules });

let sent: string[];
beforeEach(() => {
  sent = [];
  const accept = answerJson({ code: 0, message: '', data: { lendDetailsUrl: '/loanDetail?orderId=9' } });
  lender.answer = (request, response) => {
    sent.push(JSON.stringify(request.headers));
    accept(request, response);
  };
});

describe.each(places)('on %s, where a market demands a tap', (place) => {
  it('takes a loan with one, keeps it, and the lender hears nothing of it', async () => {
    const { database } = await createDatabase(place);
    const { app } = await asking(database);
    expect((await act(app, push(tapped))).statusCode).toBe(200);
    expect(await evidenceRows(database)).toMatchObject([
      { act: 'tapped', act_at: tappedAt, shown_at: now, outcome: 'accepted', agreement_id: 'loan-agreement' },
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toMatch(/tapped|x-vitrina/i);
    expect(await database.transaction().execute(verifyEvidence)).toMatchObject({ fault: undefined });
  });

  it('one tap is for one loan: a second one with it is refused, a repeat of the first is not', async () => {
    const { database } = await createDatabase(place);
    const { app } = await asking(database);
    const first = await act(app, push(tapped));
    const repeat = await act(app, push(tapped));
    expect([repeat.statusCode, repeat.body]).toEqual([200, first.body]);
    expect((await act(app, push(tapped, { key: 'k2' }))).statusCode).toBe(403);
    expect(sent).toHaveLength(1);
    expect(await evidenceRows(database)).toHaveLength(1);
    // Two hosts at once, as a client that hurries would ask them.
    const other = await asking(database);
    const again = `tapped ${tappedAt + 1} p1`;
    const both = await Promise.all(
      [app, other.app].map((each, position) => act(each, push(again, { key: `h${position}` }))),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect(sent).toHaveLength(2);
  });

  it('a tap that led to nothing can be used once more', async () => {
    const { database } = await createDatabase(place);
    const { app } = await asking(database);
    lender.answer = answerJson({ code: 121, message: 'changed' });
    await act(app, push(tapped));
    expect(await evidenceRows(database)).toEqual([]);
    lender.answer = answerJson({ code: 0, message: '', data: {} });
    expect((await act(app, push(tapped, { key: 'k2' }))).json()).toMatchObject({ code: 0 });
  });
});

it('is kept until ten years after the end of its term where the market has ten, whatever the host would keep', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await asking(database);
  await act(app, push(tapped));
  await act(app, push(`tapped ${tappedAt} p2`, { key: 'k2', payload: { periods: 'many', productId: 'p2' } }));
  const { app: without } = await createHost({ database });
  await act(without, push('preset', { key: 'k3' }));
  const ends = ['2036-03-01T12:00:00Z', '2036-05-31T12:00:00Z'].map((end) => Date.parse(end));
  const keptUntil = async () =>
    (await evidenceRows(database)).map(({ kept_until }) => kept_until ?? 0).sort((one, other) => one - other);
  expect(await keptUntil()).toEqual([0, ...ends]);
  const aDayAfter = async (moment: number) =>
    expireEvidence({ database }, moment - 1_826 * dayMs, moment).then(keptUntil);
  expect(await aDayAfter(now + 1_827 * dayMs)).toEqual(ends);
  expect(await aDayAfter((ends[1] ?? 0) - 1)).toEqual(ends.slice(1));
  expect(await aDayAfter(ends[1] ?? 0)).toEqual([]);
  expect(await database.transaction().execute(verifyEvidence)).toMatchObject({ fault: undefined });
});

describe('a hostile or old page, where a market demands a tap', () => {
  it.each([
    ['says nothing', undefined],
    ['left the box as it stood', 'preset'],
    ['had no box', 'none'],
    ['took the tap of another loan', `tapped ${tappedAt} p2`],
    ['took a tap of no loan', `tapped ${tappedAt} `],
    ['leaves the time out', 'tapped  p1'],
    ['makes the time up', 'tapped yesterday p1'],
    ['sends a time that no column holds', `tapped ${'9'.repeat(30)} p1`],
    ['writes it another way', 'TAPPED 1 p1'],
  ])('is refused in words where it %s, and nothing is sent or kept', async (_, consent) => {
    const { database } = await createDatabase('SQLite');
    const { app } = await asking(database);
    const reply = await act(app, push(consent));
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { code: '403', message: expect.stringContaining('Tick the box yourself'), data: null },
    ]);
    expect(sent).toEqual([]);
    expect(await evidenceRows(database)).toEqual([]);
    // The same key is free for the person's own try.
    expect((await act(app, push(tapped))).statusCode).toBe(200);
  });

  it('the tap of another person is not theirs to use up', async () => {
    const { database } = await createDatabase('SQLite');
    const { app } = await asking(database);
    await act(app, push(tapped));
    const other = await act(app, push(tapped, { key: 'k2', query: '?sessionId=luis&language=2' }));
    expect(other.statusCode).toBe(200);
  });
});

it('where no market demands it, a loan is taken however it was agreed to, and what was said is kept', async () => {
  const { database } = await createDatabase('SQLite');
  const { app } = await createHost({ database });
  for (const [position, consent] of ['preset', 'none', undefined, tapped, tapped].entries())
    expect((await act(app, push(consent, { key: `k${position}` }))).statusCode).toBe(200);
  const acts = (await evidenceRows(database)).map((row) => [row.act, row.act_at]);
  expect(acts.sort()).toEqual(
    [
      ['none', null],
      ['preset', null],
      ['tapped', tappedAt],
      ['tapped', tappedAt],
      [null, null],
    ].sort(),
  );
});
