import { formatMoney } from '../../../kernel/money';
import { type LoanMarket, moneyTypeOf } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import type { LendingRule, Subject, Words } from '../subject';
import { type Finding, found } from '../templateCheck';
import { exampleTolerance } from './example/exampleTolerance';
import {
  annualCostOf,
  interestBy,
  interestIn,
  interestSpan,
  isWithin,
  printed,
  sumOf,
  taxBy,
  type AnnualCost,
} from './example/exampleSums';
import { missingPieces } from './disclosures';
import { examplesOf, isExample, marketOf, readable } from './loanPage';
import { readShownCats } from './example/exampleWords';
import { type ExampleFigures, readExample } from './example/readExample';
import { perText } from '../perText';

/** An example in one language, and what the page states beside it. */
interface Example {
  readonly words: Words;
  readonly figures: ExampleFigures;
  readonly market: LoanMarket;
  /** Percentage points by which its all-in figure may differ. */
  readonly room: number;
  /** Whether its all-in figure is a CAT. */
  readonly hasCat: boolean;
  /** What its amounts and term come to. */
  readonly cost: AnnualCost | undefined;
}

const money = (minor: number, market: LoanMarket): string =>
  formatMoney(Math.round(minor), moneyTypeOf(market, 2));

const figuresIn = perText((words) => readExample(readable(words)));
const shownCatsIn = perText((words) => [...new Set(readShownCats(readable(words)))]);

/** What the total leaves for interest. Minor units. */
const costOf = ({ total, borrowed, vat, fees }: ExampleFigures): number =>
  total.minor - borrowed.minor - (vat?.minor ?? 0) - (fees?.minor ?? 0);

/** The parts of the total, and the total. */
function sums({ words: { path }, figures, market }: Example): Finding[] {
  const sum = sumOf(figures);
  if (!sum || sum.isRight) return [];
  const shown = (minor: number): string => money(minor, market);
  const { instalments } = figures;
  const parts = instalments
    ? `${instalments.count} × ${shown(instalments.each.minor)}`
    : sum.parts.map(({ minor }) => shown(minor)).join(' + ');
  return [
    found('exampleSumWrong', path, { parts, computed: shown(sum.minor), stated: shown(figures.total.minor) }),
  ];
}

/** Rate, sum and term, and the interest that they come to. */
function interest({ words: { path }, figures, market }: Example): Finding[] {
  const stated = interestIn(figures, market);
  return figures.rates.flatMap((rate) => {
    const computed = interestSpan(rate, figures);
    if (stated.high >= computed.low && stated.low <= computed.high) return [];
    return [
      found('exampleInterestWrong', path, {
        rate: rate.percent,
        borrowed: money(figures.borrowed.minor, market),
        days: Math.round(figures.termDays),
        computed: money(interestBy(rate, figures), market),
        stated: money(figures.interest?.minor ?? costOf(figures), market),
      }),
    ];
  });
}

function tax({ words: { path }, figures, market }: Example): Finding[] {
  const computed = taxBy(figures, market);
  const { vat } = figures;
  return !computed || !vat || isWithin(vat.minor, computed.span)
    ? []
    : [
        found('exampleVatWrong', path, {
          computed: money(computed.ofAll, market),
          stated: money(vat.minor, market),
        }),
      ];
}

/** The CAT and the APR that are stated, and those that the amounts come to. */
function annualCost({ words: { path }, figures, room, hasCat, cost }: Example): Finding[] {
  if (!cost) return [];
  const { cat, apr } = figures;
  const { effective, annualised } = cost;
  const isApr = (value: number): boolean =>
    isWithin(value, annualised, room) || (hasCat && isWithin(value, effective, room));
  return [
    ...(cat === undefined || isWithin(cat, effective, room)
      ? []
      : [found('exampleCatWrong', path, { computed: printed(effective), stated: cat })]),
    ...(apr === undefined || isApr(apr)
      ? []
      : [found('exampleAprWrong', path, { computed: printed(annualised), stated: apr })]),
  ];
}

/** Percent a year of an example: the larger of the rate that it states and the cost that it comes to. */
function dearest({ figures: { rates }, cost }: Example): { readonly least: number; readonly shown: number } {
  const stated = rates.map(({ percent, slack }) => ({ least: percent - slack, shown: percent }));
  const computed = cost ? [{ least: cost.annualised.low, shown: printed(cost.annualised) }] : [];
  return [...stated, ...computed].reduce((one, other) => (other.least > one.least ? other : one), {
    least: 0,
    shown: 0,
  });
}

/** What the example says and the disclosure that holds it rules out. */
function bounds(subject: Subject, example: Example): Finding[] {
  const { path } = example.words;
  const disclosures = blocksOfType(subject.blocks, 'disclosure');
  const disclosure = disclosures.find((each) => path.startsWith(`${each.path}/`));
  if (!disclosure) return [];
  const { maxApr, minTermDays, maxTermDays } = disclosure.props;
  const { termDays, termSlack } = example.figures;
  const isOffered = termDays + termSlack >= minTermDays && termDays - termSlack <= maxTermDays;
  const days = { days: Math.round(termDays), least: minTermDays, most: maxTermDays };
  const { least, shown } = dearest(example);
  return [
    ...(isOffered ? [] : [found('exampleTermOutside', path, days)]),
    ...(least > maxApr + example.room
      ? [found('exampleAboveMaximum', path, { rate: shown, most: maxApr })]
      : []),
  ];
}

/** A CAT that stands elsewhere on the page, in the language of an example that comes to another. */
function shownElsewhere(subject: Subject, examples: readonly Example[]): Finding[] {
  const costs = examples.flatMap(({ words: { language }, room, cost }) =>
    cost ? [{ language, room, effective: cost.effective }] : [],
  );
  return subject.words
    .filter(({ path }) => !isExample(path))
    .flatMap((words): Finding[] => {
      const own = costs.filter(({ language }) => language === words.language);
      const [first] = own;
      if (!first) return [];
      return shownCatsIn(words)
        .filter((stated) => !own.some(({ effective }) => isWithin(stated, effective, first.room)))
        .map((stated) => found('catDiffers', words.path, { stated, computed: printed(first.effective) }));
    });
}

/** Each language's representative example, computed: amounts, rate, term and yearly cost must agree with each other. */
export const exampleFigures: LendingRule = (subject, { inForce }) => {
  const market = marketOf(subject);
  if (market === undefined) return [];
  const room = inForce.allInTolerancePoints?.value ?? exampleTolerance.rate.year;
  const hasCat = inForce.allInFigure?.value === 'catWithoutVat';
  const read = examplesOf(subject).map((words) => ({ words, figures: figuresIn(words) }));
  const examples = read.flatMap(({ words, figures }): Example[] =>
    figures ? [{ words, figures, market, room, hasCat, cost: annualCostOf(figures, market) }] : [],
  );
  return [
    ...read
      .filter(({ figures, words }) => !figures && missingPieces(readable(words)).length === 0)
      .map(({ words }) => found('exampleUnclear', words.path, { language: words.language })),
    ...examples.flatMap((example) => [
      ...sums(example),
      ...interest(example),
      ...tax(example),
      ...annualCost(example),
      ...bounds(subject, example),
    ]),
    ...(hasCat ? shownElsewhere(subject, examples) : []),
  ];
};
