import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleTable } from '../../src/template/check/ruleTable';
import { shippedRules } from '../../src/template/check/testing/shippedRules';

const root = path.resolve(__dirname, '../..');
const document = readFileSync(path.join(root, 'docs/counsel/compliance.md'), 'utf8');
const chapter = (title: string): string => document.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].flatMap(([, word]) => word ?? []);
const rowsOf = (title: string) =>
  chapter(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
const namesIn = (title: string) => rowsOf(title).flatMap((row) => quoted(row.split(' | ')[0] ?? ''));

test.each([
  ['mx', 'Mexico'],
  ['in', 'India'],
] as const)('docs/counsel/compliance.md names each rule of rules/%s.json', (market, title) => {
  const named = new Set([...namesIn('Both markets'), ...namesIn(title)]);
  const missing = shippedRules[market].rules.map(({ name }) => name).filter((name) => !named.has(name));
  expect(missing).toEqual([]);
  const shipped = new Set<string>(shippedRules[market].rules.map(({ name }) => name));
  expect(namesIn(title).filter((name) => !shipped.has(name))).toEqual([]);
});

test('it names each check of lending, beside a rule that asks for it', () => {
  const loan = Object.entries(ruleTable).filter(([, { group }]) => group === 'loan');
  const rows = ['Both markets', 'Mexico', 'India'].flatMap(rowsOf);
  const unnamed = loan.filter(
    ([check, { marketRule = '' }]) =>
      check !== 'aprAboveMarket' &&
      !rows.some((row) => quoted(row).includes(check) && quoted(row).includes(marketRule)),
  );
  expect(unnamed.map(([check]) => check)).toEqual([]);
});
