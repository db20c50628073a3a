import type { Rule } from '../subject';
import { offersLoan, readable, says } from './loanPage';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';

/** What pages that offer loans have to say; the market's rules decide which of it is asked for. */
const statements: readonly (readonly [RuleId, RegExp])[] = [
  ['nbfcMissing', /\bNBFC\b|non-banking financial compan|\bbank\b(?!\s+account)/i],
  ['keyFactsMissing', /key\s+facts?\s+statement|\bKFS\b/i],
  ['coolingOffMissing', /cooling[\s-]?off|look[\s-]?up\s+period/i],
  ['grievanceMissing', /grievance/i],
  ['catMissing', /\bC\.?A\.?T\.?(?![\p{L}])[^.]{0,60}?\d+(?:[.,]\d+)?\s?%/u],
  ['catNoteMissing', /sin\s+IVA[^.]{0,80}informativos|informativos[^.]{0,80}sin\s+IVA/iu],
  ['authorityMissing', /\b(?:CONDUSEF|SIPRES|PROFECO)\b/],
];

const penalInterest = /(?:late|penal|overdue|default)\s+interest|inter[eé]s\s+moratorio/i;

/** What some markets ask of a page and others don't. */
export const ofMarket: Rule = (subject) => {
  const missing = offersLoan(subject) ? statements.filter(([, pattern]) => !says(subject, pattern)) : [];
  return [
    ...missing.map(([rule]) => found(rule, '/blocks')),
    ...subject.words
      .filter((words) => penalInterest.test(readable(words)))
      .map(({ path }) => found('penalInterest', path)),
  ];
};
