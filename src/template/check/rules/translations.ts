import { type Locale, locales } from '../../../kernel/locale';
import { blocksOfType } from '../checkBlock';
import { htmlText } from '../html/htmlText';
import type { Rule, Subject } from '../subject';
import { type Finding, found } from '../templateCheck';

/** A text by language that lacks one which the page offers: visitors then read another language in its place. */
const missingTranslations: Rule = (subject) => {
  const offered = offeredLanguages(subject);
  return subject.texts.flatMap(({ value, path }) => {
    if (typeof value === 'string') return [];
    const missing = offered.filter((language) => value[language] === undefined);
    return missing.map((language) => found('missingTranslation', path, { language }));
  });
};

/** One string for all languages where others are given by language. */
const untranslatedTexts: Rule = (subject) => {
  const offered = offeredLanguages(subject);
  if (offered.length < 2) return [];
  return subject.texts.flatMap(({ value, path }) =>
    typeof value === 'string' && !isNeutral(value, path)
      ? [found('oneLanguageText', path, { language: subject.document.locale })]
      : [],
  );
};

/** A language that only a few texts have: one text in it is enough for the page to be shown in it. */
const strayLanguages: Rule = (subject) => {
  const { all, of } = countLanguages(subject);
  const offered = offeredLanguages(subject);
  return [...of].flatMap(([language, count]): Finding[] => {
    if (count === 0 || offered.includes(language)) return [];
    const first = subject.texts.find(
      ({ value }) => typeof value === 'object' && value[language] !== undefined,
    );
    return [found('strayLanguage', first?.path ?? '', { language, count, all })];
  });
};

export const translations: Rule = (subject, context) =>
  [missingTranslations, untranslatedTexts, strayLanguages].flatMap((rule) => rule(subject, context));

const isEmpty = (text: string): boolean => text.trim() === '';

/** Texts that say nothing. An empty alternative text is a choice: the picture only decorates. */
export const emptyTexts: Rule = ({ blocks, words, pictures }) => {
  const titles = blocksOfType(blocks, 'hero').map(({ path }) => `${path}/props/title`);
  const isTitle = (path: string): boolean =>
    titles.some((title) => path === title || path.startsWith(`${title}/`));
  return [
    ...words
      .filter(
        ({ text, role }) =>
          role !== 'alt' &&
          (isEmpty(text) || (role === 'html' && isEmpty(htmlText(text)) && !/<img/i.test(text))),
      )
      .map(({ path }) => found(isTitle(path) ? 'heroTitleEmpty' : 'emptyText', path)),
    ...pictures.flatMap(({ value: { alt }, path }) => {
      if (typeof alt !== 'object') return [];
      const texts = Object.values(alt).map(isEmpty);
      return texts.includes(true) && texts.includes(false)
        ? [found('altEmptyInOneLanguage', `${path}/alt`)]
        : [];
    }),
  ];
};

const translated = ({ texts }: Subject) => texts.filter(({ value }) => typeof value === 'object');

/** How many of a document's texts are given by language, and how many of those in each language. */
function countLanguages(subject: Subject): {
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
