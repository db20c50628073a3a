import fc from 'fast-check';
import type { Condition } from '../../../generated/template';
import validateEnvelope from '../../../generated/validators/block';
import {
  comparisonAbout,
  operatorsOf,
  convertCondition,
  shapeOf,
  shapes,
  subjects,
  valueFor,
} from './conditionParts';

const now = new Date('2030-01-01T00:00:00Z');
const isValid = (visibleWhen: unknown): boolean =>
  validateEnvelope({ id: 'a', type: 'hero', props: {}, ...(visibleWhen !== undefined && { visibleWhen }) });

test('every subject starts with a comparison that the schema takes, with every operator', () => {
  for (const subject of subjects) {
    const comparison = comparisonAbout(subject, now);
    expect(isValid(comparison)).toBe(true);
    for (const op of operatorsOf[subject])
      expect(isValid({ ...comparison, op, value: valueFor(op, comparison.value) })).toBe(true);
  }
});

test('a condition can take any shape from any other, and is valid in each', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shapes), { maxLength: 6 }), (path) => {
      let condition: Condition | undefined;
      for (const shape of path) {
        condition = convertCondition(condition, shape, now);
        expect(shapeOf(condition)).toBe(shape);
        expect(isValid(condition)).toBe(true);
      }
    }),
  );
});

test('a list keeps its conditions when “all” becomes “any”', () => {
  const all = [comparisonAbout('registered', now), comparisonAbout('query', now)];
  expect(convertCondition({ all }, 'any', now)).toEqual({ any: all });
});
