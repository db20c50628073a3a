import { readable } from './loanPage';
import { readingEase, type Sentence, sentencesIn } from '../reading/readingEase';
import type { CountedLanguage } from '../reading/syllables';
import { perText } from '../perText';
import type { LendingRule, Words } from '../subject';
import { type Finding, found } from '../templateCheck';

/** Where a grade begins to mean something, and how much is said of it. docs/generated/checks.md quotes them. */
export const plainLanguageLimits = {
  /** Words of whole sentences in one language; of fewer the formulas say nothing. */
  leastWords: 100,
  /** The hardest sentences that are named. */
  sentences: 3,
} as const;

const maxShown = 90;
const languages: readonly CountedLanguage[] = ['en', 'es'];

const sentencesOf: Readonly<Record<CountedLanguage, (words: Words) => readonly Sentence[]>> = {
  en: perText((words) => sentencesIn(readable(words), 'en')),
  es: perText((words) => sentencesIn(readable(words), 'es')),
};

const shortened = (text: string): string =>
  text.length <= maxShown ? text : `${text.slice(0, maxShown - 1)}…`;

/** One language of a page: its grade, and the sentences that keep it low. */
function grade(texts: readonly Words[], language: CountedLanguage, least: number): Finding[] {
  const placed = texts.flatMap((words) =>
    sentencesOf[language](words).map((sentence) => ({ sentence, path: words.path })),
  );
  const sentences = placed.map(({ sentence }) => sentence);
  if (sentences.reduce((sum, { words }) => sum + words, 0) < plainLanguageLimits.leastWords) return [];
  const ease = readingEase(sentences, language);
  if (ease >= least) return [];
  return placed
    .map((each) => ({ ...each, own: readingEase([each.sentence], language) }))
    .sort((one, other) => one.own - other.own)
    .slice(0, plainLanguageLimits.sentences)
    .map(({ sentence: { text, words }, path }) =>
      found('hardToRead', path, {
        language,
        grade: Math.round(ease),
        least,
        words,
        sentence: shortened(text),
      }),
    );
}

/** How easily a page is read, by Flesch in English and by Fernández Huerta in Spanish. */
export const plainLanguage: LendingRule = ({ words }, { inForce }) => {
  const least = inForce.leastReadingEase?.value;
  if (least === undefined) return [];
  return languages.flatMap((language) =>
    grade(
      words.filter((each) => each.language === language && each.role !== 'alt'),
      language,
      least,
    ),
  );
};
