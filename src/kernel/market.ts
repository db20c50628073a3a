import { contractTerms } from './contractTerms';
import type { LanguageType } from './locale';

/** Markets that a template can name (contract §8). */
export const markets = ['mx', 'in', 'none'] as const;

/** Whose rules a template's loan follows (contract §8); absent and `none` name nobody's. */
export type Market = (typeof markets)[number];

/** Whose money a promotion page speaks of: that of its market, else that of its language type (contract §4). */
export function moneyTypeOf(market: Market | undefined, languageType: LanguageType): LanguageType {
  if (market === 'mx') return 2;
  return market === 'in' ? 1 : languageType;
}

/**
 * Percent of VAT on a loan's interest. The contract's text has it (spec §9); India levies none on interest.
 * @param moneyType 1: rupees, which are India's
 */
export const interestVatPercent = (moneyType: LanguageType): number => (moneyType === 1 ? 0 : contractTerms.vatPercent);
