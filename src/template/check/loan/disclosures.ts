import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import { found, type Finding } from '../templateCheck';
import { marketOf, offersLoan } from './loanPage';

/** Loans due in full this soon or sooner are "short-term" and refused by Google Ads and Google Play. Days. */
const shortTerm = 60;
/** Percent a year; a daily rate is rounded somewhere. */
const tolerance = 0.01;
const daysOfYear = 365;

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
export const disclosures: Rule = (subject, surroundings) =>
  marketOf(subject) === undefined
    ? []
    : [missing, terms, contradictions].flatMap((rule) => rule(subject, surroundings));
