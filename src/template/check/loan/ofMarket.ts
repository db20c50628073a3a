import type { LendingRule, Subject } from '../subject';
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

/** Each paragraph that a visitor reads, as lines of their own. */
const paragraphsOf = ({ words }: Subject): readonly string[] =>
  words.flatMap((each) => readable(each).split('\n'));

const isSaid = (paragraphs: readonly string[], [, ...patterns]: Statement): boolean =>
  paragraphs.some((paragraph) => patterns.every((pattern) => pattern.test(paragraph)));

const answeredWithin =
  /\b(?:within|in|en)\s+(?:un\s+m[aá]ximo\s+de\s+)?(\d+)\s+(?:\p{L}+\s+)?(?:days|d[ií]as)\b/giu;

/** Whether a paragraph about grievances promises an answer, and in no more days than the market gives the lender. */
const isAnsweredInTime = (paragraphs: readonly string[], most: number): boolean =>
  paragraphs.some(
    (paragraph) =>
      /grievance/i.test(paragraph) &&
      [...paragraph.matchAll(answeredWithin)].some(([, days]) => Number(days) <= most),
  );

/** What some markets ask of a page and others don't. */
export const ofMarket: LendingRule = (subject, { inForce }) => {
  if (!offersLoan(subject)) return [];
  const paragraphs = paragraphsOf(subject);
  const most = inForce.complaintReplyDays?.value;
  return [
    ...statements
      .filter((statement) => !isSaid(paragraphs, statement))
      .map(([rule]) => found(rule, '/blocks')),
    ...(most === undefined || isAnsweredInTime(paragraphs, most)
      ? []
      : [found('grievanceTimeMissing', '/blocks', { days: most })]),
  ];
};
