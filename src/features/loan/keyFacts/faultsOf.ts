import type { KeyFactsReply, LoanDetailConfirmReply } from '../../../generated/replies';
import { keyFactFields, type KeyFactField, type KeyFactsFaults } from '../../../kernel/keyFactsFaults';
import { contractTerms } from '../../../kernel/market';
import type { ScreenRules } from '../../../kernel/marketRules';
import { shownText, type Shown } from '../../../kernel/shownValue';
import type { LenderFacts } from '../../../ui/borrower/pageContexts';
import { allInDifference } from './allIn';
import { keyFactsIn } from './keyFactsIn';

interface Surroundings {
  readonly rules: ScreenRules;
  readonly lender: LenderFacts;
  /** Of the market's clocks. */
  readonly utcOffsetMinutes: number;
  /** Epoch ms. */
  readonly now: number;
}

const isThere = (value: Shown): boolean => shownText(value) !== '';

function missingIn(
  { amount, periods, repay_plans, details }: LoanDetailConfirmReply,
  { allInRate, annualRate, disbursedOn, charges, lateCharges }: KeyFactsReply,
  { rules, lender: { grievanceOffice } }: Surroundings,
): readonly KeyFactField[] {
  const plans = repay_plans ?? [];
  const figure = rules.allInFigure?.value;
  const isThereOf: Readonly<Record<KeyFactField, boolean>> = {
    amount: isThere(amount),
    periods: isThere(periods),
    repay_plans: plans.length > 0,
    // A figure without VAT can be recomputed to the point only where the plan says how much of it is VAT.
    'repay_plans.IVA': figure !== 'catWithoutVat' || plans.every(({ IVA }) => typeof IVA === 'number'),
    'keyFacts.allInRate': figure === undefined || isThere(allInRate),
    'keyFacts.annualRate': isThere(annualRate),
    'keyFacts.disbursedOn': isThere(disbursedOn),
    'keyFacts.charges': (charges ?? []).length > 0 || (details ?? []).length > 0,
    'keyFacts.lateCharges': (lateCharges ?? []).length > 0,
    'brand.grievanceOffice': Object.values(grievanceOffice).some((text) => text !== ''),
  };
  return keyFactFields.filter((field) => !isThereOf[field]);
}

/** What the lender is to hear of an offer's key facts. A market without a rule about the all-in figure compares none. */
export function faultsOf(offer: LoanDetailConfirmReply, surroundings: Surroundings): KeyFactsFaults {
  const { rules, utcOffsetMinutes, now } = surroundings;
  const facts = keyFactsIn(offer);
  const figure = rules.allInFigure?.value;
  const allIn =
    figure &&
    rules.allInTolerancePoints &&
    allInDifference(offer, facts, {
      figure,
      tolerancePoints: rules.allInTolerancePoints.value,
      vatPercent: contractTerms.vatPercent,
      utcOffsetMinutes,
      now,
    });
  return { missing: missingIn(offer, facts, surroundings), ...(allIn && { allIn }) };
}
