import { applied, mutationsOf } from './places';

const source = `export function fee(days: number): number {
  if (days < 3) return 0;
  note(days);
  return days > 9 ? 2 : 1;
}`;

it('finds conditions, bounds and calls, and breaks one at a time', () => {
  const broken = mutationsOf('fee.ts', source).map((mutation) => [mutation.kind, applied(source, mutation)]);
  expect(broken).toEqual([
    ['condition', source.replace('days < 3', '!(days < 3)')],
    ['bound', source.replace('days < 3', 'days <= 3')],
    ['call', source.replace('note(days);', ';')],
    ['condition', source.replace('days > 9', '!(days > 9)')],
    ['bound', source.replace('days > 9', 'days >= 9')],
  ]);
});
