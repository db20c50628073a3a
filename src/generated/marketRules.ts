/* Made from schemas/ by `npm run generate`. Do not edit. */

/**
 * What each market rule can say: its value and the unit of that, by the rule's name.
 */
export interface MarketRuleTerms {
  /**
   * How a borrower agrees before a loan is accepted: the box stands ticked (preset), or the borrower has to tick it (asked).
   */
  consent?: {
    value: 'preset' | 'asked';
    unit: 'choice';
  };
  keyFactsBeforeAcceptance?: Demand;
  /**
   * The figure that says what a loan costs a year with everything in it: the APR, or the CAT without VAT.
   */
  allInFigure?: {
    value: 'apr' | 'catWithoutVat';
    unit: 'choice';
  };
  /**
   * How far a stated all-in figure may lie from the one that its own amounts and days come to.
   */
  allInTolerancePoints?: {
    value: number;
    unit: 'percentage points';
  };
  /**
   * Days within which a borrower may give a loan back.
   */
  coolingOffDays?: {
    value: number;
    unit: 'days';
  };
  /**
   * What giving it back costs: the principal and the APR for the days that it was had, without a penalty.
   */
  coolingOffCost?: {
    value: 'principalAndProportionateApr';
    unit: 'choice';
  };
  /**
   * Whom a borrower can turn to where the lender's own answer does not help.
   */
  complaintBodies?: {
    /**
     * @minItems 1
     * @maxItems 6
     */
    value: ComplaintBody[];
    unit: 'list';
  };
  /**
   * Days that the lender has to answer a complaint; after them a borrower can turn to the bodies above.
   */
  complaintReplyDays?: {
    value: number;
    unit: 'days' | 'working days';
  };
  /**
   * Years for which it is kept what was shown and agreed to, after the relationship with the borrower has ended.
   */
  evidenceRetentionYears?: {
    value: number;
    unit: 'years';
  };
  /**
   * The shortest time until a loan is due in full that may be advertised.
   */
  shortestAdvertisedTermDays?: {
    value: number;
    unit: 'days';
  };
  /**
   * The highest maximum APR that may be advertised.
   */
  highestAdvertisedAprPercent?: {
    value: number;
    unit: 'percent a year';
  };
  termsDisclosed?: Demand;
  representativeExample?: Demand;
  lenderNamed?: Demand;
  lenderRegistrationShown?: Demand;
  lenderAddressShown?: Demand;
  agreementReadable?: Demand;
  privacyPolicyLinked?: Demand;
  contactShown?: Demand;
  catShown?: Demand;
  authorityShown?: Demand;
  regulatedEntityNamed?: Demand;
  keyFactsMentioned?: Demand;
  coolingOffMentioned?: Demand;
  grievanceOfficerShown?: Demand;
  noPenalInterest?: Demand;
  honestClaims?: Demand;
  noUncheckedLoans?: Demand;
  catDated?: Demand;
  ombudsmanShown?: Demand;
  appListed?: Demand;
  complaintUnitShown?: Demand;
  collectorRegisterShown?: Demand;
  privacyNoticeComplete?: Demand;
  noFalseUrgency?: Demand;
  noConfirmShaming?: Demand;
  /**
   * How easily a page has to be read at least: Flesch in English, Fernández Huerta in Spanish.
   */
  leastReadingEase?: {
    value: number;
    unit: 'points';
  };
}
export interface Demand {
  value: boolean;
  unit: 'yes or no';
}
export interface ComplaintBody {
  name: string;
  phone?: string;
  url?: string;
}
/**
 * What the law and the advertising networks of a market ask of a lender, for counsel to read, change and sign: rules/in.json, rules/mx.json. Several entries of one name are its versions by date.
 */
export interface MarketRules {
  /**
   * As in templates.
   */
  market: 'mx' | 'in';
  rules: WrittenMarketRule[];
}
/**
 * One rule from one day on.
 */
export interface WrittenMarketRule {
  /**
   * As in marketRuleTerms.schema.json, which says what it means.
   */
  name: string;
  /**
   * What the rule says, as marketRuleTerms.schema.json has it for its name.
   */
  value: string | number | boolean | unknown[];
  /**
   * Of the value.
   */
  unit: string;
  /**
   * Where it stands written. "lender to confirm" where that could not be read at the source itself.
   */
  source: string;
  /**
   * First day on which it holds, on the market's clocks.
   */
  inForceFrom: string;
  /**
   * Last day on which it holds; absent: it holds on.
   */
  inForceUntil?: string;
  /**
   * Who confirmed it for this lender, and when; absent: nobody yet.
   */
  confirmedBy?: string;
}
