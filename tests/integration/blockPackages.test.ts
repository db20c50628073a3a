import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fixtures } from '../../scripts/blocks/fixtureProgram';
import { loadFixtures } from '../../scripts/blocks/loadFixtures';

const root = path.resolve(__dirname, '../..');
const types = ['acme/priceTable', 'acme/storeFinder', 'acme/teamList'];

let folder: string;
let fixtures: Fixtures;

const scriptCommand = (script: string, words: readonly string[]): readonly string[] => [
  path.join(root, 'node_modules/tsx/dist/cli.mjs'),
  `scripts/${script}.ts`,
  ...words,
];

/** As npm runs it with `--prefix`, called from the folder. */
const runBlocks = (...words: readonly string[]): string =>
  execFileSync(process.execPath, scriptCommand('blocks', words), {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });

/** The examples as they would be published, unpacked where nothing else is, and a package that was just made. */
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));
  const packed = ['pack', path.join(root, 'examples/blocks'), '--pack-destination', folder, '--silent'];
  const name = execFileSync('npm', packed, { cwd: folder, encoding: 'utf8' }).trim();
  mkdirSync(path.join(folder, 'installed'));
  execFileSync('tar', ['-xzf', path.join(folder, name), '-C', path.join(folder, 'installed')]);
  const made = path.join(folder, 'acme-blocks/teamList');
  expect(runBlocks('new', 'acme/teamList')).toContain(`Made acme/teamList in ${made}\n`);
  fixtures = await loadFixtures(`${path.join(folder, 'installed/package')},${path.dirname(made)}`, root);
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

test.each([
  ['blocks', ['test', './broken']],
  ['build', []],
])('a package that is refused ends `%s` with the file, the line and what to do', (script, words) => {
  const broken = path.join(folder, 'broken');
  cpSync(path.join(folder, 'acme-blocks/teamList'), broken, { recursive: true });
  const styles = path.join(broken, 'View.module.css');
  writeFileSync(styles, '.list { margin: 0; }\nbody { margin: 0; }\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, scriptCommand(script, words), {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, BLOCKS: broken },
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    `Refused: ${styles}:2: "body" styles what is outside the block too. Put a class of this file into each selector, outside of :is(), :not() and the like: .name body\n` +
      'Nothing was made. Mend that, or leave the package out, and try again.\n',
  );
  expect([status, stdout]).toEqual([1, '']);
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
