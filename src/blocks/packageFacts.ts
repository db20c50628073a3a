import { type Locale, locales } from '../kernel/locale';
import { isRecord } from '../kernel/record';
import { changeProps } from '../template/changeProps';

/** What a new block of a package starts with; the build has held the fixture to the package's schema. */
interface PackageFacts {
  readonly group: string;
  readonly initialProps: (page: { readonly languages: readonly Locale[] }) => object;
}

/** A text in the languages of a page alone, in English where it is in none of them. */
function textIn(text: unknown, languages: readonly Locale[]): unknown {
  if (!isRecord(text)) return text;
  const inOne = (language: Locale): unknown =>
    text[language] ?? text.en ?? text[locales.find((each) => text[each] !== undefined) ?? 'en'];
  const [only] = languages;
  if (languages.length === 1 && only) return inOne(only);
  return Object.fromEntries(languages.map((language) => [language, inOne(language)]));
}

/** Of a block from a package, whose `block.json` says what the folder of our own says in `facts.ts`. */
export const packageFacts = (type: string, group: string, fixture: object): PackageFacts => ({
  group,
  initialProps: ({ languages }) =>
    changeProps(type, fixture, {
      text: (text) => textIn(text, languages),
      html: (html) => textIn(html, languages),
      image: (image) => (isRecord(image) ? { ...image, alt: textIn(image.alt, languages) } : image),
    }),
});
