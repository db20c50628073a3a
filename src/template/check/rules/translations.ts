import { countLanguages, isNeutral, offeredLanguages } from '../languages';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { htmlText } from '../html/htmlText';

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

export const translations: Rule = (subject, surroundings) =>
  [missingTranslations, untranslatedTexts, strayLanguages].flatMap((rule) => rule(subject, surroundings));

const isEmpty = (text: string): boolean => text.trim() === '';

/** Texts that say nothing. An empty alternative text is a choice: the picture only decorates. */
export const emptyTexts: Rule = ({ words, pictures }) => [
  ...words
    .filter(
      ({ text, role }) =>
        role !== 'alt' &&
        (isEmpty(text) || (role === 'html' && isEmpty(htmlText(text)) && !/<img/i.test(text))),
    )
    .map(({ path }) => found('emptyText', path)),
  ...pictures.flatMap(({ value: { alt }, path }) => {
    if (typeof alt !== 'object') return [];
    const texts = Object.values(alt).map(isEmpty);
    return texts.includes(true) && texts.includes(false)
      ? [found('altEmptyInOneLanguage', `${path}/alt`)]
      : [];
  }),
];
