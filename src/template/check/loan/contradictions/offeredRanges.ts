import { amountPattern } from '../example/exampleWords';
import { parseAmount } from '../example/readExample';
import { readPlainly } from '../plainWords';

/** What a text says is offered, in minor units or in days; what it leaves open is undefined. */
export interface Offered {
  readonly least: number | undefined;
  readonly most: number;
  /** As it is written. */
  readonly said: string;
}

const amount = amountPattern.source;
const range = new RegExp(`(${amount})\\s?(?:a|to|and|y|hasta|up to|–|-|—|至)\\s?(${amount})`, 'gi');
const upTo = new RegExp(`(?:up to|hasta|m[aá]ximo(?: de)?|最高)\\s?(${amount})`, 'gi');

/** The clause is about how much can be borrowed, and about nothing else that is paid. */
const borrowing =
  /\b(?:pide|pides|pedir|solicit|pr[eé]stamo|cr[eé]dito|monto|apply|borrow|loan|credit|amount|get|obt[eé]n|recibe)|借/i;
const otherMoney =
  /\b(?:comisi[oó]n|fees?|charges?|cargos?|penal|pagos?|payments?|instal|cuotas?|intere|descuento|discount|coupon|cup[oó]n|ingreso|income|salar|sueldo)/i;
const clauseEnd = /[.;!?](?=\s|$)|\n/;

/** Ranges of amounts that a text says can be borrowed, in minor units. */
export function offeredAmounts(text: string): readonly Offered[] {
  if (!/[$₹¥]|\bRs|pesos|rupe|MXN|INR|元/i.test(text)) return [];
  return text
    .split(clauseEnd)
    .filter((clause) => borrowing.test(clause) && !otherMoney.test(clause))
    .flatMap((clause): Offered[] => [
      ...[...clause.matchAll(range)].map(([said, least = '', most = '']) => ({
        least: parseAmount(least).minor,
        most: parseAmount(most).minor,
        said,
      })),
      ...[...clause.matchAll(upTo)]
        .filter(({ index }) => !/\d\s?$/.test(clause.slice(0, index)))
        .map(([said, most = '']) => ({ least: undefined, most: parseAmount(most).minor, said })),
    ]);
}

const daysOfMonth = 365 / 12;
const terms =
  /\b(?:plazos?|terms?|tenures?)\b[^;\d]{0,30}(\d+) (?:a|to|y|and) (\d+) (?:calendar )?(dias|days|meses|months)\b/gu;

/** Terms that a text says a loan can have, in days. */
export function offeredTerms(text: string): readonly Offered[] {
  if (!/plazo|term|tenure/i.test(text)) return [];
  const { plain, quote } = readPlainly(text, [/ ; /g, ' ']);
  return [...plain.matchAll(terms)].map((match) => {
    const [whole, least, most, unit = ''] = match;
    const days = /^m/.test(unit) ? daysOfMonth : 1;
    const said = quote(match.index, whole.length);
    return { least: Number(least) * days, most: Number(most) * days, said };
  });
}
