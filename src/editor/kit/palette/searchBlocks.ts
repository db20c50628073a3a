import { plainText } from '../data/plainText';

/** Something that can be looked for: what it is called, what it is for, and other words for it. */
export interface Searchable {
  readonly name: string;
  readonly purpose: string;
  readonly words: string;
}

const startsWord = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`);

/** How well one word fits, the least best; undefined: not at all. */
function rankOf({ name, purpose, words }: Searchable, word: string): number | undefined {
  if (plainText(name).startsWith(word)) return 0;
  if (startsWord(plainText(name), word)) return 1;
  if (startsWord(plainText(words), word)) return 2;
  if (startsWord(plainText(purpose), word)) return 3;
  return plainText(name).includes(word) ? 4 : undefined;
}

const wordsOf = (search: string): readonly string[] =>
  plainText(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What fits every word of a search, the best first and else in its order; everything where nothing is looked for. */
export function searchMatches<Entry extends Searchable>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const words = wordsOf(search);
  const ranked = entries.flatMap((entry) => {
    const ranks = words.map((word) => rankOf(entry, word));
    const isFit = (rank: number | undefined): rank is number => rank !== undefined;
    return ranks.every(isFit) ? [{ entry, rank: Math.max(0, ...ranks) }] : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** Whether anything is looked for at all. */
export const isSearch = (search: string): boolean => wordsOf(search).length > 0;
