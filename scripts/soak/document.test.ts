import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableOf, writeTable, type Proof } from './document';
import { promises } from './promises';

const [promise] = promises;
const kept: Proof = { promise, result: { passed: 3, failed: 0, seconds: 61.4 }, evidence: [] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-soak-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lastRow = (proof: Proof) => tableOf([proof], '').split('\n').at(-1);

it('counts the tests of a file that counted no cases itself', () => {
  expect(lastRow(kept)).toMatch(/\| 3 \| kept \| 61 s \|/);
});

it('adds up the cases that were counted, and tells the figures', () => {
  const evidence = [
    { promise: promise.id, cases: 9_000 },
    { promise: promise.id, cases: 1_000, detail: 'p99 12 ms' },
  ];
  expect(lastRow({ ...kept, evidence })).toMatch(/\| 10,000 \| kept \| 61 s \| p99 12 ms \|/);
});

it.each([
  ['did not run', undefined],
  ['1 failed', { passed: 9, failed: 1, seconds: 1 }],
])('says %s, and not that it was kept', (verdict, result) => {
  expect(lastRow({ promise, result, evidence: [] })).toContain(`| ${verdict} |`);
});

it('keeps what people wrote below the table', () => {
  const file = path.join(folder, 'reliability.md');
  writeTable(file, [kept]);
  const written = readFileSync(file, 'utf8');
  writeFileSync(file, `${written}What could not be reached.\n`);
  writeTable(file, [kept]);
  expect(readFileSync(file, 'utf8')).toBe(`${written}What could not be reached.\n`);
});

it('keeps the row of a promise that was not run this time', () => {
  const before = tableOf([kept], '');
  expect(tableOf([], before)).toBe(before);
});

it('names a file or folder that is there for each promise, and no promise twice', () => {
  expect(new Set(promises.map(({ id }) => id)).size).toBe(promises.length);
  for (const { test } of promises)
    expect([test, existsSync(path.resolve(__dirname, '../..', test))]).toEqual([test, true]);
});
