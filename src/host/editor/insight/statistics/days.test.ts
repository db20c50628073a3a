import { periodsOf, rangeBefore } from './days';

it('knows the days before, also across the end of a year', () => {
  expect(rangeBefore({ from: '2026-01-03', to: '2026-01-09' })).toEqual({
    from: '2025-12-27',
    to: '2026-01-02',
  });
  expect(rangeBefore({ from: '2024-03-01', to: '2024-03-01' })).toEqual({
    from: '2024-02-29',
    to: '2024-02-29',
  });
});

it('names each day of a range, and months where days are gone', () => {
  const range = { from: '2026-02-27', to: '2026-03-02' };
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
  expect(periodsOf(range, [], '2026-01-01')).toEqual(days);
  expect(periodsOf(range, ['2026-02'], '2026-03-01')).toEqual(['2026-02', '2026-03-01', '2026-03-02']);
  expect(periodsOf(range, [], '2026-03-01')).toEqual(['2026-02', '2026-03-01', '2026-03-02']);
  // Not added up yet, and added up but for late ones.
  expect(periodsOf(range, ['2026-02-28'], '2026-03-01')).toEqual(days);
  expect(periodsOf(range, ['2026-02', '2026-02-28'], '2026-03-01')).toEqual(['2026-02', ...days]);
});
