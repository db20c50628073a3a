import { perText } from '../perText';
import type { Rule } from '../subject';
import { found } from '../templateCheck';
import { readable } from './loanPage';

/** Without any of these nothing below can stand; quick to look for. */
const pieces = /penal|late\b|overdue|default|delay|unpaid|mora|traso/i;
/** Late payment that bears interest, in English and in Spanish. */
const worded =
  /\b(?:(?:late|penal|penalty|overdue|default|delayed?)\s+(?:payment\s+)?interest\b(?!\s+(?:is|will be)\s+(?:not|never)\b)|interest\s+(?:penalty|on\s+(?:late|overdue|delayed|unpaid)\b)|(?:additional|extra|higher)\s+(?:rate\s+of\s+)?interest\b[^.;]{0,40}\b(?:late|overdue|default|delay)|inter[eé]s(?:es)?\s+(?:moratori[oa]s?|penal(?:es)?|de\s+mora|por\s+(?:mora|atraso|retraso))|tasa\s+(?:moratoria|de\s+mora))/giu;
/** "No penal interest is charged" says what the rule wants. */
const denied = /\b(?:no|not|never|without|sin|ni|nunca)\s+(?:\p{L}+\s+){0,3}$/iu;

const penalInterestIn = perText((words): readonly string[] => {
  const text = readable(words);
  if (!pieces.test(text)) return [];
  const all = [...text.matchAll(worded)].filter(
    ({ index }) => !denied.test(text.slice(Math.max(0, index - 40), index)),
  );
  return [...new Set(all.map(([said]) => said))];
});

/** What a borrower pays for being late is a charge, not interest on top of the rate, where the market says so. */
export const penalInterest: Rule = (subject) =>
  subject.words.flatMap((words) =>
    penalInterestIn(words).map((said) => found('penalInterest', words.path, { said })),
  );
