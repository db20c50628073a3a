import {
  daysOfChange,
  type MarketPack,
  type MarketRuleOf,
  rulesHoldUntil,
  rulesInForce,
  screenRulesOf,
} from './marketRules';

const days = (value: number, inForceFrom: string, inForceUntil?: string): MarketRuleOf<'coolingOffDays'> => ({
  name: 'coolingOffDays',
  value,
  unit: 'days',
  source: 's',
  inForceFrom,
  ...(inForceUntil !== undefined && { inForceUntil }),
});
const pack: MarketPack = {
  market: 'in',
  rules: [
    days(3, '2024-10-01', '2025-05-07'),
    days(1, '2025-05-08', '2026-12-31'),
    { name: 'honestClaims', value: true, unit: 'yes or no', source: 's', inForceFrom: '2027-03-01' },
  ],
};
const coolingOffAt = (moment: string) => rulesInForce(pack, Date.parse(moment)).coolingOffDays?.value;

test.each([
  ['2024-09-30T18:29:59Z', undefined],
  // Midnight in India.
  ['2024-09-30T18:30:00Z', 3],
  ['2025-05-07T18:29:59Z', 3],
  ['2025-05-07T18:30:00Z', 1],
  ['2026-12-31T18:29:59Z', 1],
  ['2026-12-31T18:30:00Z', undefined],
])('at %s the version of that day on the market’s clocks holds: %s', (moment, value) => {
  expect(coolingOffAt(moment)).toBe(value);
});

test('a name that no rule has does not compile', () => {
  // @ts-expect-error -- misspelt
  expect(rulesInForce(pack, 0).colingOffDays).toBeUndefined();
});

test('says on which days rules change, and until when they stay as they are', () => {
  expect(daysOfChange(pack, '2025-05-07')).toEqual(['2025-05-08', '2027-01-01', '2027-03-01']);
  const until = rulesHoldUntil(pack, Date.parse('2026-11-23T12:00:00Z'));
  expect(until).toBe(Date.parse('2027-01-01T00:00:00+05:30'));
  expect(rulesHoldUntil(pack, Date.parse('2028-01-01'))).toBeUndefined();
});

test('screens get the value and unit of what they read, and nothing else', () => {
  expect(screenRulesOf(rulesInForce(pack, Date.parse('2026-01-01')))).toEqual({
    coolingOffDays: { value: 1, unit: 'days' },
  });
  expect(screenRulesOf(rulesInForce(pack, Date.parse('2028-01-01')))).toEqual({});
});
