import { queryOf } from './query';

it.each([
  ['/a', ''],
  ['/a?', '?'],
  ['/a?b=1', '?b=1'],
  ['/a?b=?&c=2', '?b=?&c=2'],
  ['/a??c=2', '??c=2'],
])('%s has the query %j', (address, query) => expect(queryOf(address)).toBe(query));

it('is read whole, whatever question marks stand in its values', () => {
  expect(Object.fromEntries(new URLSearchParams(queryOf('/a?b=?&c=d?e')))).toEqual({ b: '?', c: 'd?e' });
});
