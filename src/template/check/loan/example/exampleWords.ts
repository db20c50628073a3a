/** Words around the figures of a loan example, in English, Spanish and Chinese: which figure is what. */

/** Figures with cents, with a currency sign, or with a currency's name. */
export const amountPattern =
  /(?:[$₹¥]|\bRs\.?|\bMXN|\bINR)\s?\d[\d.,]*|(?<!\d)(?<!\d[.,])\d[\d.,]*\s?(?:pesos|rupees|rupias|MXN|INR|元)|(?<!\d)(?<!\d,)\d[\d,]*\.\d{2}(?!\d|\s?%)/gi;
export const percentPattern = /(?<!\d)\d+(?:[.,]\d+)?\s?[%％]/g;

export type AmountRole =
  'vat' | 'instalment' | 'interest' | 'fees' | 'received' | 'borrowed' | 'total' | 'cost';
export type PercentRole = 'vat' | 'cat' | 'apr' | 'other' | 'rate';

type Roles<Role> = readonly (readonly [Role, RegExp])[];

/** What the words before an amount, in its clause, make of it; the first that fits. English, Spanish, Chinese. */
export const amountRoles: Roles<AmountRole> = [
  ['vat', /\b(?:IVA|VAT|GST)\b|税/i],
  [
    'instalment',
    /\b\d+\s+(?:\p{L}+\s+){0,2}(?:payments?|instal?lments?|repayments?|EMIs?|pagos?|cuotas?|mensualidades|quincenas|parcialidades)\s+(?:\p{L}+\s+)?(?:of|de|por)\s*$/iu,
  ],
  ['cost', /\b(?:total )?costs?\b|\bcuesta|\bcosto\b|总成本/i],
  ['interest', /\binterest\b|\binter[eé]s(?:es)?\b|利息/i],
  ['fees', /\b(?:fees?|commissions?|comisi[oó]n(?:es)?|charges?|cargos?|deductions?)\b|手续费|服务费/i],
  [
    'borrowed',
    /\bloan amount|\b(?:sum|amount) (?:borrowed|of the loan)|\bmonto (?:del (?:pr[eé]stamo|cr[eé]dito)|prestado|solicitado)|借款金额/i,
  ],
  [
    'total',
    /\b(?:total|re?pay|pay|payable|pagas?|pagar\p{L}*|devuelv\p{L}*|liquid\p{L}*|reembols\p{L}*)|in all\b|共还|合计|应还|总/iu,
  ],
  ['received', /\b(?:receive|recib\p{L}*|disburse\p{L}*|payout|net amount|deposit\p{L}*)|到账/iu],
  [
    'borrowed',
    /\b(?:borrow\p{L}*|loan|principal|capital|pides|pedir|pide|pr[eé]stamo|cr[eé]dito|monto|solicit\p{L}*|amount)|借款|贷款|本金/iu,
  ],
];

export const percentRoles: Roles<PercentRole> = [
  ['vat', /\b(?:IVA|VAT|GST)\b|税/i],
  ['cat', /\bC\.?A\.?T\b|costo anual total|total annual cost/i],
  ['apr', /\bAPR\b|annual percentage rate/i],
  [
    'other',
    /\b(?:fees?|commissions?|comisi[oó]n(?:es)?|late|penal\p{L}*|overdue|morator\p{L}*|up to|hasta|m[aá]xim\p{L}*|max\p{L}*)\b|手续费|逾期/iu,
  ],
  ['rate', /interest|inter[eé]s|\brate\b|\btasa\b|利率/i],
];

/** "without VAT", "including interest and VAT": what is spoken of but not the figure's own name. */
export const beside =
  /\b(?:sin|without|excluding|excl\.?|plus|m[aá]s|including|incl\.?|incluid[oa]s?|incluye(?:ndo)?|with|con)\s+(?:(?:all|the|el|los|las|la)\s+)?(?:interest|inter[eé]s(?:es)?|fees?|charges?|comisi[oó]n(?:es)?|VAT|IVA|GST|tax(?:es)?|impuestos)(?:(?:\s*,\s*|\s+(?:and|y|e)\s+)(?:interest|inter[eé]s(?:es)?|fees?|charges?|comisi[oó]n(?:es)?|VAT|IVA|GST|tax(?:es)?|impuestos))*\b/gi;
const clauseEnd = /,(?!\d)|[;，。；、\n]|\.(?=\s|$)/;

/** A figure with the words of its clause: those since the last figure of its kind, and those until the next. */
export interface Figure {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

const lastClause = (text: string): string => text.split(clauseEnd).at(-1) ?? '';

export function figuresIn(text: string, pattern: RegExp): readonly Figure[] {
  const matches = [...text.matchAll(pattern)];
  return matches.map((match, place) => {
    const last = matches[place - 1];
    const end = match.index + match[0].length;
    return {
      text: match[0],
      before: lastClause(text.slice(last ? last.index + last[0].length : 0, match.index)),
      after: text.slice(end, matches[place + 1]?.index).split(clauseEnd, 1)[0] ?? '',
    };
  });
}

/** By the words before a figure; where they say nothing, by the first word after it. */
export function roleOf<Role>({ before, after }: Figure, roles: Roles<Role>): Role | undefined {
  const named = roles.find(([, words]) => words.test(before));
  if (named) return named[0];
  const later = roles
    .map(([role, words]) => ({ role, at: after.search(words) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  return later[0]?.role;
}

const shownCat = /\bC\.?A\.?T\.?(?!\p{L})([^.%]{0,60}?)(\d+(?:[.,]\d+)?)\s?%(?!\s?(?:a|al|to|-|–)\s?\d)/gu;
const ofManyLoans = /promedio|average|m[aá]x|hasta|up to/i;

/** Each CAT that a text states in percent, but no average, range or maximum of many loans. */
export const readShownCats = (text: string): readonly number[] =>
  [...text.matchAll(shownCat)].flatMap(([, between = '', percent = '']) =>
    ofManyLoans.test(between) ? [] : [Number(percent.replace(',', '.'))],
  );
