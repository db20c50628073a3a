import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { borrowerLanguages } from '../generated/languages';
import { locales, type Locale } from '../kernel/locale';
import { i18nextTranslate } from './i18nextTranslate';
import { presetTranslate, type TextTree } from './presetTranslate';
import type { TextKey } from './textKey';

const folder = path.resolve(__dirname, '../../locales');
const namespaces = readdirSync(path.join(folder, 'en')).map((file) => path.basename(file, '.json'));

const treeOf = (locale: Locale, namespace: string): TextTree =>
  JSON.parse(readFileSync(path.join(folder, locale, `${namespace}.json`), 'utf8')) as TextTree;

const flatten = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([place]) => place).sort();

const templateFolder = path.resolve(folder, '../templates');
const templateFiles = readdirSync(templateFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

/** What people read: texts of every language, and what is shipped to be published. */
const written = [
  ...locales.flatMap((locale) =>
    readdirSync(path.join(folder, locale)).map((file) => path.join(folder, locale, file)),
  ),
  ...templateFiles.map((file) => path.join(templateFolder, file)),
];

const sourceFolder = path.resolve(folder, '../src');
const sources = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => path.join(sourceFolder, file));

it('writes percent as 36% where a screen puts the sign to a number', () => {
  // A value's end, the sign, and the end of the text: no remainder of a division.
  const other = /[\d})](?:[\s\u00a0]|\{'\s'\})%(?=[<`'"])/;
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['percent as 36%, in every language', /[\d}][\s\u00a0]%/],
  ['email, without a hyphen', /\be-mail\b/i],
])('writes %s', (_style, other) => {
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((file) => other.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** Words with a legal or an exact meaning, which others had been written for. */
it.each([
  // The CAT is another figure, with costs.
  ['es', 'editorFields', 'label.disclosure_maxApr', 'Tasa anual máxima'],
  ['es', 'blocks', 'disclosure.maxApr', 'Tasa de interés anual máxima'],
  ['es', 'blocks', 'disclosure.lender', 'Prestamista'],
  ['es', 'blocks', 'registration.agreement', 'contrato y el aviso de privacidad'],
  ['es', 'blocks', 'carousel.play', 'Reanudar'],
  // The box is ticked, not the contract.
  ['es', 'loan', 'confirm.notAgreed', 'Marca la casilla para continuar.'],
  ['es', 'loan', 'confirm.waiting.title', 'Estamos preparando tus {{amount}}'],
  ['es', 'loan', 'confirm.waiting.titleUnknown', 'Estamos preparando tu préstamo'],
  ['en', 'loan', 'confirm.bindsUnknown', expect.stringContaining('within {{days}} days')],
  ['es', 'borrower', 'orderStatus.finished', 'Liquidado'],
  ['en', 'borrower', 'orderStatus.finished', 'Repaid'],
  ['es', 'payway', 'cardFault', 'Todavía no eliges una tarjeta.'],
  ['es', 'common', 'failure.script', expect.stringMatching(/^No se pudo cargar esta página por completo\./)],
  ['es', 'editorStatistics', 'verdict', 'Valoración'],
] as const)('says in %s at %s:%s what it means', (locale, namespace, key, text) => {
  expect(Object.fromEntries(flatten(treeOf(locale, namespace)))[key]).toEqual(text);
});

it('speaks to editors in one Mexican Spanish', () => {
  const files = readdirSync(path.join(folder, 'es')).filter((file) => /^(editor|checks)/.test(file));
  const texts = files.flatMap((file) => flatten(treeOf('es', path.basename(file, '.json'))));
  expect(texts.length).toBeGreaterThan(500);
  expect(
    texts.filter(([, text]) =>
      /\bañad[aeio]|\bp[uú]ls[aeo]|\bclick|cliquea|\bclica|(?<!\bhaz )\bclic\b/i.test(text),
    ),
  ).toEqual([]);
});

const ofPromotionPages = ['blocks', 'browserFloor', 'common', 'preview', 'promotion'];
const ofBorrowers = ['borrower', 'complaint', 'keyFacts', 'loan', 'payway', 'repay', 'service'];
/** What a new block says; in a language without it, English. */
const samplesIn: readonly Locale[] = ['en', 'es', 'zh'];

/** What a language's row says that it speaks: the editor, the official site and the sandbox exist in two (contract §1). */
function localesOf(namespace: string): readonly Locale[] {
  if (namespace === 'blockSamples') return samplesIn;
  if (ofPromotionPages.includes(namespace)) return locales;
  return ofBorrowers.includes(namespace) ? borrowerLanguages : ['en', 'es'];
}

it.each(locales)('has a file for each namespace of %s, and no other', (locale) => {
  const expected = namespaces.filter((namespace) => localesOf(namespace).includes(locale));
  expect(readdirSync(path.join(folder, locale)).sort()).toEqual(
    expected.map((name) => `${name}.json`).sort(),
  );
});

describe.each(namespaces)('namespace %s', (namespace) => {
  const english = flatten(treeOf('en', namespace));
  const spoken = localesOf(namespace);

  it.each(spoken)('has every text and every place for a value in %s', (locale) => {
    const texts = flatten(treeOf(locale, namespace));
    expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(texts.map(([key, text]) => [key, placesOf(text)])).toEqual(
      english.map(([key, text]) => [key, placesOf(text)]),
    );
  });

  it.each(spoken)('reads the same from the first HTML as from i18next in %s', (locale) => {
    const texts = { [namespace]: treeOf(locale, namespace) };
    const preset = presetTranslate(texts);
    const full = i18nextTranslate(locale, texts);
    for (const [key, text] of english) {
      const values = Object.fromEntries(placesOf(text).map((place) => [place.slice(2, -2), '<7>']));
      const textKey = `${namespace}:${key}` as TextKey;
      expect(preset(textKey, values)).toBe(full(textKey, values));
    }
  });
});
