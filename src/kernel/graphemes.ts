/** A sign with what belongs to it: accents, joiners, tones of skin, letters of a flag. For Firefox before 125. */
const sign =
  /\r\n|\p{RI}{2}|(?:(?!\p{M})[^])(?:\u200d(?=\p{Extended_Pictographic})\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u200d\u{e0020}-\u{e007f}])*|\p{M}+/gu;

export const splitBySign = (text: string): string[] => text.match(sign) ?? [];

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** What a person sees as one sign each: a family of emoji, a flag, a letter with its accents (UAX 29). */
export const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : splitBySign(text);

export const countGraphemes = (text: string): number => graphemesOf(text).length;

/** The longest beginning of so many signs, none of them cut. */
export const firstGraphemes = (text: string, most: number): string =>
  text.length <= most ? text : graphemesOf(text).slice(0, most).join('');
