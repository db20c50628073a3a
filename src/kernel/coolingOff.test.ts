import fc from 'fast-check';
import { runs } from '../../tests/support/soak';
import { annualisedRate, daysOfYear, effectiveAnnualRate } from './annualCost';
import { coolingOffCostOn, coolingOffOn, dayInMarketOf } from './coolingOff';

const india = 330;
const dayOf = (text: string): number | undefined => dayInMarketOf(text, 0);

describe('the day in the market that a date falls on', () => {
  it.each([
    ['2026-11-23', india, '2026-11-23'],
    ['2026-11-23 23:59:59', india, '2026-11-23'],
    // Midnight in India is half past six in the evening before in London.
    [Date.parse('2026-11-23T18:29:59.999Z'), india, '2026-11-23'],
    [Date.parse('2026-11-23T18:30:00Z'), india, '2026-11-24'],
    [Date.parse('2026-11-23T18:30:00Z') / 1000, india, '2026-11-24'],
    ['2026-11-23T18:29:59Z', india, '2026-11-23'],
    ['2026-11-23T18:30:00Z', india, '2026-11-24'],
    ['2026-11-24T00:00:00+05:30', india, '2026-11-24'],
    [Date.parse('2026-11-24T05:59:59Z'), -360, '2026-11-23'],
  ])('%j at %d minutes is %s', (date, offset, day) => {
    expect(dayInMarketOf(date, offset)).toBe(dayOf(day));
  });

  it.each(['', null, undefined, 'soon', '2026-02-30', '2026-02-30T10:00:00Z', '23/11/2026', 0])(
    '%j is none',
    (date) => {
      expect(dayInMarketOf(date, india)).toBeUndefined();
    },
  );
});

it('the last day is in the time in which a loan can be given back, and so is the first', () => {
  expect([99, 100, 101, 103, 104].map((day) => coolingOffOn(day, 100, 3))).toEqual([
    'before',
    'within',
    'within',
    'within',
    'over',
  ]);
});

const loan = { paidOut: 490_000, repaid: 527_628, paidOutOn: 100, dueOn: 191 };

it.each([
  [100, 490_000],
  // 37,628 over 91 days: 413.49 a day.
  [101, 490_413],
  [103, 491_240],
  [191, 527_628],
  [400, 527_628],
])('on day %d a loan of 4,900.00 costs %d', (day, cost) => {
  expect(coolingOffCostOn(day, loan)).toBe(cost);
});

it('half a unit is rounded up', () => {
  expect(coolingOffCostOn(1, { paidOut: 10, repaid: 11, paidOutOn: 0, dueOn: 2 })).toBe(11);
});

const loans = fc
  .record({
    paidOut: fc.integer({ min: 1, max: 1e12 }),
    charges: fc.integer({ min: 0, max: 1e12 }),
    paidOutOn: fc.integer({ min: 0, max: 50_000 }),
    term: fc.integer({ min: 1, max: 4_000 }),
  })
  .map(({ paidOut, charges, paidOutOn, term }) => ({
    paidOut,
    repaid: paidOut + charges,
    paidOutOn,
    dueOn: paidOutOn + term,
  }));

it('it costs no more than the whole loan, no less than what was paid out, and never less on a later day', () => {
  fc.assert(
    fc.property(loans, fc.nat(5_000), fc.nat(5_000), (terms, one, other) => {
      const [early, late] = [one, other]
        .sort((a, b) => a - b)
        .map((days) => coolingOffCostOn(terms.paidOutOn + days, terms) ?? Number.NaN);
      expect(early).toBeGreaterThanOrEqual(terms.paidOut);
      expect(late).toBeGreaterThanOrEqual(early ?? Number.NaN);
      expect(late).toBeLessThanOrEqual(terms.repaid);
      expect(Number.isSafeInteger(early)).toBe(true);
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it('it is what was paid out and its APR for the days that it was had', () => {
  const usual = fc.record({
    paidOut: fc.integer({ min: 10_000, max: 10_000_000 }),
    share: fc.double({ min: 0, max: 2, noNaN: true }),
    term: fc.integer({ min: 1, max: 365 }),
    had: fc.nat(14),
  });
  fc.assert(
    fc.property(usual, ({ paidOut, share, term, had }) => {
      const repaid = paidOut + Math.round(paidOut * share);
      const years = term / daysOfYear;
      const apr = annualisedRate(effectiveAnnualRate(paidOut, [{ amount: repaid, years }]), years);
      const days = Math.min(had, term);
      const expected = paidOut * (1 + (apr * days) / daysOfYear);
      const cost = coolingOffCostOn(had, { paidOut, repaid, paidOutOn: 0, dueOn: term }) ?? Number.NaN;
      expect(Math.abs(cost - expected)).toBeLessThan(0.51);
    }),
    { numRuns: runs(500, 20_000) },
  );
});

it.each([
  ['nothing paid out', { ...loan, paidOut: 0 }],
  ['less repaid than paid out', { ...loan, repaid: 489_999 }],
  ['due when it is paid out', { ...loan, dueOn: 100 }],
  ['half a unit', { ...loan, paidOut: 0.5 }],
  ['more than a number holds', { ...loan, repaid: 2 ** 60 }],
  ['no number', { ...loan, repaid: Number.NaN }],
  ['paid out later', { ...loan, paidOutOn: 102 }],
])('of a loan with %s nothing is computed', (_, terms) => {
  expect(coolingOffCostOn(101, terms)).toBeUndefined();
});
