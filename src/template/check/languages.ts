import { type Locale, locales } from '../../kernel/locale';
import type { Subject } from './subject';

const translated = ({ texts }: Subject) => texts.filter(({ value }) => typeof value === 'object');

/** How many of a document's texts are given by language, and how many of those in each language. */
export function countLanguages(subject: Subject): {
  readonly all: number;
  readonly of: ReadonlyMap<Locale, number>;
} {
  const objects = translated(subject);
  const has = (language: Locale) =>
    objects.filter(({ value }) => typeof value === 'object' && value[language] !== undefined);
  return { all: objects.length, of: new Map(locales.map((language) => [language, has(language).length])) };
}

/**
 * The languages that a document offers: its own, and each that at least half of its translated texts have. The page
 * shows a language as soon as one text has it, so a rarer one is a stray.
 */
export function offeredLanguages(subject: Subject): readonly Locale[] {
  const { all, of } = countLanguages(subject);
  return locales.filter((language) => {
    const count = of.get(language) ?? 0;
    return language === subject.document.locale || (count > 0 && count * 2 >= all);
  });
}

/** Names of people are the same in every language. */
const holdsName = /\/items\/\d+\/name$/;

/** A text that needs no translation: a name, a number, a place for a word of the brand, a single word. */
export function isNeutral(text: string, path: string): boolean {
  const words = text
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/\p{L}{2,}/gu);
  return holdsName.test(path) || (words ?? []).length < 2;
}
