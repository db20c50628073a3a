import fc from 'fast-check';
import { blockTypes } from '../../../generated/blocks';
import englishFields from '../../../../locales/en/editorFields.json';
import spanishFields from '../../../../locales/es/editorFields.json';
import english from '../../../../locales/en/editorPalette.json';
import spanish from '../../../../locales/es/editorPalette.json';
import { searchMatches } from './searchBlocks';

const entriesIn = (fields: typeof englishFields, palette: typeof english) =>
  blockTypes.map((type) => ({
    type,
    name: fields.block[type],
    purpose: palette.purpose[type],
    words: palette.words[type],
  }));

const inEnglish = entriesIn(englishFields, english);
const inSpanish = entriesIn(spanishFields, spanish);

const found = (entries: typeof inEnglish, search: string) =>
  searchMatches(entries, search).map(({ type }) => type);

test.each([
  ['hero', 'hero'],
  ['carousel', 'banner'],
  ['testimonials', 'reviews'],
  ['how it works', 'steps'],
  ['APR', 'disclosure'],
  ['phone number', 'registration'],
  ['questions', 'faq'],
  ['formatted', 'richText'],
  ['formatted text', 'richText'],
])('English: %s', (search, type) => {
  expect(found(inEnglish, search)).toContain(type);
});

test.each([
  ['formato', 'richText'],
  ['texto con formato', 'richText'],
  ['calculadora', 'calculator'],
  ['reseñas', 'reviews'],
  ['RESENAS', 'reviews'],
  ['cuenta regresiva', 'countdown'],
  ['imagenes', 'banner'],
  ['dudas', 'faq'],
])('Spanish: %s', (search, type) => {
  expect(found(inSpanish, search)).toContain(type);
});

test('what is called so comes before what is only for it', () => {
  expect(found(inEnglish, 'pict')[0]).toBe('image');
  expect(found(inEnglish, 'questions')[0]).toBe('faq');
});

test('nothing looked for finds everything, in its order; nonsense finds nothing', () => {
  expect(found(inEnglish, '  ')).toEqual([...blockTypes]);
  expect(found(inEnglish, 'xyzzy')).toEqual([]);
  expect(found(inEnglish, 'hero xyzzy')).toEqual([]);
});

test('every block is found by its own name, with and without accents', () => {
  for (const entry of [...inEnglish, ...inSpanish]) {
    expect(found(inEnglish.includes(entry) ? inEnglish : inSpanish, entry.name)[0]).toBe(entry.type);
  }
});

test('whatever is typed, what is found is a part of what there is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (search) => {
      const types = found(inSpanish, search);
      expect(new Set(types).size).toBe(types.length);
      expect(types.every((type) => blockTypes.includes(type))).toBe(true);
    }),
  );
});
