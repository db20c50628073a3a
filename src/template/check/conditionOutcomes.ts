import type { Comparison, Condition } from '../../generated/template';
import { momentOf } from '../../kernel/date';
import { comparisonsOf, evaluate, type DecisionContext } from '../condition';

type Value = string | number | boolean | undefined;

/** How many combinations are tried; a condition with more is taken to be possible. */
const maxCombinations = 2_000;

const mentioned = (comparisons: readonly Comparison[]): readonly (string | number | boolean)[] =>
  comparisons.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));

/** A text's immediate successor and the least text of all: between them lies no case that matters. */
function textCandidates(values: readonly (string | number | boolean)[]): Value[] {
  const texts = values.map(String);
  const numbers = values.map(Number).filter((number) => !Number.isNaN(number));
  const ascending = [...new Set(numbers)].sort((one, other) => one - other);
  const near = numbers.flatMap((number) => [number - 0.5, number + 0.5]);
  const between = ascending.map((number, place) => (number + (ascending[place + 1] ?? number)) / 2);
  return [
    undefined,
    '',
    ...texts,
    ...texts.map((text) => `${text}\u0000`),
    ...[...near, ...between].map(String),
  ];
}

function momentCandidates(values: readonly (string | number | boolean)[], from: number): Value[] {
  const moments = values.map((value) => momentOf(String(value))).filter((moment) => !Number.isNaN(moment));
  const near = moments.flatMap((moment) => [moment - 1, moment, moment + 1]);
  const earliest = Number.isFinite(from) ? from : near.reduce((least, moment) => Math.min(least, moment), 0);
  return [earliest, ...near.filter((moment) => moment >= from)];
}

/** Values of one field among which every outcome of the comparisons occurs. */
function candidatesOf(field: string, comparisons: readonly Comparison[], from: number): Value[] {
  if (field === 'clientType') return ['ios', 'android'];
  if (field === 'languageType') return [1, 2];
  if (field === 'registered') return [true, false];
  const values = mentioned(comparisons.filter((comparison) => comparison.field === field));
  const candidates = field === 'now' ? momentCandidates(values, from) : textCandidates(values);
  return [...new Set(candidates)];
}

function contextOf(assignment: ReadonlyMap<string, Value>): DecisionContext {
  const query = [...assignment].flatMap(([field, value]): [string, string][] =>
    field.startsWith('query.') && value !== undefined ? [[field.slice('query.'.length), String(value)]] : [],
  );
  return {
    query: Object.fromEntries(query),
    clientType: assignment.get('clientType') === 'ios' ? 'ios' : 'android',
    languageType: assignment.get('languageType') === 1 ? 1 : 2,
    registered: assignment.get('registered') === true,
    now: Number(assignment.get('now') ?? 0),
    groups: {},
  };
}

/**
 * Whether a condition can hold for some visitor at some moment from `from` on (epoch ms). Tries one value of each kind
 * that the comparisons tell apart; where that would be too many, the answer is true.
 */
export function canHold(condition: Condition, from = Number.NEGATIVE_INFINITY): boolean {
  const comparisons = comparisonsOf(condition);
  const fields = [...new Set(comparisons.map(({ field }) => field))].map((field) => ({
    field,
    candidates: candidatesOf(field, comparisons, from),
  }));
  const combinations = fields.reduce((product, { candidates }) => product * candidates.length, 1);
  if (combinations > maxCombinations) return true;
  for (let number = 0; number < combinations; number += 1) {
    let rest = number;
    const assignment = new Map<string, Value>();
    for (const { field, candidates } of fields) {
      assignment.set(field, candidates[rest % candidates.length]);
      rest = Math.floor(rest / candidates.length);
    }
    if (evaluate(condition, contextOf(assignment))) return true;
  }
  return false;
}
