import { readFileSync } from 'node:fs';
import path from 'node:path';
import { i18nextTranslate } from '../../texts/i18nextTranslate';
import type { TextTree } from '../../texts/presetTranslate';

const wordsOf = (locale: 'en' | 'es') => {
  const file = path.resolve(__dirname, `../../../locales/${locale}/editorEdit.json`);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return i18nextTranslate(locale, { editorEdit: texts as TextTree });
};

test.each([
  ['en', '1 error keeps it from being published', '2 errors keep it from being published', '1 warning'],
  ['es', '1 error impide publicar', '2 errores impiden publicar', '1 aviso'],
] as const)('what the checks found is counted in singular and plural: %s', (locale, one, two, warning) => {
  const translate = wordsOf(locale);
  expect(translate('editorEdit:check.errors', { count: 1 })).toBe(one);
  expect(translate('editorEdit:check.errors', { count: 2 })).toBe(two);
  expect(translate('editorEdit:check.warningCount', { count: 1 })).toBe(warning);
});
