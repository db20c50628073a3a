import type { LanguageType } from './locale';

/** What stands where a number was expected, as text; nothing, and what is no text at all, is empty. */
const passThrough = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `12345` grouped in threes: `12,345`. */
const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `1234567` as readers in India group it: `12,34,567`. */
function groupLakhs(digits: string): string {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

const styles = {
  1: { sign: '₹', group: groupLakhs },
  2: { sign: '$', group: groupThousands },
} as const;

/**
 * Minor units as sign and two decimals, grouped as the language's readers expect (contract §5): `$12,345.60`,
 * `₹1,23,456.00`. What isn't a number passes through as it came; nothing becomes an empty text.
 */
export function formatMoney(minorUnits: unknown, languageType: LanguageType): string {
  if (typeof minorUnits !== 'number' || !Number.isFinite(minorUnits)) return passThrough(minorUnits);
  const { sign, group } = styles[languageType];
  const digits = BigInt(Math.round(Math.abs(minorUnits)))
    .toString()
    .padStart(3, '0');
  const isNegative = minorUnits < 0 && /[1-9]/.test(digits);
  return `${isNegative ? '-' : ''}${sign}${group(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

const billion = 1_000_000_000n;

/**
 * Simple interest in minor units, half a unit rounded up.
 * @param dailyRate a fraction a day: 0.001 is 0.1 %; counts to nine decimals
 */
export function simpleInterest(minorUnits: number, dailyRate: number, days: number): number {
  const rate = BigInt(Math.round(dailyRate * Number(billion)));
  const product = BigInt(Math.round(minorUnits)) * rate * BigInt(Math.round(days));
  return Number((product + billion / 2n) / billion);
}

/** So many percent of an amount, in minor units, half a unit rounded up. */
export const percentOf = (minorUnits: number, percent: number): number =>
  simpleInterest(minorUnits, percent / 100, 1);

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

/** Percent as all our languages write it, without the tail that binary fractions grow: 0.07 % and not 0.07000000000000001 %, as `0.07%`. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(4))}%`;
