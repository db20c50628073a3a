import type { KeyFactsReply, LoanDetailConfirmReply, RepayPlanRow } from '../../../generated/replies';
import {
  allInSpan,
  differs,
  type AllInFigure,
  type LoanFlow,
  type PlannedPayment,
} from '../../../kernel/allInFigure';
import { dayNumber } from '../../../kernel/date';
import type { AllInDifference } from '../../../kernel/keyFactsFaults';
import { shownDay, shownText, type Shown } from '../../../kernel/shownValue';

/** By what a stated all-in figure is recomputed. */
export interface AllInRules {
  readonly figure: AllInFigure;
  /** Percentage points that it may lie off. */
  readonly tolerancePoints: number;
  /** Value added tax on interest and charges in the loan's market, percent. */
  readonly vatPercent: number;
  /** Of the market's clocks. */
  readonly utcOffsetMinutes: number;
  /** When the offer is looked at, epoch ms: it counts from this day where the lender names none. */
  readonly now: number;
}

const percent = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/;

/** A figure that can be compared; undefined for what is only words. */
function statedPercent(rate: Shown): number | undefined {
  if (typeof rate === 'number') return Number.isFinite(rate) ? rate : undefined;
  const digits = percent.exec(rate ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function paymentOf(
  { amount, IVA, pay_time }: RepayPlanRow,
  utcOffsetMinutes: number,
): PlannedPayment | undefined {
  const day = dayNumber(shownDay(pay_time, utcOffsetMinutes));
  if (day === undefined || typeof amount !== 'number' || !Number.isFinite(amount)) return undefined;
  return { day, amount, vat: typeof IVA === 'number' ? IVA : undefined };
}

/** How money goes to the borrower and back; undefined where the offer leaves an amount or a day open. */
function flowOf(
  { amount, repay_plans }: LoanDetailConfirmReply,
  { disbursedOn }: KeyFactsReply,
  { utcOffsetMinutes, now }: AllInRules,
): LoanFlow | undefined {
  const start = shownText(disbursedOn) === '' ? now : disbursedOn;
  const paidOutOn = dayNumber(shownDay(start, utcOffsetMinutes));
  const payments = (repay_plans ?? []).flatMap((row) => paymentOf(row, utcOffsetMinutes) ?? []);
  if (typeof amount !== 'number' || paidOutOn === undefined) return undefined;
  return payments.length === repay_plans?.length ? { received: amount, paidOutOn, payments } : undefined;
}

/** Where the all-in figure that a lender states is not the one that its own plan comes to; undefined where nothing shows that. */
export function allInDifference(
  offer: LoanDetailConfirmReply,
  facts: KeyFactsReply,
  rules: AllInRules,
): AllInDifference | undefined {
  const stated = statedPercent(facts.allInRate);
  const flow = flowOf(offer, facts, rules);
  const span = flow && allInSpan(flow, rules.figure, rules.vatPercent);
  if (stated === undefined || !span || !differs(stated, span, rules.tolerancePoints)) return undefined;
  const computed = stated < span.low ? span.low : span.high;
  return { stated, computed: Math.round(computed * 100) / 100 };
}
