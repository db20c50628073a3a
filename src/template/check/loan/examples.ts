import type { Rule } from '../rule';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';
import { marketOf, readable } from './loanPage';

const isExample = /^\/blocks\/.*\/props\/example(?:\/\w+)?$/;
/** Figures with cents, with a currency sign, or with a currency's name. */
const amount =
  /(?:[$₹¥]|\bRs\.?|\bMXN|\bINR)\s?\d[\d.,]*|\d[\d.,]*\s?(?:pesos|rupees|rupias|MXN|INR|元)|\d[\d,]*\.\d{2}(?!\d|\s?%)/gi;
const rate = /\d(?:[.,]\d+)?\s?[%％]/;
const term =
  /\d+\s?(?:days?|weeks?|months?|years?|d[ií]as?|semanas?|quincenas?|mes(?:es)?|años?|天|个月|個月|年)/i;

/** What a representative example must hold: the sum borrowed and the total repaid, the rate, the time. */
const pieces: readonly (readonly [RuleId, (text: string) => boolean])[] = [
  ['exampleWithoutTotal', (text) => (text.match(amount) ?? []).length >= 2],
  ['exampleWithoutRate', (text) => rate.test(text)],
  ['exampleWithoutTerm', (text) => term.test(text)],
];

/** Each language's representative example on its own. */
export const examples: Rule = (subject) => {
  if (marketOf(subject) === undefined) return [];
  return subject.words
    .filter(({ path, text }) => isExample.test(path) && text.trim() !== '')
    .flatMap((words) =>
      pieces
        .filter(([, isThere]) => !isThere(readable(words)))
        .map(([rule]) => found(rule, words.path, { language: words.language })),
    );
};
