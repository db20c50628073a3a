import type { Comparison, Condition } from '../generated/template';
import type { LanguageType } from '../kernel/locale';
import { momentOf } from '../kernel/date';
import { limits } from './limits';

/** What is known of the visitor and the moment when blocks are chosen (contract §8). */
export interface DecisionContext {
  /** Parameters of the page's address. */
  readonly query: Readonly<Record<string, string>>;
  readonly clientType: 'ios' | 'android';
  readonly languageType: LanguageType;
  readonly registered: boolean;
  readonly now: number;
  /** Group of each experiment that this visitor belongs to. */
  readonly groups: Readonly<Record<string, string>>;
}

type Scalar = string | number | boolean;

function fieldValue(field: string, context: DecisionContext): Scalar | undefined {
  if (field.startsWith('query.')) {
    const name = field.slice('query.'.length);
    return Object.hasOwn(context.query, name) ? context.query[name] : undefined;
  }
  switch (field) {
    case 'clientType':
      return context.clientType;
    case 'languageType':
      return context.languageType;
    case 'registered':
      return context.registered;
    case 'now':
      return context.now;
    default:
      return undefined;
  }
}

/** Query parameters are text and `now` is a date: values are compared as what the field holds. */
function equals(actual: Scalar, expected: Scalar, field: string): boolean {
  if (field === 'now') return actual === momentOf(String(expected));
  return typeof actual === 'string' ? actual === String(expected) : actual === expected;
}

function order(actual: Scalar, expected: Scalar, field: string): number {
  if (field === 'now') return Number(actual) - momentOf(String(expected));
  const difference = Number(actual) - Number(expected);
  if (!Number.isNaN(difference)) return difference;
  return String(actual) < String(expected) ? -1 : Number(String(actual) > String(expected));
}

function compare({ field, op, value }: Comparison, context: DecisionContext): boolean {
  const actual = fieldValue(field, context);
  if (op === 'exists') return (actual !== undefined) === (value !== false);
  if (op === 'ne') return actual === undefined || Array.isArray(value) || !equals(actual, value, field);
  if (actual === undefined) return false;
  if (op === 'in') return Array.isArray(value) && value.some((item) => equals(actual, item, field));
  if (Array.isArray(value)) return false;
  if (op === 'eq') return equals(actual, value, field);
  return op === 'gt' ? order(actual, value, field) > 0 : order(actual, value, field) < 0;
}

export function evaluate(condition: Condition, context: DecisionContext): boolean {
  if ('all' in condition) return condition.all.every((each) => evaluate(each, context));
  if ('any' in condition) return condition.any.some((each) => evaluate(each, context));
  if ('not' in condition) return !evaluate(condition.not, context);
  return compare(condition, context);
}

const childrenOf = (condition: Condition): readonly Condition[] => {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [];
};

export function comparisonsOf(condition: Condition): readonly Comparison[] {
  if ('field' in condition) return [condition];
  return childrenOf(condition).flatMap(comparisonsOf);
}

/** Looked at on the raw value, before a recursive validator walks it. */
export function isConditionTooDeep(condition: unknown, depth = 1): boolean {
  if (typeof condition !== 'object' || condition === null) return false;
  if (depth > limits.conditionDepth) return true;
  const { all, any, not } = condition as { all?: unknown; any?: unknown; not?: unknown };
  const isTooDeep = (child: unknown): boolean => isConditionTooDeep(child, depth + 1);
  return isTooDeep(not) || [all, any].some((list) => Array.isArray(list) && list.some(isTooDeep));
}
