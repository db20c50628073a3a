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

/** Soft hyphens, zero-width and direction signs; variation selectors go with the accents. */
const invisible = /\p{Cf}/gu;
const wordWithFigures =
  /(?=[a-z0-9$]*[a-z])(?=[a-z0-9$]*[0-9$])[a-z$][a-z0-9$]*|[0-9$](?=[a-z0-9$]*[a-z]{2})[a-z0-9$]+/g;
/** `s i n`, `s.i.n`, `s-i-n`: three or more single letters with one and the same sign between them. */
const spelledOut = /(?<![a-z])[a-z](?:([ ._*·-])[a-z])(?:\1[a-z])+(?![a-z])/g;

/** Where a clause ends; a sign within a word or a number ends none. */
const clauseEnd = /[.!?;:,…()\n]+(?=\s|$)|[¡¿()\n]/g;
const betweenWords = /(?:(?<!\d)[.,]|[.,](?!\d)|[^\p{L}\p{N}%.,;])+/gu;

const looksSpelledOut = /(?:^|[^a-z])[a-z][ ._*·-][a-z](?:[^a-z]|$)/;
const mixesFigures = /[a-z][0-9$]|[0-9$][a-z]/;

function latinLetters(text: string): string {
  return text
    .replace(invisible, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (character) => lookAlikes[character] ?? character);
}

const joinSpelledOut = (text: string): string =>
  looksSpelledOut.test(text) ? text.replace(spelledOut, (word) => word.replace(/[^a-z]/g, '')) : text;

const readFigures = (text: string): string =>
  mixesFigures.test(text)
    ? text.replace(wordWithFigures, (word) => word.replace(/[0-9$]/g, (figure) => figures[figure] ?? figure))
    : text;

/**
 * A text as a reader takes it in: small letters without accents, look-alike letters and figures read as what they
 * pretend to be, spelled-out words joined, signs and space made one space. Clauses are parted by `;`.
 */
export function plainWords(text: string): string {
  const isAscii = !/\P{ASCII}/u.test(text);
  const latin = (isAscii ? text.toLowerCase() : latinLetters(text)).replace(/[@|]/g, (sign) =>
    sign === '@' ? 'a' : 'l',
  );
  const clauses = joinSpelledOut(latin).replaceAll(';', ' ').replace(clauseEnd, ' ; ');
  return readFigures(clauses)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(betweenWords, ' ')
    .replaceAll(' %', '%')
    .trim();
}
