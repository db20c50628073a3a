import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { i18nextTranslate } from '../../../texts/i18nextTranslate';
import type { TextTree } from '../../../texts/presetTranslate';

const wordsOf = (locale: 'en' | 'es') => {
  const file = path.resolve(__dirname, `../../../../locales/${locale}/editorEdit.json`);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return i18nextTranslate(locale, { editorEdit: texts as TextTree });
};

test.each([
  [
    'en',
    ['1 error keeps it from being published', '2 errors keep it from being published'],
    ['1 error', '2 errors'],
    ['1 warning', '2 warnings'],
  ],
  [
    'es',
    ['1 error impide publicar', '2 errores impiden publicar'],
    ['1 error', '2 errores'],
    ['1 aviso', '2 avisos'],
  ],
] as const)(
  'what the checks found is counted in singular and plural: %s',
  (locale, kept, errors, warnings) => {
    const translate = wordsOf(locale);
    const said = (key: 'errors' | 'errorCount' | 'warningCount') =>
      [1, 2].map((count) => translate(`editorEdit:check.${key}`, { count }));
    expect(said('errors')).toEqual(kept);
    expect(said('errorCount')).toEqual(errors);
    expect(said('warningCount')).toEqual(warnings);
  },
);

test.each(['en', 'es'])(
  'no full stop follows a time, which ends with one of its own ("2:06 p.m."): %s',
  (locale) => {
    const folder = path.resolve(__dirname, `../../../../locales/${locale}`);
    const files = readdirSync(folder).filter((name) => name.startsWith('editor'));
    const doubled = files.flatMap(
      (name) => readFileSync(path.join(folder, name), 'utf8').match(/.*\{\{(?:time|at)\}\}\.".*/g) ?? [],
    );
    expect(doubled).toEqual([]);
  },
);
