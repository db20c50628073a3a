import type { LoanMarket } from '../../../kernel/market';
import type { Rule } from '../subject';
import { marketOf, offersLoan, readable, says } from './loanPage';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';

/** What an Indian page says about the lender, the loan's key facts, second thoughts and grievances. */
const indianStatements: readonly (readonly [RuleId, RegExp])[] = [
  ['nbfcMissing', /\bNBFC\b|non-banking financial compan|\bbank\b(?!\s+account)/i],
  ['keyFactsMissing', /key\s+facts?\s+statement|\bKFS\b/i],
  ['coolingOffMissing', /cooling[\s-]?off|look[\s-]?up\s+period/i],
  ['grievanceMissing', /grievance/i],
];

const penalInterest = /(?:late|penal|overdue|default)\s+interest|inter[eé]s\s+moratorio/i;

const india: Rule = (subject) => {
  const missing = offersLoan(subject)
    ? indianStatements.filter(([, pattern]) => !says(subject, pattern))
    : [];
  return [
    ...missing.map(([rule]) => found(rule, '/blocks')),
    ...subject.words
      .filter((words) => penalInterest.test(readable(words)))
      .map(({ path }) => found('penalInterest', path)),
  ];
};

/** What a Mexican page says about the cost of credit and about who watches over the lender. */
const mexicanStatements: readonly (readonly [RuleId, RegExp])[] = [
  ['catMissing', /\bC\.?A\.?T\.?(?![\p{L}])[^.]{0,60}?\d+(?:[.,]\d+)?\s?%/u],
  ['catNoteMissing', /sin\s+IVA[^.]{0,80}informativos|informativos[^.]{0,80}sin\s+IVA/iu],
  ['authorityMissing', /\b(?:CONDUSEF|SIPRES|PROFECO)\b/],
];

const mexico: Rule = (subject) => {
  if (!offersLoan(subject)) return [];
  return mexicanStatements
    .filter(([, pattern]) => !says(subject, pattern))
    .map(([rule]) => found(rule, '/blocks'));
};

/** Complete by its type: a market that is left out would be checked by nothing. */
const rules: Readonly<Record<LoanMarket, Rule>> = { mx: mexico, in: india };

/** What the law of a page's market asks of it. */
export const ofMarket: Rule = (subject, context) => {
  const market = marketOf(subject);
  return market === undefined ? [] : rules[market](subject, context);
};
