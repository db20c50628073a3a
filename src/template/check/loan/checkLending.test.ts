import type { MarketRule } from '../../../kernel/marketRules';
import { checkTemplate } from '../checkTemplate';
import { block, page } from '../testing/checked';
import { withRules } from '../testing/shippedRules';

const today = '2026-11-23';
const example = 'Borrow $10,000.00 for 182 days at 18% a year: you repay $10,897.53 in all.';
const terms = (minTermDays: number) =>
  JSON.stringify(
    page([block('disclosure', { minTermDays, maxTermDays: 365, maxApr: 40, example })], { market: 'mx' }),
  );

type Change = (rule: MarketRule) => readonly MarketRule[];

/** Findings of one rule, after its entry among the shipped ones was changed. */
const findings = (text: string, name: MarketRule['name'], rule: string, change: Change) =>
  checkTemplate(text, {
    now: Date.parse(`${today}T12:00:00Z`),
    marketRules: withRules('mx', (rules) =>
      rules.flatMap((each) => (each.name === name ? change(each) : [each])),
    ),
  }).filter((finding) => finding.rule === rule);

const shortest = (text: string, change: Change) =>
  findings(text, 'shortestAdvertisedTermDays', 'termTooShort', change);

test('a rule in force judges by its value', () => {
  expect(shortest(terms(60), (rule) => [rule])).toMatchObject([
    { severity: 'error', parameters: { least: 61 } },
  ]);
  expect(shortest(terms(61), (rule) => [rule])).toEqual([]);
  const longer: Change = (rule) => [{ ...rule, value: 91 } as MarketRule];
  expect(shortest(terms(61), longer)).toMatchObject([{ severity: 'error', parameters: { least: 91 } }]);
});

test('a rule that is not in force yet warns, and says from when', () => {
  const [found, ...others] = shortest(terms(60), (rule) => [{ ...rule, inForceFrom: '2027-01-01' }]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ severity: 'warning', standing: { state: 'coming', day: '2027-01-01' } });
  expect(found?.message).toMatch(/at least 61 days\. This rule holds from 2027-01-01 on\.$/);
});

test('a new version of a rule warns of what today’s lets pass', () => {
  const change: Change = (rule) => [
    { ...rule, inForceUntil: '2026-12-31' },
    { ...rule, value: 91, inForceFrom: '2027-01-01' } as MarketRule,
  ];
  expect(shortest(terms(75), change)).toMatchObject([
    { severity: 'warning', parameters: { least: 91 }, standing: { state: 'coming', day: '2027-01-01' } },
  ]);
  expect(shortest(terms(60), change)).toMatchObject([{ severity: 'error', parameters: { least: 61 } }]);
  expect(shortest(terms(91), change)).toEqual([]);
});

test('a rule that is out of force warns, and says until when it held; its newer version stands for it', () => {
  const ended: Change = (rule) => [{ ...rule, inForceUntil: '2026-06-30' }];
  const [found] = shortest(terms(60), ended);
  expect(found).toMatchObject({ severity: 'warning', standing: { state: 'ended', day: '2026-06-30' } });
  expect(found?.message).toMatch(/This rule held until 2026-06-30\.$/);
  const eased: Change = (rule) => [
    { ...rule, inForceUntil: '2026-06-30' },
    { ...rule, value: 30, inForceFrom: '2026-07-01' } as MarketRule,
  ];
  expect(shortest(terms(60), eased)).toEqual([]);
});

test('what a market asks nothing about is not looked for', () => {
  const cat = (change: Change) => findings(terms(91), 'catShown', 'catMissing', change);
  expect(cat((rule) => [rule])).toHaveLength(1);
  expect(cat(() => [])).toEqual([]);
  expect(cat((rule) => [{ ...rule, value: false } as MarketRule])).toEqual([]);
});

test('a highest APR is held where a market has one', () => {
  const capped = checkTemplate(terms(91), {
    marketRules: withRules('mx', (rules) => [
      ...rules,
      {
        name: 'highestAdvertisedAprPercent',
        value: 36,
        unit: 'percent a year',
        source: 'counsel',
        inForceFrom: '2026-01-01',
      },
    ]),
  });
  expect(capped.map(({ rule }) => rule)).toContain('aprAboveMarket');
  expect(checkTemplate(terms(91)).map(({ rule }) => rule)).not.toContain('aprAboveMarket');
});
