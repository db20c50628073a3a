import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '../generate/schemaFiles';
import { readJson } from './packageFiles';
import { PackageFault } from './packageFault';

export type FlatTexts = Readonly<Record<string, string>>;

/** Words of the editor for the fields of a block, as `locales/<language>/editorFields.json` has them. */
export interface FieldWords {
  readonly label: FlatTexts;
  readonly help: FlatTexts;
  readonly choice: FlatTexts;
}

function flat(value: unknown, file: string): FlatTexts {
  if (!isObject(value)) throw new PackageFault(file, 'has to be an object of texts');
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string' || !/^[A-Za-z]\w*$/.test(key))
      throw new PackageFault(file, `"${key}" has to be a text under a name of letters, digits and _`);
  }
  return value as FlatTexts;
}

/** Languages that a folder of a package has files for. */
const languagesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length));
  } catch {
    return [];
  }
};

/** What visitors read of a block besides its props, by language; English is the shape. */
export function visitorTexts(folder: string): Readonly<Record<string, FlatTexts>> {
  const place = path.join(folder, 'texts');
  const english = flat(readJson(path.join(place, 'en.json'), {}), path.join(place, 'en.json'));
  const others = languagesIn(place).map((language) => {
    const file = path.join(place, `${language}.json`);
    const texts = flat(readJson(file), file);
    const wrong = [...Object.keys(english), ...Object.keys(texts)].find(
      (key) => !Object.hasOwn(english, key) || !Object.hasOwn(texts, key),
    );
    if (wrong) throw new PackageFault(file, `has not the same texts as en.json: look at "${wrong}"`);
    return [language, texts] as const;
  });
  return Object.fromEntries([['en', english], ...others]);
}

/** What the editor calls the fields, by language. */
export function fieldWords(folder: string): Readonly<Record<string, FieldWords>> {
  const place = path.join(folder, 'fields');
  return Object.fromEntries(
    ['en', ...languagesIn(place)].map((language) => {
      const file = path.join(place, `${language}.json`);
      const words = readJson(file);
      if (!isObject(words)) throw new PackageFault(file, 'has to be an object with label, help and choice');
      const part = (name: string) => flat(words[name] ?? {}, file);
      return [language, { label: part('label'), help: part('help'), choice: part('choice') }];
    }),
  );
}
