import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleTable, rulesNotRun } from './ruleTable';
import { shippedRules } from './testing/shippedRules';

const tests = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== path.basename(__filename))
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n');

test('every rule has a test that names it', () => {
  const rules = Object.keys(ruleTable);
  expect(rules.filter((rule) => !new RegExp(`\\b${rule}\\b`).test(tests))).toEqual([]);
});

test('every rule about lending is asked for by a shipped market, but for a highest APR, which none has', () => {
  const loan = Object.values(ruleTable).filter(({ group }) => group === 'loan');
  const shipped = new Set(Object.values(shippedRules).flatMap(({ rules }) => rules.map(({ name }) => name)));
  expect(loan.length).toBeGreaterThan(20);
  expect(
    loan.flatMap(({ marketRule }) => (marketRule && shipped.has(marketRule) ? [] : [marketRule])),
  ).toEqual(['highestAdvertisedAprPercent']);
});

test('rules that lack what they need are named', () => {
  expect(rulesNotRun({})).toEqual(
    expect.arrayContaining([
      'tapTargetSmall',
      'catMissing',
      'countdownOver',
      'unpublishedTemplate',
      'pageTooSlow',
    ]),
  );
  expect(rulesNotRun({ now: 0, isPublished: () => true, pictureBytes: () => 0 })).not.toContain(
    'countdownOver',
  );
});
