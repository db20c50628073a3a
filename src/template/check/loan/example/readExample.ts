import { daysOfYear } from '../../../../kernel/annualCost';
import { exampleTolerance } from './exampleTolerance';
import {
  amountPattern,
  type AmountRole,
  amountRoles,
  beside,
  type Figure,
  figuresIn,
  percentPattern,
  type PercentRole,
  percentRoles,
  roleOf,
} from './exampleWords';

/** An amount as it is written, in minor units, and by how much its writing rounds it. */
export interface Amount {
  readonly minor: number;
  readonly slack: number;
}

/** A yearly rate in percent, and by how much its writing rounds it. */
export interface YearlyRate {
  readonly percent: number;
  readonly slack: number;
}

/** What a representative example says in one language. What it does not say is undefined. */
export interface ExampleFigures {
  readonly borrowed: Amount;
  /** All that is repaid, with interest, tax and what is not taken off the payout. */
  readonly total: Amount;
  readonly termDays: number;
  readonly termSlack: number;
  readonly rates: readonly YearlyRate[];
  /** What is paid out where fees are taken off it. */
  readonly received: Amount | undefined;
  readonly interest: Amount | undefined;
  readonly vat: Amount | undefined;
  readonly vatPercent: number | undefined;
  readonly fees: Amount | undefined;
  readonly instalments: { readonly count: number; readonly each: Amount } | undefined;
  readonly cat: number | undefined;
  readonly apr: number | undefined;
}

/** The second bound of a range ("91 to 365 days") is no term of an example. */
const termPattern =
  /(?<!\d\s?(?:to|a|al|y|and|-|–|至)\s?)\b(\d+)\s?(?:(days?|d[ií]as?|天)|(weeks?|semanas?)|(quincenas?|fortnights?)|(months?|mes(?:es)?|个月|個月)|(years?|años?|年))/i;

type Unit = keyof typeof exampleTolerance.termDays;
const units: readonly Unit[] = ['day', 'week', 'fortnight', 'month', 'year'];
const daysOf: Readonly<Record<Unit, number>> = {
  day: 1,
  week: 7,
  fortnight: daysOfYear / 24,
  month: daysOfYear / 12,
  year: daysOfYear,
};

/** `10,000.00`, `1,00,000`, `10.000,00`: the last sign is a decimal one where one or two digits follow. */
export function parseAmount(text: string): Amount {
  const digits = (/\d[\d.,]*/.exec(text)?.[0] ?? '').replace(/[.,]+$/, '');
  const cents = /[.,](\d{1,2})$/.exec(digits)?.[1];
  const whole = Number((cents === undefined ? digits : digits.slice(0, -cents.length)).replace(/[.,]/g, ''));
  return {
    minor: whole * 100 + Number((cents ?? '').padEnd(2, '0')),
    slack: cents === undefined ? exampleTolerance.wholeAmount : exampleTolerance.amount,
  };
}

const percentOf = ({ text }: Figure): number => Number(text.replace(/[\s%％]/g, '').replace(',', '.'));

const periods = [
  { period: 'year', perYear: 1, words: /\b(?:year|annual|annum|p\.?a|anual|año)|年/i },
  { period: 'month', perYear: 12, words: /\b(?:month|mensual|mes\b)|月/i },
  { period: 'day', perYear: daysOfYear, words: /\b(?:day\b|daily|diari|d[ií]a\b)|日/i },
] as const;

/** How often a rate is paid in a year, and how exactly it is written; without a word it is a yearly one. */
function yearly(figure: Figure): YearlyRate {
  const around = `${figure.before} ${figure.after.slice(0, 20)}`;
  const { period, perYear } = periods.find(({ words }) => words.test(around)) ?? periods[0];
  return { percent: percentOf(figure) * perYear, slack: exampleTolerance.rate[period] * perYear };
}

interface NamedAmount {
  readonly role: AmountRole | undefined;
  readonly amount: Amount;
  readonly figure: Figure;
}

