import type { Comparison, Condition } from '../../../generated/template';
import { comparisonsOf } from '../../../template/condition';

/** What a comparison is about, apart from the name of a query parameter. */
export const subjects = ['query', 'clientType', 'languageType', 'registered', 'now'] as const;
export type Subject = (typeof subjects)[number];

export const subjectOf = (field: string): Subject => subjects.find((subject) => subject === field) ?? 'query';

/** Comparisons that mean something for a subject. */
export const operatorsOf: Readonly<Record<Subject, readonly Comparison['op'][]>> = {
  query: ['eq', 'ne', 'in', 'exists', 'gt', 'lt'],
  clientType: ['eq', 'ne'],
  languageType: ['eq', 'ne'],
  registered: ['eq'],
  now: ['gt', 'lt'],
};

/** A comparison about a subject that is whole at once. */
export function comparisonAbout(subject: Subject, now: Date): Comparison {
  switch (subject) {
    case 'query':
      return { field: 'query.utm_tag', op: 'eq', value: '' };
    case 'clientType':
      return { field: 'clientType', op: 'eq', value: 'android' };
    case 'languageType':
      return { field: 'languageType', op: 'eq', value: 2 };
    case 'registered':
      return { field: 'registered', op: 'eq', value: true };
    case 'now':
      return { field: 'now', op: 'gt', value: now.toISOString().replace(/\.\d+Z$/, 'Z') };
  }
}

export type Shape = 'always' | 'one' | 'all' | 'any' | 'not';
export const shapes: readonly Shape[] = ['always', 'one', 'all', 'any', 'not'];

export function shapeOf(condition: Condition | undefined): Shape {
  if (!condition) return 'always';
  if ('all' in condition) return 'all';
  if ('any' in condition) return 'any';
  return 'not' in condition ? 'not' : 'one';
}

const firstOf = (condition: Condition | undefined, now: Date): Comparison =>
  (condition && comparisonsOf(condition)[0]) ?? comparisonAbout('clientType', now);

const listOf = (condition: Condition | undefined, now: Date): Condition[] => {
  if (condition && 'all' in condition) return condition.all;
  if (condition && 'any' in condition) return condition.any;
  return [firstOf(condition, now)];
};

/** A condition in another shape that keeps as much of the old one as fits. */
export function convertCondition(
  condition: Condition | undefined,
  shape: Shape,
  now: Date,
): Condition | undefined {
  switch (shape) {
    case 'always':
      return undefined;
    case 'one':
      return firstOf(condition, now);
    case 'all':
      return { all: listOf(condition, now) };
    case 'any':
      return { any: listOf(condition, now) };
    case 'not':
      return { not: condition && shapeOf(condition) !== 'not' ? condition : firstOf(condition, now) };
  }
}

/** A value after another comparison was chosen: a list for `in`, a truth value for `exists`, one value else. */
export function valueFor(op: Comparison['op'], value: Comparison['value']): Comparison['value'] {
  if (op === 'exists') return true;
  if (op === 'in') return Array.isArray(value) ? value : [String(value)];
  if (Array.isArray(value)) return value[0] ?? '';
  return typeof value === 'boolean' ? '' : value;
}
