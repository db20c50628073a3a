import { blocksOfType } from '../checkBlock';
import type { Rule } from '../subject';
import { found } from '../templateCheck';
import { offersLoan, readable } from './loanPage';

/** Without any of these nothing below can stand; quick to look for. */
const pieces = /partner|lenders|banks|NBFCs|soci[oa]|aliad|prestamistas|bancos|financieras|entidades/i;
/** A partner who lends, or several lenders' offers side by side. */
const partner =
  /\b(?:lending|financ\p{L}*|banking|bank|NBFC|loan) partners?\b|\bpartner(?:ed)? (?:with )?(?:banks?|NBFCs?|lenders?)\b|\b(?:offers?|loans?) (?:from|of|by) (?:several|various|multiple|many|different|our) (?:lenders|banks|NBFCs|partners)\b|\bsocios? (?:financier|prestamista)\p{L}*|\baliad[oa]s? financier\p{L}*|\bofertas de (?:vari|distint|diferente|much|nuestr)[oa]?s (?:prestamistas|bancos|socios|financieras)\b|\b(?:prestamistas|bancos|financieras|entidades) (?:aliad|asociad)[oa]s\b/iu;
const namesLender = /\{\{\s*lender\.name\s*\}\}/;

/** Who lends must be said where another shows the offer: in the same text, or in the disclosure of each offer. */
export const partners: Rule = (subject) => {
  if (!offersLoan(subject)) return [];
  const disclosures = blocksOfType(subject.blocks, 'disclosure');
  const unnamed = disclosures.filter(({ props: { lender } }) => lender === undefined);
  const isNamed = disclosures.length > 0 && unnamed.length === 0;
  return [
    ...(disclosures.length > 1 ? unnamed.map(({ path }) => found('offerWithoutLender', path)) : []),
    ...(isNamed
      ? []
      : subject.words
          .filter((words) => {
            const text = readable(words);
            return pieces.test(text) && partner.test(text) && !namesLender.test(text);
          })
          .map(({ path }) => found('partnerWithoutLender', path))),
  ];
};
