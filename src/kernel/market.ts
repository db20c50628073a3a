import { contractTerms } from './contractTerms';
import type { LanguageType } from './locale';

/** Markets that a template can name (contract §8). */
export const markets = ['mx', 'in', 'none'] as const;

/** Whose rules a template's loan follows (contract §8); absent and `none` name nobody's. */
export type Market = (typeof markets)[number];

/**
 * Percent of VAT on a loan's interest. The contract's text has it (spec §9); India levies none on interest. A page that
 * names no market goes by its money: rupees are India's.
 */
export function interestVatPercent(market: Market | undefined, languageType: LanguageType): number {
  const isIndian = market === 'in' || (market !== 'mx' && languageType === 1);
  return isIndian ? 0 : contractTerms.vatPercent;
}
