import { type CountedLanguage, syllablesIn } from './syllables';

/** A whole sentence and what it is made of. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
  readonly syllables: number;
}

/**
 * How easily a text is read: about 0 (hardest) to 100 (easiest), 60 to 70 for what adults read without effort. From the
 * syllables of a word and the words of a sentence, on average:
 *
 * - English: Rudolf Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948).
 * - Spanish: José Fernández Huerta, "Medidas sencillas de lecturabilidad", Consigna 214 (1959), in the reading of Gwillim
 *   Law, "Error in the Fernandez Huerta Readability Formula" (2011): words for each sentence.
 */
const formulas: Readonly<Record<CountedLanguage, (syllables: number, words: number) => number>> = {
  en: (syllablesOfWord, wordsOfSentence) => 206.835 - 84.6 * syllablesOfWord - 1.015 * wordsOfSentence,
  es: (syllablesOfWord, wordsOfSentence) => 206.84 - 60 * syllablesOfWord - 1.02 * wordsOfSentence,
};

export function readingEase(sentences: readonly Sentence[], language: CountedLanguage): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const syllables = sentences.reduce((sum, sentence) => sum + sentence.syllables, 0);
  return formulas[language](syllables / words, words / sentences.length);
}

/** Shorter pieces are headings and labels, not sentences. */
const leastWords = 4;
const stop = /[.!?…]+|\n/gu;
const word = /\p{L}[\p{L}'’]*/gu;

/** Each ends with its full stop; one within a figure or an address ends none. */
function wholeSentences(text: string): readonly string[] {
  let start = 0;
  return [...text.matchAll(stop)].flatMap(({ 0: sign, index }) => {
    const end = index + sign.length;
    const isEnd = sign !== '\n' && /^\s?$/.test(text.charAt(end));
    if (sign === '.' && !isEnd) return [];
    const whole = text.slice(start, end);
    start = end;
    return isEnd ? [whole] : [];
  });
}

/** The whole sentences of a text, each with its full stop; figures and places to be filled count as no words. */
export function sentencesIn(text: string, language: CountedLanguage): readonly Sentence[] {
  const filled = text.replace(/\{\{[^{}]*\}\}/g, ' ').replace(/[ \t\u00a0]+/g, ' ');
  return wholeSentences(filled).flatMap((each): Sentence[] => {
    const words = each.toLowerCase().match(word) ?? [];
    if (words.length < leastWords) return [];
    const syllables = words.reduce((sum, one) => sum + syllablesIn(one.replaceAll('’', "'"), language), 0);
    return [{ text: each.trim(), words: words.length, syllables }];
  });
}
