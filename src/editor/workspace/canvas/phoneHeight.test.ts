import { answeredForPhone } from './phoneHeight';

test('tests of height are answered for a usual phone, and all else of a query stands', () => {
  const always = '(min-width: 0px)';
  const never = '(max-width: 0px)';
  expect(answeredForPhone('(max-height: 42rem)')).toBe(never);
  expect(answeredForPhone('(min-height: 40em)')).toBe(always);
  expect(answeredForPhone('(min-height: 741px)')).toBe(never);
  expect(answeredForPhone('screen and (min-width: 36rem) and (max-height: 740px)')).toBe(
    `screen and (min-width: 36rem) and ${always}`,
  );
  expect(answeredForPhone('(prefers-reduced-motion: reduce)')).toBe('(prefers-reduced-motion: reduce)');
});
