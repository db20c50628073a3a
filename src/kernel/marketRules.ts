import type { MarketRuleTerms } from '../generated/marketRules';
import { dayMs, formatDate } from './date';
import { type LoanMarket, utcOffsetMinutesOfMarket } from './market';

export type MarketRuleName = keyof MarketRuleTerms;

/** What a rule says, and the unit of that. */
export type MarketRuleTerm<Name extends MarketRuleName> = Required<MarketRuleTerms>[Name];

/** One version of a rule. Days are written `2025-05-08` and begin and end on the market's clocks. */
export type MarketRuleOf<Name extends MarketRuleName> = MarketRuleTerm<Name> & {
  readonly name: Name;
  /** Where it stands written; "lender to confirm" where that could not be read at the source itself. */
  readonly source: string;
  readonly inForceFrom: string;
  /** The last day; absent: it holds on. */
  readonly inForceUntil?: string;
  /** Who confirmed it for this lender; absent: nobody yet. */
  readonly confirmedBy?: string;
};

export type MarketRule = { [Name in MarketRuleName]: MarketRuleOf<Name> }[MarketRuleName];

/** The rules of one market, all versions of them, as `rules/<market>.json` has them. */
export interface MarketPack {
  readonly market: LoanMarket;
  readonly rules: readonly MarketRule[];
}

export type MarketPacks = Readonly<Record<LoanMarket, MarketPack>>;

/** The rules that hold at one moment, by their names; absent: the market asks nothing of the kind. */
export type RulesInForce = { readonly [Name in MarketRuleName]?: MarketRuleOf<Name> };

/** The day on a market's clocks at a moment (epoch ms), as rules write days. */
export const dayInMarket = (market: LoanMarket, moment: number): string =>
  formatDate(moment, utcOffsetMinutesOfMarket(market), 'date');

const holdsOn =
  (day: string) =>
  ({ inForceFrom, inForceUntil }: MarketRule): boolean =>
    inForceFrom <= day && (inForceUntil === undefined || day <= inForceUntil);

/** The rules of a market that hold on a day, `2025-05-08`. Versions of one rule never overlap (`src/codec/marketRules.ts`). */
export const rulesOnDay = ({ rules }: MarketPack, day: string): RulesInForce =>
  // Each rule stands under its own name, which decides its type.
  Object.fromEntries(rules.filter(holdsOn(day)).map((rule) => [rule.name, rule])) as RulesInForce;

/** The rules of a market that hold at a moment, epoch ms. */
export const rulesInForce = (pack: MarketPack, moment: number): RulesInForce =>
  rulesOnDay(pack, dayInMarket(pack.market, moment));

const dayAfter = (day: string): string => formatDate(Date.parse(day) + dayMs, 0, 'date');

/** The days after another one on which any rule of a market begins to hold, or holds no more; the next first. */
export const daysOfChange = ({ rules }: MarketPack, after: string): readonly string[] =>
  [
    ...new Set(
      rules.flatMap(({ inForceFrom, inForceUntil }) =>
        inForceUntil === undefined ? [inForceFrom] : [inForceFrom, dayAfter(inForceUntil)],
      ),
    ),
  ]
    .filter((day) => day > after)
    .sort();

/** The moment (epoch ms) until which a market's rules stay as they are at another one; undefined: as long as the file does. */
export function rulesHoldUntil(pack: MarketPack, moment: number): number | undefined {
  const [next] = daysOfChange(pack, dayInMarket(pack.market, moment));
  return next === undefined ? undefined : Date.parse(next) - utcOffsetMinutesOfMarket(pack.market) * 60_000;
}

/** What the borrower's screens read: no other rule is sent to a phone. */
const screenRuleNames = [
  'consent',
  'keyFactsBeforeAcceptance',
  'allInFigure',
  'allInTolerancePoints',
  'coolingOffDays',
  'coolingOffCost',
  'complaintBodies',
  'complaintReplyDays',
] as const satisfies readonly MarketRuleName[];

/** The rules in force that a borrower's page comes with, without where they come from. */
export type ScreenRules = Readonly<Pick<MarketRuleTerms, (typeof screenRuleNames)[number]>>;

export const screenRulesOf = (rules: RulesInForce): ScreenRules =>
  // Each under its own name, as above.
  Object.fromEntries(
    screenRuleNames.flatMap((name) => {
      const rule = rules[name];
      return rule ? [[name, { value: rule.value, unit: rule.unit }]] : [];
    }),
  ) as ScreenRules;
