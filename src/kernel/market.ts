import type { TemplateDocument } from '../generated/template';
import type { LanguageType } from './locale';
import type { PhoneRule } from './phoneGroups';

/** The market whose lending rules a template follows (contract §8); `none`: none. */
export type Market = NonNullable<TemplateDocument['market']>;

/** Markets with lending rules, money and telephones of their own. */
export type LoanMarket = Exclude<Market, 'none'>;

/** The numbers that stand in a loan contract (contract §14, "Contract text"). Percentages as they are read: 18 is 18 %. */
export const contractTerms = {
  annualInterestPercent: 18,
  interestPercent: 0.0065,
  /** Of interest plus commission. */
  vatPercent: 16,
  overduePenaltyPercentPerDay: 3,
  postponementDays: 7,
} as const;

interface MarketFacts {
  readonly market: LoanMarket;
  readonly moneyType: LanguageType;
  /** ISO 4217. */
  readonly currency: string;
  readonly phoneRule: PhoneRule;
  /** Percent of VAT on a loan's interest. */
  readonly vatPercent: number;
  /**
   * How far the market's clocks are ahead of UTC, in minutes: a loan's days are told by them. Not a zone's name, since
   * browsers from before October 2022 still give Mexico summer time.
   */
  readonly utcOffsetMinutes: number;
}

/** Complete by its type: a market that is left out would have no rules. India levies no VAT on interest. */
const loanMarkets: Readonly<Record<LoanMarket, MarketFacts>> = {
  mx: {
    market: 'mx',
    moneyType: 2,
    currency: 'MXN',
    phoneRule: 'mx',
    vatPercent: contractTerms.vatPercent,
    // Mexico City's.
    utcOffsetMinutes: -6 * 60,
  },
  in: {
    market: 'in',
    moneyType: 1,
    currency: 'INR',
    phoneRule: 'in',
    vatPercent: 0,
    utcOffsetMinutes: 5 * 60 + 30,
  },
};

const facts: Readonly<Record<Market, MarketFacts | undefined>> = { ...loanMarkets, none: undefined };

/** Whose rules a page follows that names no market. */
const marketOfLanguageType: Readonly<Record<LanguageType, LoanMarket>> = { 1: 'in', 2: 'mx' };

export const isMarket = (value: unknown): value is Market =>
  typeof value === 'string' && Object.hasOwn(facts, value);

/** Markets that a template can name (contract §8). */
export const markets: readonly Market[] = Object.keys(facts).filter(isMarket);

/** What goes by a market; undefined where a page names none. */
export const marketFacts = (market: Market | undefined): MarketFacts | undefined =>
  market === undefined ? undefined : facts[market];

const factsOfPage = (market: Market | undefined, languageType: LanguageType): MarketFacts =>
  marketFacts(market) ?? loanMarkets[marketOfLanguageType[languageType]];

/** Whose money a promotion page speaks of: that of its market, else that of its language type (contract §4). */
export const moneyTypeOf = (market: Market | undefined, languageType: LanguageType): LanguageType =>
  factsOfPage(market, languageType).moneyType;

/** Percent of VAT on the interest of a promotion page's loan (contract §14), found as its money is. */
export const interestVatPercent = (market: Market | undefined, languageType: LanguageType): number =>
  factsOfPage(market, languageType).vatPercent;

/** Whose law a brand's borrowers live under. */
export const marketOfBrand = ({ languageType }: { readonly languageType: LanguageType }): LoanMarket =>
  marketOfLanguageType[languageType];

/** How far a market's clocks are ahead of UTC, in minutes. */
export const utcOffsetMinutesOfMarket = (market: LoanMarket): number => loanMarkets[market].utcOffsetMinutes;

/**
 * How far the clocks that tell a brand's dates are ahead of UTC, in minutes (contract §14). By the brand and not by the
 * reader's language: a loan is due on the same day in both.
 */
export const utcOffsetMinutesOf = (brandLanguageType: LanguageType): number =>
  utcOffsetMinutesOfMarket(marketOfLanguageType[brandLanguageType]);
