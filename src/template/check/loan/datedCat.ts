import type { Rule, Words } from '../subject';
import { found } from '../templateCheck';
import { readable } from './loanPage';

const cat = /\bC\.?A\.?T\.?(?!\p{L})[^.%]{0,60}?\d+(?:[.,]\d+)?\s?%/u;

/** A word of reckoning, and a whole date soon after it: "calculado el 3 de noviembre de 2026". */
const dayOfReckoning =
  /(?:c[aá]lcul\p{L}*|calculated|as of|vigente|vigencia|计算)[^.]{0,40}?(?:\d{1,2}\s(?:de\s)?\p{L}{3,}\.?\s(?:de[l]?\s)?\d{4}|\p{L}{3,}\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}|\d{4}年\d{1,2}月\d{1,2}日)/iu;

const textOf = (words: Words): string => readable(words).replace(/\u00a0/g, ' ');

/** A CAT whose day of calculation stands nowhere on the page in the same language. */
export const datedCat: Rule = (subject) => {
  const stated = subject.words.filter((words) => cat.test(textOf(words)));
  const languages = new Set(stated.map(({ language }) => language));
  return [...languages].flatMap((language) => {
    const own = subject.words.filter((words) => words.language === language);
    const [first] = stated.filter((words) => words.language === language);
    return first === undefined || own.some((words) => dayOfReckoning.test(textOf(words)))
      ? []
      : [found('catUndated', first.path, { language })];
  });
};
