import { nearestFirst, withinTime } from './withinTime';

it('takes what fits in the order that it is given, and names the rest', () => {
  const costs: Record<string, number> = { long: 60, short: 20, middle: 50 };
  expect(withinTime(['long', 'middle', 'short'], 80, (name) => costs[name])).toEqual({
    taken: ['long', 'short'],
    leftOut: ['middle'],
  });
});

it('counts what nobody has measured as three seconds', () => {
  expect(withinTime(['a', 'b'], 5_000, () => undefined)).toEqual({ taken: ['a'], leftOut: ['b'] });
});

it('begins with the tests nearest to what changed', () => {
  const tests = ['tests/integration/a.test.ts', 'src/kernel/money.test.ts', 'src/codec/id.test.ts'];
  expect(nearestFirst(tests, ['src/kernel/date.ts'])).toEqual([
    'src/kernel/money.test.ts',
    'src/codec/id.test.ts',
    'tests/integration/a.test.ts',
  ]);
});

it('puts a test that was changed itself before all others', () => {
  const tests = ['src/kernel/money.test.ts', 'src/codec/id.test.ts'];
  expect(nearestFirst(tests, ['src/kernel/date.ts', 'src/codec/id.test.ts'])[0]).toBe('src/codec/id.test.ts');
});
