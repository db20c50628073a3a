import { htmlText } from '../html/htmlText';
import type { Rule } from '../rule';
import { found } from '../templateCheck';

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
