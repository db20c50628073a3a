const decimalDigit = /^\p{Nd}$/u;

/** Unicode keeps the ten digits of a script together, in order, and begins each ten right behind what is no digit or another ten. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (decimalDigit.test(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}

/**
 * A text with the digits of every script as 0 to 9: `１２`, `१२` and `١٢` are `12`. Signs that nobody sees, such as the marks of
 * direction that come with a copied number, are left out.
 */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOf(digit)));

/** The digits of a text alone, as 0 to 9: wherever somebody types or pastes them. */
export const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');
