import type { Rule } from '../rule';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';
import { offersLoan, readable, says } from './loanPage';

/** What an Indian page says about the lender, the loan's key facts, second thoughts and grievances. */
const statements: readonly (readonly [RuleId, RegExp])[] = [
  ['nbfcMissing', /\bNBFC\b|non-banking financial compan|\bbank\b(?!\s+account)/i],
  ['keyFactsMissing', /key\s+facts?\s+statement|\bKFS\b/i],
  ['coolingOffMissing', /cooling[\s-]?off|look[\s-]?up\s+period/i],
  ['grievanceMissing', /grievance/i],
];

const penalInterest = /(?:late|penal|overdue|default)\s+interest|inter[eé]s\s+moratorio/i;

/** For pages of the Indian market. */
export const india: Rule = (subject) => {
  const missing = offersLoan(subject) ? statements.filter(([, pattern]) => !says(subject, pattern)) : [];
  return [
    ...missing.map(([rule]) => found(rule, '/blocks')),
    ...subject.words
      .filter((words) => penalInterest.test(readable(words)))
      .map(({ path }) => found('penalInterest', path)),
  ];
};
