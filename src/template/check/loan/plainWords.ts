/** Letters of other scripts that pass for Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ո: 'n',
  ս: 'u',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
};
/** Figures within a word stand for letters; figures on their own are figures. */
const figures: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' };

/** Accents and variation selectors; soft hyphens, zero-width and direction signs. */
const unread = /[\p{M}\p{Cf}]/gu;
const wordWithFigures =
  /(?=[a-z0-9$]*[a-z])(?=[a-z0-9$]*[0-9$])[a-z$][a-z0-9$]*|[0-9$](?=[a-z0-9$]*[a-z]{2})[a-z0-9$]+/g;
/** Longer ones are no words, and would take long. */
const oneWord = /(?<![a-z0-9$])[a-z0-9$]{1,60}(?![a-z0-9$])/g;
/** `s i n`, `s.i.n`, `s-i-n`: three or more single letters with one and the same sign between them. */
const spelledOut = /(?<![a-z])[a-z](?:([ ._*·-])[a-z])(?:\1[a-z])+(?![a-z])/g;

/** Where a clause ends; a sign within a word or a number ends none. */
const clauseEnd = /[.!?;:,…()\n]+(?=\s|$)|[¡¿()\n]/g;
const betweenWords = /(?:(?<!\d)[.,]|[.,](?!\d)|[^\p{L}\p{N}%.,;])+/gu;

const looksSpelledOut = /(?:^|[^a-z])[a-z][ ._*·-][a-z](?:[^a-z]|$)/;
const mixesFigures = /[a-z][0-9$]|[0-9$][a-z]/;

/** The Latin letters that a sign stands for, none if it is not read. */
const latinLetters = (sign: string): string =>
  sign
    .normalize('NFKD')
    .replace(unread, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (character) => lookAlikes[character] ?? character);

const readFigures = (word: string): string => word.replace(/[0-9$]/g, (figure) => figures[figure] ?? figure);

/** What is read in the place of what, and what a text has to hold for it to be worth a look. */
type Step = readonly [pattern: RegExp, by: string | ((found: string) => string), needed?: RegExp];

const steps: readonly Step[] = [
  [/\P{ASCII}/gu, latinLetters, /\P{ASCII}/u],
  [/[A-Z]+/g, (letters) => letters.toLowerCase()],
  [/@/g, 'a'],
  [/\|/g, 'l'],
  [spelledOut, (word) => word.replace(/[^a-z]/g, ''), looksSpelledOut],
  [/;/g, ' '],
  [clauseEnd, ' ; '],
  [oneWord, (word) => word.replace(wordWithFigures, readFigures), mixesFigures],
  [/([a-z])\1{2,}/g, ([letter = '']) => letter],
  [betweenWords, ' '],
  [/ %/g, '%'],
  [/^ | $/g, ''],
];

/**
 * A text as a reader takes it in: small letters without accents, look-alike letters and figures read as what they
 * pretend to be, spelled-out words joined, signs and space made one space. Clauses are parted by `;`.
 */
export const plainWords = (text: string): string =>
  steps.reduce(
    (read, [pattern, by, needed]) =>
      needed?.test(read) === false
        ? read
        : typeof by === 'string'
          ? read.replace(pattern, by)
          : read.replace(pattern, by),
    text,
  );

export interface PlainText {
  readonly plain: string;
  /** As it is written what stands at a place of `plain`. */
  readonly quote: (at: number, length: number) => string;
}

/** Each sign that is read, and where what it stands for begins and ends in the text. */
type Sign = readonly [sign: string, from: number, to: number];

function replaceSigns(signs: readonly Sign[], [pattern, by, needed]: Step): readonly Sign[] {
  const read = signs.map(([sign]) => sign).join('');
  if (needed?.test(read) === false) return signs;
  const replaced: Sign[] = [];
  let end = 0;
  for (const { 0: found, index } of read.matchAll(pattern)) {
    for (; end < index; end += 1) replaced.push(...signs.slice(end, end + 1));
    end += found.length;
    const from = signs[index]?.[1] ?? 0;
    const to = signs[end - 1]?.[2] ?? from;
    for (const sign of (typeof by === 'string' ? by : by(found)).split('')) replaced.push([sign, from, to]);
  }
  return [...replaced, ...signs.slice(end)];
}

/** The same, where something is to be quoted. @param more read after all others */
export function readPlainly(text: string, ...more: readonly Step[]): PlainText {
  const written = text.split('').map((sign, at): Sign => [sign, at, at + 1]);
  const signs = [...steps, ...more].reduce(replaceSigns, written);
  return {
    plain: signs.map(([sign]) => sign).join(''),
    quote: (at, length) => {
      const [, from] = signs[at] ?? ['', 0];
      const [, , to] = signs[at + length - 1] ?? ['', 0, from];
      return text.slice(from, to).replace(/\s+/g, ' ').trim();
    },
  };
}
