/**
 * Minor-unit digits, as an amount stands in an address (contract §4): `74805`.
 * Undefined for what is no amount that someone could owe: negative, fractional text, words, nothing.
 */
export function minorUnitDigits(amount: unknown): string | undefined {
  if (typeof amount === 'number') {
    return Number.isFinite(amount) && amount >= 0 ? BigInt(Math.round(amount)).toString() : undefined;
  }
  return typeof amount === 'string' && /^\d{1,30}$/.test(amount)
    ? amount.replace(/^0+(?=\d)/, '')
    : undefined;
}

/**
 * The amount of an address as a number of minor units. Undefined where the address has none, or more digits than a
 * number can hold: an amount that would be shown wrong is not shown.
 */
export function parseMinorUnits(digits: string | undefined): number | undefined {
  const exact = minorUnitDigits(digits);
  const amount = Number(exact);
  return exact !== undefined && Number.isSafeInteger(amount) ? amount : undefined;
}
