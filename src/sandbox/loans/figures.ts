import { contractTerms } from '../../kernel/market';
import { percentOf, simpleInterest } from '../../kernel/money';

const daysOfYear = 365;
/** The sandbox's own; the contract names none. */
const commissionPercent = 2;

/** Percent a day, as `0.0493%`. */
export const dailyRate = `${(contractTerms.annualInterestPercent / daysOfYear).toFixed(4)}%`;
export const annualRate = `${contractTerms.annualInterestPercent}%`;

const interestOf = (principal: number, days: number): number =>
  simpleInterest(principal, contractTerms.annualInterestPercent / 100 / daysOfYear, days);

/** What a loan is reckoned from; amounts in minor units. */
export interface LoanTerms {
  readonly principal: number;
  readonly coupon: number;
  readonly paid: number;
  readonly term: number;
  /** Whole days after the day on which it was due. */
  readonly overdueDays: number;
}

/** Every amount of a loan, in minor units. They add up: see the comments and docs/lenders-and-apps/sandbox.md. */
export interface Figures {
  readonly commission: number;
  readonly interest: number;
  /** Of interest plus commission (contract §14). */
  readonly vat: number;
  /** Principal less commission: what the borrower gets. */
  readonly disbursed: number;
  /** Principal, interest and VAT: what the contract says is to be repaid. */
  readonly contractAmount: number;
  /** For days overdue, of the principal (contract §14). */
  readonly penalty: number;
  /** Contract amount and penalty, less coupon and what was paid; never below 0. */
  readonly owed: number;
}

export function figuresOf({ principal, coupon, paid, term, overdueDays }: LoanTerms): Figures {
  const commission = percentOf(principal, commissionPercent);
  const interest = interestOf(principal, term);
  const vat = percentOf(interest + commission, contractTerms.vatPercent);
  const contractAmount = principal + interest + vat;
  const penalty = percentOf(principal, contractTerms.overduePenaltyPercentPerDay * overdueDays);
  return {
    commission,
    interest,
    vat,
    disbursed: principal - commission,
    contractAmount,
    penalty,
    owed: Math.max(0, contractAmount + penalty - coupon - paid),
  };
}

/** What an extension costs: interest of its days with VAT, and the penalties that are due (contract §14). */
export interface ExtensionFigures {
  readonly interest: number;
  readonly vat: number;
  readonly penalty: number;
  readonly total: number;
}

export function extensionFigures(terms: LoanTerms): ExtensionFigures {
  const interest = interestOf(terms.principal, contractTerms.postponementDays);
  const vat = percentOf(interest, contractTerms.vatPercent);
  const { penalty } = figuresOf(terms);
  return { interest, vat, penalty, total: interest + vat + penalty };
}

/** Splits an amount into parts that differ by at most one minor unit and add up to it. */
export const splitEvenly = (amount: number, parts: number): readonly number[] =>
  Array.from(
    { length: parts },
    (_, part) => Math.floor((amount * (part + 1)) / parts) - Math.floor((amount * part) / parts),
  );
