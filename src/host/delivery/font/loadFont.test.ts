import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fontFiles } from '../../../../tests/support/fontFiles';
import subsetFont from 'subset-font';
import { demoBrand } from '../../../../tests/support/hostParts';
import { maxFontBytes } from './fontFile';
import { loadFont } from './loadFont';
import { neededCharacters } from './neededCharacters';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-font-'));
afterAll(() => rmSync(folder, { recursive: true }));

const configFile = path.join(folder, 'brand.json');
const fontFile = path.join(folder, 'own.woff2');

const brandWith = (font: string | undefined) => {
  const brand = demoBrand();
  return { ...brand, theme: { ...brand.theme, ...(font !== undefined && { font }) } };
};

/** The wide font with these letters and weights alone. */
const writeSubset = async (letters: string, wght: number | { min: number; max: number } = 400) =>
  writeFileSync(
    fontFile,
    await subsetFont(readFileSync(fontFiles.wide), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    }),
  );

const everyLetter = [...neededCharacters(1), ...neededCharacters(2)].join('');

const faultOf = async (prepare: () => void | Promise<void>): Promise<string> => {
  await prepare();
  const font = await loadFont(configFile, brandWith('own.woff2'));
  return font.ok ? '' : font.error.join('\n');
};

let warnings: string[] = [];
beforeEach(() => {
  warnings = [];
  jest.spyOn(process, 'emitWarning').mockImplementation((warning) => void warnings.push(String(warning)));
});
afterEach(() => jest.restoreAllMocks());

test('a font is known by its content', async () => {
  copyFileSync(fontFiles.wide, fontFile);
  const one = await loadFont(configFile, brandWith('own.woff2'));
  copyFileSync(fontFiles.arimo, fontFile);
  const other = await loadFont(configFile, brandWith('own.woff2'));
  if (!one.ok || !one.value || !other.ok || !other.value) throw new Error('no font');
  expect(one.value.name).toMatch(/^[\w-]{22}\.woff2$/);
  expect(one.value.name).not.toBe(other.value.name);
  expect(one.value.content).toEqual(readFileSync(fontFiles.wide));
  expect(one.value.style.faces).toContain(`/fonts/${one.value.name}`);
});

test('a brand without one has none', async () => {
  expect(await loadFont(configFile, brandWith(undefined))).toEqual({ ok: true, value: undefined });
});

test.each([
  ['missing', () => rmSync(fontFile, { force: true }), 'there is no such file'],
  ['no font', () => writeFileSync(fontFile, 'a letter to the lender'), 'this is no WOFF2 file; npm run font'],
  ['of another format', () => writeFileSync(fontFile, Buffer.from([0, 1, 0, 0])), 'this is no WOFF2 file'],
  [
    'too heavy',
    () => copyFileSync(fontFiles.heavy, fontFile),
    `it has 131548 bytes, and a page can spare ${maxFontBytes}`,
  ],
  [
    'cut off',
    () => {
      copyFileSync(fontFiles.wide, fontFile);
      truncateSync(fontFile, 20_000);
    },
    "it can't be used as a font",
  ],
  ['empty but for its mark', () => writeFileSync(fontFile, 'wOF2'), "it can't be used as a font"],
  [
    'without letters',
    () => writeSubset('0123456789$'),
    'it is no font for text: it has no abcdefghijklmnopqrstuvwxyz',
  ],
  [
    'of capitals alone',
    () => writeSubset('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$'),
    'it is no font for text: it has no abcdefghijklmnopqrstuvwxyz',
  ],
])('a file that is %s keeps the host from starting, and says why and where', async (_, prepare, reason) => {
  const fault = await faultOf(prepare);
  expect(fault).toContain(reason);
  expect(fault).toContain(`CONFIG_FILE ${configFile}: /theme/font: ${fontFile}:`);
});

test('letters that a font lacks are warned of: the rupee sign of an Indian brand, not of a Mexican one', async () => {
  copyFileSync(fontFiles.wide, fontFile);
  await loadFont(configFile, { ...brandWith('own.woff2'), languageType: 2 });
  expect(warnings).toEqual([]);
  await loadFont(configFile, { ...brandWith('own.woff2'), languageType: 1 });
  expect(warnings).toEqual([expect.stringContaining('it has no ₹; phones draw these')]);
});

test.each([
  [400, '400', 'its heaviest weight is 400, so browsers thicken it for what is bold'],
  [700, '700', 'its lightest weight is 700, so all text is bold'],
  [{ min: 400, max: 700 }, '400 700', undefined],
])(
  'a font of weight %j is declared as what it is, and warned of where it lacks one',
  async (wght, declared, warning) => {
    await writeSubset(everyLetter, wght);
    const font = await loadFont(configFile, { ...brandWith('own.woff2'), languageType: 2 });
    expect(font.ok && font.value?.style.faces).toContain(`.woff2) format("woff2");font-weight:${declared};`);
    expect(warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)]);
  },
);
