import { blocksOfType } from '../checkBlock';
import type { LendingRule, Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { daysOfYear } from '../../../kernel/annualCost';
import { amountPattern } from './example/exampleWords';
import { termOf } from './example/readExample';
import { examplesOf, offersLoan, readable } from './loanPage';
import type { RuleId } from '../ruleTable';

/** Percent a year; a daily rate is rounded somewhere. */
const tolerance = 0.01;

const missing: Rule = (subject) =>
  offersLoan(subject) && blocksOfType(subject.blocks, 'disclosure').length === 0
    ? [found('disclosureMissing', '/blocks')]
    : [];

const tooShort = (path: string, days: number, least: number): Finding[] =>
  days < least ? [found('termTooShort', path, { days, least })] : [];

const terms: LendingRule = ({ blocks }, { inForce }) => {
  const least = inForce.shortestAdvertisedTermDays?.value ?? 0;
  const most = inForce.highestAdvertisedAprPercent?.value ?? Infinity;
  return [
    ...blocksOfType(blocks, 'disclosure').flatMap(({ props: { minTermDays, maxApr }, path }): Finding[] => [
      ...tooShort(`${path}/props/minTermDays`, minTermDays, least),
      ...(maxApr > most ? [found('aprAboveMarket', `${path}/props/maxApr`, { apr: maxApr, most })] : []),
      ...(maxApr === 0 ? [found('aprZero', `${path}/props/maxApr`)] : []),
    ]),
    ...blocksOfType(blocks, 'calculator').flatMap(({ props: { termsDays }, path }) =>
      tooShort(`${path}/props/termsDays`, Math.min(...termsDays), least),
    ),
  ];
};

/** A calculator that offers what the disclosure on the same page rules out. */
const contradictions: Rule = ({ blocks }) => {
  const [disclosure] = blocksOfType(blocks, 'disclosure');
  if (!disclosure) return [];
  const { minTermDays, maxTermDays, maxApr } = disclosure.props;
  return blocksOfType(blocks, 'calculator').flatMap(
    ({ props: { termsDays, dailyRate }, path }): Finding[] => {
      const outside = termsDays.filter((term) => term < minTermDays || term > maxTermDays);
      const yearly = dailyRate * daysOfYear * 100;
      return [
        ...(outside.length > 0
          ? [found('termNotDisclosed', `${path}/props/termsDays`, { terms: outside.join(', ') })]
          : []),
        ...(yearly > maxApr + tolerance
          ? [found('rateAboveApr', `${path}/props/dailyRate`, { rate: yearly, apr: maxApr })]
          : []),
      ];
    },
  );
};

/** The terms that a loan's page must state, and that must not contradict each other. */
export const disclosures: LendingRule = (subject, context) =>
  [missing, terms, contradictions].flatMap((rule) => rule(subject, context));

const rate = /\d(?:[.,]\d+)?\s?[%％]/;

/** What a representative example must hold: the sum borrowed and the total repaid, the rate, the time. */
const pieces: readonly (readonly [RuleId, (text: string) => boolean])[] = [
  ['exampleWithoutTotal', (text) => (text.match(amountPattern) ?? []).length >= 2],
  ['exampleWithoutRate', (text) => rate.test(text)],
  ['exampleWithoutTerm', (text) => termOf(text) !== undefined],
];

/** The rules about what an example has not got. */
export const missingPieces = (text: string): readonly RuleId[] =>
  pieces.filter(([, isThere]) => !isThere(text)).map(([rule]) => rule);

/** Each language's representative example on its own. */
export const examples: Rule = (subject) =>
  examplesOf(subject).flatMap((words) =>
    missingPieces(readable(words)).map((rule) => found(rule, words.path, { language: words.language })),
  );