const sumOf = (amounts: readonly Amount[]): Amount | undefined =>
  amounts.length === 0
    ? undefined
    : amounts.reduce((sum, { minor, slack }) => ({ minor: sum.minor + minor, slack: sum.slack + slack }), {
        minor: 0,
        slack: 0,
      });

function instalmentsOf(named: readonly NamedAmount[]): ExampleFigures['instalments'] {
  const found = named.find(({ role }) => role === 'instalment');
  const count = Number(/(\d+)(?=\D*$)/.exec(found?.figure.before ?? '')?.[1]);
  return found && count >= 1 ? { count, each: found.amount } : undefined;
}

const multiplied = ({ minor, slack }: Amount, count: number): Amount => ({
  minor: minor * count,
  slack: slack * count,
});

function amountsOf(text: string): {
  readonly of: (role: AmountRole) => readonly Amount[];
  readonly unnamed: readonly Amount[];
  readonly instalments: ExampleFigures['instalments'];
} {
  const named = figuresIn(text, amountPattern).map((figure) => ({
    role: roleOf(figure, amountRoles),
    amount: parseAmount(figure.text),
    figure,
  }));
  return {
    of: (role) => named.filter((each) => each.role === role).map(({ amount }) => amount),
    unnamed: named.filter(({ role }) => role === undefined).map(({ amount }) => amount),
    instalments: instalmentsOf(named),
  };
}

/** For how long an example runs, in days; amounts ("$10,000.00 a 182 días") begin no range. */
export function termOf(text: string): { readonly days: number; readonly slack: number } | undefined {
  const match = termPattern.exec(text.replace(amountPattern, '¤'));
  const unit = units.find((_, place) => match?.[place + 2] !== undefined);
  if (!match || !unit) return undefined;
  return { days: Number(match[1]) * daysOf[unit], slack: exampleTolerance.termDays[unit] };
}

function percentsOf(text: string): Pick<ExampleFigures, 'rates' | 'vatPercent' | 'cat' | 'apr'> {
  const figures = figuresIn(text, percentPattern).map((figure) => ({
    role: roleOf(figure, percentRoles) ?? 'rate',
    figure,
  }));
  const first = (role: PercentRole): number | undefined => {
    const found = figures.find((each) => each.role === role);
    return found && percentOf(found.figure);
  };
  return {
    rates: figures.filter(({ role }) => role === 'rate').map(({ figure }) => yearly(figure)),
    vatPercent: first('vat'),
    cat: first('cat'),
    apr: first('apr'),
  };
}

/** The figures of a representative example; undefined where it is not clear what is borrowed, repaid, or for how long. */
export function readExample(example: string): ExampleFigures | undefined {
  const text = example.replace(/\u00a0/g, ' ').replace(beside, ' ');
  const { of, unnamed, instalments } = amountsOf(text);
  const term = termOf(text);
  const [received] = of('received');
  // Of two amounts without a word the first is borrowed and the larger repaid; of more, nobody knows.
  const guesses = unnamed.length > 2 ? [] : unnamed;
  const borrowed = of('borrowed')[0] ?? received ?? guesses[0];
  if (!borrowed || borrowed.minor === 0 || !term || term.days === 0) return undefined;
  const cost = of('cost')[0];
  const total =
    of('total').at(-1) ??
    (instalments && multiplied(instalments.each, instalments.count)) ??
    (cost && sumOf([borrowed, cost])) ??
    guesses.filter(({ minor }) => minor > borrowed.minor).at(-1);
  if (!total || total.minor === 0) return undefined;
  return {
    borrowed,
    total,
    received: of('borrowed').length > 0 ? received : undefined,
    interest: of('interest')[0],
    vat: of('vat')[0],
    fees: sumOf(of('fees')),
    instalments,
    termDays: term.days,
    termSlack: term.slack,
    ...percentsOf(text),
  };
}
