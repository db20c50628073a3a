import type { TemplateDocument } from '../generated/template';
import type { LanguageType } from './locale';
import type { PhoneRule } from './phoneGroups';

/** Whose rules a template's loan follows (contract §8); absent and `none` name nobody's. */
export type Market = NonNullable<TemplateDocument['market']>;

/** Markets with lending rules, money and telephones of their own. */
export type LoanMarket = Exclude<Market, 'none'>;

interface MarketFacts {
  readonly market: LoanMarket;
  /** The language type whose money is the market's. */
  readonly moneyType: LanguageType;
  /** ISO 4217. */
  readonly currency: string;
  readonly phoneRule: PhoneRule;
}

/** Complete by its type: a market that is left out would have no rules. */
const facts: Readonly<Record<Market, MarketFacts | undefined>> = {
  mx: { market: 'mx', moneyType: 2, currency: 'MXN', phoneRule: 'mx' },
  in: { market: 'in', moneyType: 1, currency: 'INR', phoneRule: 'in' },
  none: undefined,
};

export const isMarket = (value: unknown): value is Market =>
  typeof value === 'string' && Object.hasOwn(facts, value);

/** Markets that a template can name (contract §8). */
export const markets: readonly Market[] = Object.keys(facts).filter(isMarket);

/** What goes by a market; undefined where a page names none. */
export const marketFacts = (market: Market | undefined): MarketFacts | undefined =>
  market === undefined ? undefined : facts[market];

/** Whose money a promotion page speaks of: that of its market, else that of its language type (contract §4). */
export const moneyTypeOf = (market: Market | undefined, languageType: LanguageType): LanguageType =>
  marketFacts(market)?.moneyType ?? languageType;

/**
 * Percent of VAT on a loan's interest. The contract's text has it (contract §14); India levies none on interest.
 * @param moneyType 1: rupees, which are India's
 */
export const interestVatPercent = (moneyType: LanguageType): number =>
  moneyType === 1 ? 0 : contractTerms.vatPercent;

/** The numbers that stand in a loan contract (contract §14, "Contract text"). Percentages as they are read: 18 is 18 %. */
export const contractTerms = {
  annualInterestPercent: 18,
  interestPercent: 0.0065,
  /** Of interest plus commission. */
  vatPercent: 16,
  overduePenaltyPercentPerDay: 3,
  /** How far a repayment can be postponed. */
  postponementDays: 7,
} as const;
