import fc from 'fast-check';
import { locales } from '../../../kernel/locale';
import { languagesOf, textIn, withoutText, withText } from './textValue';

const locale = fc.constantFrom(...locales);
const text = fc.oneof(
  fc.string(),
  fc.dictionary(locale, fc.string(), { minKeys: 1 }).map((found) => ({ ...found })),
  fc.constant(undefined),
);

test('what is written in a language is what stands in it, and the others stay as they were', () => {
  fc.assert(
    fc.property(text, locale, locale, fc.string(), (value, own, language, written) => {
      const changed = withText(value, language, own, written);
      expect(textIn(changed, language, own)).toBe(written);
      for (const other of locales.filter((each) => each !== language)) {
        expect(textIn(changed, other, own)).toBe(textIn(value, other, own));
      }
    }),
  );
});

test('a text in one language stays a plain string until a second one is written', () => {
  expect(withText('Hola', 'es', 'es', 'Buenas')).toBe('Buenas');
  expect(withText('Hola', 'en', 'es', 'Hello')).toEqual({ es: 'Hola', en: 'Hello' });
  expect(withoutText({ es: 'Hola', en: 'Hello' }, 'en')).toEqual({ es: 'Hola' });
  expect(withoutText({ en: 'Hello' }, 'en')).toBeUndefined();
  expect(languagesOf({ zh: '你好', en: 'Hello' }, 'en')).toEqual(['en', 'zh']);
});
