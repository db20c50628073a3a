import { marketFacts, type LoanMarket } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import { htmlText } from '../html/htmlText';
import { perText } from '../perText';
import type { Subject, Words } from '../subject';

/** The market whose lending rules apply; undefined: none. */
export const marketOf = ({ document: { market } }: Subject): LoanMarket | undefined =>
  marketFacts(market)?.market;

/** What a visitor can do about a loan here: register, try amounts, read terms. Download pages come after that. */
export function offersLoan(subject: Subject): boolean {
  const { kind } = subject.document;
  const types = ['registration', 'calculator', 'disclosure'] as const;
  const offers = types.some((type) => blocksOfType(subject.blocks, type).length > 0);
  return marketOf(subject) !== undefined && (offers || (kind === 'landing' && subject.blocks.length > 0));
}

/** Whether visitors leave personal data here. */
export const takesData = ({ blocks }: Subject): boolean =>
  blocksOfType(blocks, 'registration').length > 0 || blocksOfType(blocks, 'dataGroup').length > 0;

const withoutTags = perText(({ text }) => htmlText(text));

/** What a visitor reads: formatted text without its tags, paragraphs as lines. */
export const readable = (words: Words): string => (words.role === 'html' ? withoutTags(words) : words.text);

/** Whether the page says something anywhere, in any language. */
export const says = ({ words }: Subject, pattern: RegExp): boolean =>
  words.some((each) => pattern.test(readable(each)));

const example = /^\/blocks\/.*\/props\/example(?:\/\w+)?$/;

/** Whether a JSON Pointer leads to a representative example, or to one of its languages. */
export const isExample = (path: string): boolean => example.test(path);

/** Each language's representative example on its own; what is empty is not judged. */
export const examplesOf = ({ words }: Subject): readonly Words[] =>
  words.filter(({ path, text }) => isExample(path) && text.trim() !== '');
