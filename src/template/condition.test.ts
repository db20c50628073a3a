import fc from 'fast-check';
import type { Condition } from '../generated/template';
import { evaluate, isConditionTooDeep, type DecisionContext } from './condition';

const context: DecisionContext = {
  query: { utm_tag: 'spring', amount: '250' },
  clientType: 'android',
  languageType: 2,
  registered: false,
  now: Date.parse('2026-06-15T12:00:00Z'),
  groups: {},
};

const cases: [string, Condition, boolean][] = [
  ['a query parameter equals a text', { field: 'query.utm_tag', op: 'eq', value: 'spring' }, true],
  ['a query parameter equals a number', { field: 'query.amount', op: 'eq', value: 250 }, true],
  ['an absent parameter equals nothing', { field: 'query.none', op: 'eq', value: '' }, false],
  ['an absent parameter differs from all', { field: 'query.none', op: 'ne', value: 'spring' }, true],
  ['a name of Object.prototype is absent', { field: 'query.constructor', op: 'exists', value: true }, false],
  ['a present parameter exists', { field: 'query.utm_tag', op: 'exists', value: true }, true],
  ['an absent parameter does not exist', { field: 'query.none', op: 'exists', value: false }, true],
  ['greater compares numbers', { field: 'query.amount', op: 'gt', value: 99 }, true],
  ['less compares numbers', { field: 'query.amount', op: 'lt', value: '1000' }, true],
  ['greater compares words by their order', { field: 'query.utm_tag', op: 'gt', value: 'autumn' }, true],
  ['in looks through a list', { field: 'query.utm_tag', op: 'in', value: ['autumn', 'spring'] }, true],
  ['in needs a list', { field: 'query.utm_tag', op: 'in', value: 'spring' }, false],
  ['the language type is a number', { field: 'languageType', op: 'eq', value: 2 }, true],
  ['the client type', { field: 'clientType', op: 'ne', value: 'ios' }, true],
  ['registered is a truth value', { field: 'registered', op: 'eq', value: false }, true],
  ['now is later than a date', { field: 'now', op: 'gt', value: '2026-06-15T05:00:00-06:00' }, true],
  ['now is not earlier than it', { field: 'now', op: 'lt', value: '2026-06-15' }, false],
  ['no date at all compares false', { field: 'now', op: 'gt', value: 'soon' }, false],
];

describe('evaluate', () => {
  it.each(cases)('%s', (_name, condition, expected) => {
    expect(evaluate(condition, context)).toBe(expected);
  });

  it('joins by all, any and not as logic does', () => {
    const condition = fc.letrec<{ any: Condition }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(...cases.map(([, each]) => each)),
        fc.record({ not: tie('any') }),
      ),
    })).any;
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 5 }), (list) => {
        const values = list.map((each) => evaluate(each, context));
        expect(evaluate({ all: list }, context)).toBe(values.every(Boolean));
        expect(evaluate({ any: list }, context)).toBe(values.some(Boolean));
        expect(evaluate({ not: { all: list } }, context)).toBe(!values.every(Boolean));
      }),
    );
  });
});

describe('isConditionTooDeep', () => {
  const nested = (depth: number): unknown => (depth === 0 ? cases[0]![1] : { not: nested(depth - 1) });

  it('allows eight levels and refuses nine', () => {
    expect(isConditionTooDeep(nested(7))).toBe(false);
    expect(isConditionTooDeep(nested(8))).toBe(true);
  });
});
