import type { Rule } from '../rule';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';
import { offersLoan, says } from './loanPage';

/** What a Mexican page says about the cost of credit and about who watches over the lender. */
const statements: readonly (readonly [RuleId, RegExp])[] = [
  ['catMissing', /\bC\.?A\.?T\.?(?![\p{L}])[^.]{0,60}?\d+(?:[.,]\d+)?\s?%/u],
  ['catNoteMissing', /sin\s+IVA[^.]{0,80}informativos|informativos[^.]{0,80}sin\s+IVA/iu],
  ['authorityMissing', /\b(?:CONDUSEF|SIPRES|PROFECO)\b/],
];

/** For pages of the Mexican market. */
export const mexico: Rule = (subject) => {
  if (!offersLoan(subject)) return [];
  return statements.filter(([, pattern]) => !says(subject, pattern)).map(([rule]) => found(rule, '/blocks'));
};
