/** Digits of a telephone that a field takes at most (spec §5). */
export const mostPhoneDigits = 11;

/** Digits in groups of 3, 4 and 4, as far as they go: wherever a telephone is typed (contract §5). */
export const groupPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
