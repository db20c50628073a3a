import { formatPercent } from '../../../kernel/money';
import { shownText, type Shown } from '../../../kernel/shownValue';
import { hasCoupon, rateOf, totalOf, unbroken } from '../confirm/offerView';
import { partOf, type KeyFact, type KeyFactsPart, type KeyFactsSource } from './keyFactsPart';
import { complaintParts, leavingPart } from './rights';

/** The key facts of a loan, ready to show, on the screen and in the file that can be kept. What nobody sent is not in them. */
export interface KeyFacts {
  /** As the market calls them. */
  readonly name: string;
  readonly received: KeyFact;
  readonly allIn: (KeyFact & { readonly note: string }) | undefined;
  /** Before the plan. */
  readonly costs: readonly KeyFactsPart[];
  /** After it. */
  readonly rights: readonly KeyFactsPart[];
}

const percent = (rate: Shown): string => (typeof rate === 'number' ? formatPercent(rate) : shownText(rate));

function allInOf({ facts, rules, translate, day }: KeyFactsSource): KeyFacts['allIn'] {
  const figure = rules.allInFigure?.value;
  const value = percent(facts.allInRate);
  if (figure === undefined || value === '') return undefined;
  const date = day(facts.disbursedOn);
  const note = translate(`keyFacts:allIn.${figure}Note`);
  return {
    name: translate(`keyFacts:allIn.${figure}`),
    value,
    note: date ? `${note} ${translate('keyFacts:allIn.on', { date: unbroken(date) })}` : note,
  };
}

function loanRows({ offer, facts, translate, money, day }: KeyFactsSource): readonly KeyFact[] {
  const plans = offer.repay_plans ?? [];
  const days = shownText(offer.periods);
  return [
    { name: translate('keyFacts:loan.product'), value: shownText(offer.comProductName) },
    { name: translate('keyFacts:loan.amount'), value: money(offer.amountDec) },
    { name: translate('keyFacts:loan.paidOut'), value: money(offer.amount) },
    { name: translate('keyFacts:loan.paidOutOn'), value: day(facts.disbursedOn) },
    { name: translate('loan:confirm.term'), value: days && translate('loan:confirm.termDays', { days }) },
    { name: translate('keyFacts:loan.annualRate'), value: percent(facts.annualRate) },
    { name: translate('loan:confirm.rate'), value: rateOf(offer) },
    { name: translate('loan:confirm.coupon'), value: hasCoupon(offer) ? money(offer.couNum) : '' },
    { name: translate('keyFacts:loan.payments'), value: plans.length > 0 ? String(plans.length) : '' },
    { name: translate('loan:confirm.firstPayment'), value: day(offer.firstPayTime ?? plans[0]?.pay_time) },
    { name: translate('keyFacts:loan.lastPayment'), value: day(plans.at(-1)?.pay_time) },
    { name: translate('loan:confirm.planTotal'), value: money(totalOf(plans)) },
  ];
}

/** What the lender lists as charges; one that lists none has said what the loan is made up of. */
function chargesPart({ offer, facts, translate, money }: KeyFactsSource): readonly KeyFactsPart[] {
  const charges = (facts.charges ?? []).map(({ text, amount }) => ({
    name: shownText(text),
    value: money(amount),
  }));
  return charges.length > 0
    ? partOf(translate('keyFacts:charges'), charges)
    : partOf(translate('loan:confirm.details'), sentRows(offer.details));
}

interface SentRow {
  readonly text?: Shown;
  readonly value?: Shown;
}

const sentRows = (rows: readonly SentRow[] | null | undefined): readonly KeyFact[] =>
  (rows ?? []).map(({ text, value }) => ({ name: shownText(text), value: shownText(value) }));

/** The key facts of an offer, from what its own reply, the brand file and the market's rules say. */
export function keyFactsOf(source: KeyFactsSource): KeyFacts {
  const { offer, facts, rules, translate, money } = source;
  return {
    name: translate(`keyFacts:name.${rules.allInFigure?.value ?? 'other'}`),
    received: { name: translate('keyFacts:received'), value: money(offer.amount) },
    allIn: allInOf(source),
    costs: [
      ...partOf(translate('keyFacts:loan.title'), loanRows(source)),
      ...chargesPart(source),
      ...partOf(translate('keyFacts:late'), sentRows(facts.lateCharges)),
    ],
    rights: [...leavingPart(source), ...complaintParts(source)],
  };
}
