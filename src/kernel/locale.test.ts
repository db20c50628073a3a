import { readableLocales } from './locale';

test('a page can be read in its own language and in those that visitors can ask for', () => {
  expect(readableLocales('es')).toEqual(['en', 'es']);
  expect(readableLocales('zh')).toEqual(['en', 'es', 'zh']);
  expect(readableLocales('es', ['hi'])).toEqual(['en', 'es', 'hi']);
  expect(readableLocales('hi')).toEqual(['en', 'es', 'hi']);
});
