import fc from 'fast-check';
import { runs } from '../../tests/support/soak';
import { allInSpan, differs, type AllInFigure, type LoanFlow } from './allInFigure';
import { dayNumber } from './date';

const day = (text: string): number => dayNumber(text) ?? Number.NaN;
const start = '2026-11-23';
const flow = (
  received: number,
  payments: readonly (readonly [string, number, (number | undefined)?])[],
): LoanFlow => ({
  received,
  paidOutOn: day(start),
  payments: payments.map(([due, amount, vat]) => ({ amount, vat, day: day(due) })),
});

/**
 * XIRR as spreadsheets define it: the rate at which all flows, each divided by (1 + rate) ^ (days since the first / 365),
 * add up to nothing. Found by halving a span of rates, from the definition alone. As a fraction.
 */
function xirr({ received, paidOutOn, payments }: LoanFlow): number {
  const flows = [
    { amount: -received, days: 0 },
    ...payments.map((payment) => ({ amount: payment.amount, days: payment.day - paidOutOn })),
  ];
  const worth = (rate: number): number =>
    flows.reduce((sum, { amount, days }) => sum + amount / (1 + rate) ** (days / 365), 0);
  let low = -0.999999;
  let high = 1;
  while (worth(high) > 0) high *= 2;
  for (let round = 0; round < 200; round += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const one = flow(490_000, [['2027-02-22', 522_438]]);
const several = flow(823_200, [
  ['2026-12-23', 218_100],
  ['2027-01-22', 218_100],
  ['2027-02-21', 218_100],
  ['2027-03-23', 218_100],
]);
const withCoupon = flow(
  823_200,
  several.payments.map(({ day: due }) => [new Date(due * 86_400_000).toISOString().slice(0, 10), 214_350]),
);

describe('three loans, as a spreadsheet computes them', () => {
  it.each([
    ['of one payment', one, 29.32, 26.55],
    ['of several', several, 32.87, 28.75],
    ['with a coupon', withCoupon, 22.01, 20.05],
  ])('%s', (_, loan, effective, nominal) => {
    const cat = allInSpan(loan, 'catWithoutVat', 0)!;
    expect(Math.abs(cat.low - effective)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(cat.low - xirr(loan) * 100)).toBeLessThanOrEqual(0.01);
    expect(Math.abs(allInSpan(loan, 'apr', 0)!.low - nominal)).toBeLessThanOrEqual(0.01);
  });
});

const plans = fc
  .record({
    received: fc.integer({ min: 10_000, max: 100_000_000 }),
    costShare: fc.double({ min: -0.05, max: 0.8, noNaN: true }),
    gaps: fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 36 }),
    firstGap: fc.integer({ min: 14, max: 90 }),
    weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 37, maxLength: 37 }),
  })
  .map(({ received, costShare, gaps, firstGap, weights }): LoanFlow => {
    const total = Math.round(received * (1 + costShare));
    const all = gaps.reduce((sum, _gap, position) => sum + weights[position]!, 0);
    let due = day(start) + firstGap;
    const payments = gaps.map((gap, position) => {
      due += position === 0 ? 0 : gap;
      return { amount: Math.round((total * weights[position]!) / all), vat: undefined, day: due };
    });
    return { received, paidOutOn: day(start), payments };
  });

test('every plan comes to the rate of a spreadsheet, to 0.01 points', () => {
  fc.assert(
    fc.property(plans, (loan) => {
      const rate = xirr(loan);
      const cat = allInSpan(loan, 'catWithoutVat', 0)!;
      expect(Math.abs(cat.low - rate * 100)).toBeLessThanOrEqual(0.01);
      expect(cat.high).toBe(cat.low);
      const { payments, paidOutOn } = loan;
      const periodYears = (payments.at(-1)!.day - paidOutOn) / 365 / payments.length;
      const nominal = (((1 + rate) ** periodYears - 1) / periodYears) * 100;
      expect(Math.abs(allInSpan(loan, 'apr', 16)!.low - nominal)).toBeLessThanOrEqual(0.01);
    }),
    { numRuns: runs(1_000, 50_000) },
  );
});

test('the order of the payments does not matter, and parts of one day are one', () => {
  const [first, ...rest] = several.payments;
  const halves = [first!, first!].map((payment) => ({ ...payment, amount: payment.amount / 2 }));
  for (const figure of ['apr', 'catWithoutVat'] satisfies AllInFigure[]) {
    const mixed = { ...several, payments: [...rest.reverse(), ...halves] };
    expect(allInSpan(mixed, figure, 0)!.low).toBeCloseTo(allInSpan(several, figure, 0)!.low, 9);
  }
});

describe('value added tax', () => {
  // The sandbox's loan of one payment: 16 % of 224.38 interest and of 100.00 commission are 51.90.
  const taxed = (vat?: number) => flow(490_000, [['2027-02-22', 527_628, vat]]);

  it('is left out of the CAT where the plan says it, and not of the APR', () => {
    expect(allInSpan(taxed(5_190), 'catWithoutVat', 16)).toEqual(allInSpan(one, 'catWithoutVat', 0));
    expect(allInSpan(taxed(5_190), 'apr', 16)!.low).toBeCloseTo((0.0767918 * 365 * 100) / 91, 3);
  });

  it('spans from all to none where the plan does not', () => {
    const { low, high } = allInSpan(taxed(), 'catWithoutVat', 16)!;
    expect(low).toBeCloseTo(allInSpan(taxed(5_190), 'catWithoutVat', 16)!.low, 2);
    expect(high).toBe(allInSpan(taxed(0), 'catWithoutVat', 16)!.low);
    expect(high).toBeGreaterThan(low + 4);
    expect(allInSpan(taxed(), 'catWithoutVat', 0)!.low).toBe(high);
  });
});

describe('what has no such figure', () => {
  it.each([
    ['nothing paid out', { ...one, received: 0 }],
    ['no plan', { ...one, payments: [] }],
    ['nothing to pay', flow(1000, [['2027-01-01', 0]])],
    ['one payment, due today', flow(1000, [[start, 1100]])],
    ['a payment before the money', flow(1000, [['2026-11-22', 1100]])],
    [
      'all of it given back on the same day, and more later',
      flow(1000, [
        [start, 1000],
        ['2027-01-01', 100],
      ]),
    ],
    [
      'a payment to the borrower',
      flow(1000, [
        ['2026-12-01', -100],
        ['2027-01-01', 1200],
      ]),
    ],
    ['more tax than there is payment', flow(1000, [['2027-01-01', 1200, 1300]])],
  ])('%s', (_, loan) => expect(allInSpan(loan, 'catWithoutVat', 16)).toBeUndefined());

  it('a part that is due today is no obstacle, nor is a loan that costs less than nothing', () => {
    const dueToday = flow(1000, [
      [start, 100],
      ['2027-11-23', 990],
    ]);
    expect(allInSpan(dueToday, 'catWithoutVat', 0)!.low).toBeCloseTo(10, 6);
    expect(allInSpan(flow(1000, [['2027-11-23', 900]]), 'apr', 0)!.low).toBeCloseTo(-10, 6);
  });
});

test.each([
  [29.3, false],
  [29.4, false],
  [29.2, false],
  [29.5, true],
  [0, true],
])('a stated %d differs from 29.3: %s', (stated, expected) =>
  expect(differs(stated, { low: 29.3, high: 29.3 }, 0.1)).toBe(expected),
);
