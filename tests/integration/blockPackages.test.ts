import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fixtures } from '../../scripts/blocks/fixtureProgram';
import { loadFixtures } from '../../scripts/blocks/loadFixtures';

const root = path.resolve(__dirname, '../..');
const types = ['acme/priceTable', 'acme/storeFinder', 'acme/teamList'];

let folder: string;
let fixtures: Fixtures;

function runBlocks(...words: readonly string[]): void {
  const command = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/blocks.ts', ...words];
  execFileSync(process.execPath, command, { cwd: root });
}

/** The examples as they would be published, unpacked where nothing else is, and a package that was just made. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const packed = ['pack', path.join(root, 'examples/blocks'), '--pack-destination', folder, '--silent'];
  const name = execFileSync('npm', packed, { cwd: folder, encoding: 'utf8' }).trim();
  mkdirSync(path.join(folder, 'installed'));
  execFileSync('tar', ['-xzf', path.join(folder, name), '-C', path.join(folder, 'installed')]);
  const made = path.join(folder, 'teamList');
  runBlocks('new', 'acme/teamList', made);
  fixtures = await loadFixtures(`${path.join(folder, 'installed/package')},${made}`, root);
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(types)('%s is drawn in every language, and the checks find nothing', (type) => {
  for (const language of fixtures.languages) {
    const { html, faults, findings } = fixtures.draw(type, language);
    expect(faults).toEqual([]);
    expect(findings).toEqual([]);
    expect(html).toContain('id="block-fixture"');
    expect(html).not.toMatch(/ style=/);
  }
});

test('texts of a package are in the language of the page', () => {
  const { html } = fixtures.draw('acme/priceTable', 'es');
  expect(html).toContain('Cuánto cuesta un préstamo');
  expect(html).toContain('Recibes');
  expect(fixtures.draw('acme/priceTable', 'zh').html).toContain('到手金额');
});

test('types of the examples are those of their schemas', () => {
  const installed = path.join(folder, 'installed/package');
  const typesOf = (name: string) => readFileSync(path.join(installed, name, 'props.ts'), 'utf8');
  const before = ['priceTable', 'storeFinder'].map(typesOf);
  runBlocks('types', path.join(installed, 'priceTable'), path.join(installed, 'storeFinder'));
  expect(['priceTable', 'storeFinder'].map(typesOf)).toEqual(before);
});

const dataOf = (html: string): string => html.slice(html.indexOf('<script'));

test('a static block travels without its props, a live one with them and its texts', () => {
  const table = fixtures.draw('acme/priceTable', 'en').html;
  expect(table).toContain('$1,180');
  expect(dataOf(table)).not.toContain('$1,180');
  const finder = fixtures.draw('acme/storeFinder', 'en').html;
  expect(dataOf(finder)).toContain('Macroplaza');
  expect(dataOf(finder)).toContain('City, store or street');
});

test('its blocks say which version they were made for', () => {
  expect(fixtures.packaged['acme/storeFinder']).toMatchObject({ version: 1, isStatic: false });
  expect(dataOf(fixtures.draw('acme/storeFinder', 'en').html)).toContain('acme/storeFinder');
});
