import { perText } from '../perText';
import type { LendingRule } from '../subject';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';
import { offersLoan, readable } from './loanPage';

/** Several patterns have to stand in one paragraph: whoever reads of the officer finds there how to reach them. */
type Statement = readonly [RuleId, ...RegExp[]];

const contact = /@|\{\{\s*(?:lender\.email|servicePhone)\s*\}\}|(?<!\d)\+?\d[\d -]{6,}\d/;

/** What pages that offer loans have to say; the market's rules decide which of it is asked for. */
const statements: readonly Statement[] = [
  ['nbfcMissing', /\bNBFC\b|non-banking financial compan|\bbank\b(?!\s+account)/i],
  ['keyFactsMissing', /key\s+facts?\s+statement|\bKFS\b/i],
  ['coolingOffMissing', /cooling[\s-]?off|look[\s-]?up\s+period/i],
  ['grievanceMissing', /grievance/i],
  ['grievanceOfficerMissing', /(?:nodal|grievance)\s+(?:grievance\s+)?(?:redressal\s+)?officer/i, contact],
  ['ombudsmanMissing', /ombudsman/i, /cms\.rbi\.org\.in|\b14448\b|Chandigarh/i],
  ['catMissing', /\bC\.?A\.?T\.?(?![\p{L}])[^.]{0,60}?\d+(?:[.,]\d+)?\s?%/u],
  ['catNoteMissing', /sin\s+IVA[^.]{0,80}informativos|informativos[^.]{0,80}sin\s+IVA/iu],
  ['authorityMissing', /\b(?:CONDUSEF|SIPRES|PROFECO)\b/],
  ['uneMissing', /\bUNE\b|Unidad\s+Especializada/, contact],
  ['redecoMissing', /\bREDECO\b|Registro\s+de\s+Despachos\s+de\s+Cobranza/i],
];

const answeredWithin =
  /\b(?:within|in|en)\s+(?:un\s+m[aá]ximo\s+de\s+)?(\d+)\s+(?:\p{L}+\s+)?(?:days|d[ií]as)\b/giu;

const daysOfAnswer = (paragraph: string): readonly number[] =>
  /grievance/i.test(paragraph) ? [...paragraph.matchAll(answeredWithin)].map(([, days]) => Number(days)) : [];

interface Said {
  readonly rules: readonly RuleId[];
  /** Days within which paragraphs about grievances promise an answer. */
  readonly answeredIn: readonly number[];
}

/** What a text says, paragraph by paragraph, as a visitor reads them. */
const saidIn = perText((words): Said => {
  const paragraphs = readable(words).split('\n');
  const isSaid = (patterns: readonly RegExp[]): boolean =>
    paragraphs.some((paragraph) => patterns.every((pattern) => pattern.test(paragraph)));
  return {
    rules: statements.flatMap(([rule, ...patterns]) => (isSaid(patterns) ? [rule] : [])),
    answeredIn: paragraphs.flatMap(daysOfAnswer),
  };
});

/** What some markets ask of a page and others don't. */
export const ofMarket: LendingRule = (subject, { inForce }) => {
  if (!offersLoan(subject)) return [];
  const said = subject.words.map(saidIn);
  const rules = new Set(said.flatMap((each) => each.rules));
  const most = inForce.complaintReplyDays?.value;
  return [
    ...statements.filter(([rule]) => !rules.has(rule)).map(([rule]) => found(rule, '/blocks')),
    // No more days than the market gives the lender.
    ...(most === undefined || said.some(({ answeredIn }) => answeredIn.some((days) => days <= most))
      ? []
      : [found('grievanceTimeMissing', '/blocks', { days: most })]),
  ];
};
