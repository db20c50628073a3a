import { blocksOfType } from '../checkBlock';
import type { Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { daysOfYear } from '../../../kernel/annualCost';
import { amountPattern } from './example/exampleWords';
import { termOf } from './example/readExample';
import { examplesOf, marketOf, offersLoan, readable } from './loanPage';
import type { RuleId } from '../ruleTable';

/** Loans due in full this soon or sooner are "short-term" and refused by Google Ads and Google Play. Days. */
const shortTerm = 60;
/** Percent a year; a daily rate is rounded somewhere. */
const tolerance = 0.01;

const missing: Rule = (subject) =>
  offersLoan(subject) && blocksOfType(subject.blocks, 'disclosure').length === 0
    ? [found('disclosureMissing', '/blocks')]
    : [];

const terms: Rule = ({ blocks }) => [
  ...blocksOfType(blocks, 'disclosure').flatMap(({ props: { minTermDays, maxApr }, path }): Finding[] => [
    ...(minTermDays <= shortTerm
      ? [found('termTooShort', `${path}/props/minTermDays`, { days: minTermDays, least: shortTerm + 1 })]
      : []),
    ...(maxApr === 0 ? [found('aprZero', `${path}/props/maxApr`)] : []),
  ]),
  ...blocksOfType(blocks, 'calculator').flatMap(({ props: { termsDays }, path }) => {
    const shortest = Math.min(...termsDays);
    return shortest <= shortTerm
      ? [found('termTooShort', `${path}/props/termsDays`, { days: shortest, least: shortTerm + 1 })]
      : [];
  }),
];

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
export const disclosures: Rule = (subject, context) =>
  marketOf(subject) === undefined
    ? []
    : [missing, terms, contradictions].flatMap((rule) => rule(subject, context));

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
  marketOf(subject) === undefined
    ? []
    : examplesOf(subject).flatMap((words) =>
        missingPieces(readable(words)).map((rule) => found(rule, words.path, { language: words.language })),
      );
