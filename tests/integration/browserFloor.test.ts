import { parse } from 'acorn';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorFloorScript, floorScript } from '../../src/host/delivery/render/floorNote';
import { scriptFaults, styleFaults } from '../support/browserFloor';
import { casesRun } from '../support/soak';

const folder = path.resolve(__dirname, '../../dist/browser');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
if (!existsSync(folder)) throw new Error('There is no dist/browser to look into: `npm run build` makes it.');
const files = readdirSync(folder);

/** Pages that everybody opens; the editor is for staff, has a floor of its own, and is looked at by none of these. */
const publicEntries = [
  'landing',
  'borrower',
  'site',
  'testPreview',
  'preHydration',
  'borrowerPreHydration',
  'statusPage',
];

/** Files that a public page starts with, or may ask for: its entry names them by their hashes. */
const entrySources = files
  .filter((name) => publicEntries.some((entry) => name.startsWith(`${entry}.`)) && name.endsWith('.js'))
  .map(read);
const isPublic = (name: string): boolean =>
  publicEntries.some((entry) => name.startsWith(`${entry}.`)) ||
  entrySources.some((source) => source.includes(name.split('.').at(-2) ?? name));
const filesOf = (ending: string): readonly string[] =>
  files.filter((name) => name.endsWith(ending) && isPublic(name));

/** Names of newer functions that the pages ask for before they use them, and what they do without. */
const askedFor: Readonly<Record<string, string>> = {
  requestIdleCallback: 'a timer',
  startViewTransition: 'the router moves without a transition',
};
/** What only looks better where it is known. */
const decorations = /:has\([^)]*:active\)/;

test('every script of the build can be read by the oldest browsers', () => {
  const scripts = filesOf('.js');
  expect(scripts.length).toBeGreaterThan(10);
  const faults = scripts.map((name) => ({ name, ...scriptFaults(read(name)) }));
  expect(faults.flatMap(({ name, syntax }) => syntax.map((each) => `${name}: ${each}`))).toEqual([]);
  expect(
    faults.flatMap(({ name, names }) =>
      [...names].filter((each) => !askedFor[each]).map((each) => `${each} in ${name}`),
    ),
  ).toEqual([]);
  casesRun('browser-floor', scripts.length, `${scripts.length} scripts`);
});

test('every style sheet of the build says what matters in words that the oldest browsers know', () => {
  const sheets = filesOf('.css');
  expect(sheets.length).toBeGreaterThan(3);
  expect(
    sheets.flatMap((name) =>
      styleFaults(read(name))
        .filter((fault) => !decorations.test(fault))
        .map((fault) => `${name}: ${fault}`),
    ),
  ).toEqual([]);
  casesRun('browser-floor', sheets.length, `${sheets.length} style sheets`);
});

test('no script of the editor is newer than its own floor', () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  for (const name of scripts) expect(() => parse(read(name), { ecmaVersion: 2022 })).not.toThrow();
  casesRun('browser-floor', scripts.length, `${scripts.length} scripts with the editor's`);
});

test('the check itself finds what is too new', () => {
  expect(scriptFaults('class A { static { this.a = 1; } }').syntax).toEqual(['static block']);
  expect(scriptFaults('/(?<=a)b/.test(x)').syntax).toHaveLength(1);
  expect(scriptFaults('a = b.findLast(c)').names).toEqual(new Set(['findLast']));
  expect(scriptFaults('await using a = b').syntax).toHaveLength(1);
  expect(styleFaults('a{height:100dvh}')).toHaveLength(1);
  expect(styleFaults('a{height:100vh;height:100dvh}')).toEqual([]);
  expect(styleFaults('a:has(b){color:red}@container (width>1px){a{color:red}}')).toHaveLength(2);
});

test('what tells old browsers so is written in words that they know', () => {
  for (const script of [floorScript, editorFloorScript])
    expect(() => parse(script, { ecmaVersion: 3 })).not.toThrow();
});
