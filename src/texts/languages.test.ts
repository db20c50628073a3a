import Ajv from 'ajv';
import rows from '../../locales/languages.json';
import schema from '../../schemas/languages.schema.json';
import { decodeBrand, unconfirmedLanguages } from '../codec/brand';
import { askedLocale, borrowerLanguageOf, languageTypeOf, locales, localesOf } from '../kernel/locale';
import { formatMoney } from '../kernel/money';

const theme = { background: '#000000', text: '#ffffff', accent: '#ff7a00' };
const faultsOf = (changes: object): readonly string[] => {
  const brand = decodeBrand({ appName: 'Presta', languageType: 1, theme, ...changes });
  return brand.ok ? [] : brand.error;
};

it('has a row for each language, as their schema says', () => {
  const check = new Ajv({ strict: false }).compile(schema);
  expect([check(rows), check.errors]).toEqual([true, null]);
  expect(rows.map(({ code }) => code)).toEqual(locales);
});

it('shows a language that is off to nobody, and one that is on to who asks for it by its name', () => {
  expect(askedLocale('hi', [])).toBeUndefined();
  expect(askedLocale('hi', ['hi'])).toBe('hi');
  expect(askedLocale('zh', ['hi'])).toBeUndefined();
  expect(borrowerLanguageOf('hi', { languageType: 1, languages: [] })).toBe('en');
  expect(borrowerLanguageOf('hi', { languageType: 1, languages: ['hi'] })).toBe('hi');
  expect(borrowerLanguageOf('2', { languageType: 1, languages: ['hi'] })).toBe('es');
  expect(localesOf([])).not.toContain('hi');
  expect(localesOf(['hi'])).toEqual(locales);
});

it('says the language type of the row, by which money is grouped', () => {
  expect(languageTypeOf('hi', 2)).toBe(1);
  expect(formatMoney(12_345_600, languageTypeOf('hi', 2))).toBe('₹1,23,456.00');
});

it('turns on what there is, of the brand’s market', () => {
  expect(faultsOf({ languages: ['hi'] })).toEqual([]);
  expect(faultsOf({ languages: ['xx'] })).toEqual([expect.stringContaining('/languages: "xx"')]);
  expect(faultsOf({ languages: ['es'] })).toEqual([expect.stringContaining('/languages: "es"')]);
  expect(faultsOf({ languageType: 2, languages: ['hi'] })).toEqual([
    '/languages: "hi" is for the market in, and languageType says mx',
  ]);
});

it('warns of texts that nobody has confirmed', () => {
  const unconfirmed = rows.filter(({ confirmedBy }) => confirmedBy === null).map(({ code }) => code);
  expect(unconfirmedLanguages({ languages: unconfirmed })).toEqual(unconfirmed);
  expect(unconfirmedLanguages({ languages: [] })).toEqual([]);
});
