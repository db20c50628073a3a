import type { Image } from '../../../generated/template';
import type { Locale } from '../../../kernel/locale';

/** What is looked for in the words of a page, or in where its links lead. */
export interface WordReplacement {
  /** `text`: what visitors read; `address`: links, telephones and videos. */
  readonly kind: 'text' | 'address';
  /** Never empty. */
  readonly find: string;
  readonly replaceBy: string;
  /** Texts of this language alone; undefined: of all. */
  readonly language?: Locale | undefined;
  readonly matchesCase: boolean;
  /** Not within a longer word or number; of texts alone. */
  readonly wholeWords: boolean;
}

/** One picture in the place of another. */
export interface PictureReplacement {
  readonly kind: 'picture';
  /** Address of any file of the picture that is looked for. */
  readonly find: string;
  readonly picture: Image;
}

export type Replacement = WordReplacement | PictureReplacement;

/** A piece of a text, `end` not counted. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Names between double braces are written as a whole or not at all. */
const brandPlaces = /\{\{\s*[A-Za-z.]+\s*\}\}/g;
const wordSign = String.raw`[\p{L}\p{N}\p{M}_]`;
const beginsWord = new RegExp(`^${wordSign}`, 'u');
const endsWord = new RegExp(`${wordSign}$`, 'u');

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

/** A blank that keeps a line together is looked for like any other. */
function patternOf({ kind, find, matchesCase, wholeWords }: WordReplacement): RegExp {
  const written = find
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/[ \u00a0]/g, '[ \u00a0]');
  const isWhole = wholeWords && kind === 'text';
  const before = isWhole && beginsWord.test(find) ? `(?<!${wordSign})` : '';
  const after = isWhole && endsWord.test(find) ? `(?!${wordSign})` : '';
  return new RegExp(before + written + after, matchesCase ? 'gu' : 'giu');
}

const cuts = (place: Span, { start, end }: Span): boolean =>
  start < place.end && end > place.start && !(start <= place.start && end >= place.end);

/** Reads a text for what is looked for; made once for many texts. */
export function matcherOf(replacement: WordReplacement): (text: string) => readonly Span[] {
  const pattern = patternOf(replacement);
  return (text) => {
    const found = spansOf(text, pattern);
    if (found.length === 0) return found;
    const places = text.includes('{{') ? spansOf(text, brandPlaces) : [];
    return found.filter((span) => !places.some((place) => cuts(place, span)));
  };
}
