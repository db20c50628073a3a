import { enteredAtFirst, planFaults, plannedTimes, presetsOf, type PublishPlan } from './publishPlan';

const now = Date.parse('2030-06-01T12:00-06:00');
const plan: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };
const faultsOf = (more: Partial<PublishPlan>) => planFaults({ ...plan, ...more }, 'mx', now);

test('now and for good needs no times', () => {
  expect(faultsOf({})).toBeUndefined();
  expect(plannedTimes(plan, 'mx')).toEqual({});
});

test('a time that is missing or has passed is refused, each by itself', () => {
  const typed = { isLater: true, hasEnd: true };
  expect(faultsOf(typed)).toEqual({ start: 'missing', end: 'missing' });
  expect(faultsOf({ ...typed, start: '2030-06-02T', end: 'T12:00' })).toEqual({
    start: 'missing',
    end: 'missing',
  });
  expect(faultsOf({ isLater: true, start: '2030-06-01T11:59' })).toEqual({ start: 'past' });
  expect(faultsOf({ ...typed, start: '2030-06-02T12:00', end: '2030-06-01T11:59' })).toEqual({ end: 'past' });
  expect(faultsOf({ hasEnd: true, end: '2030-06-01T11:59' })).toEqual({ end: 'past' });
});

test('an end comes after the start', () => {
  const later = { isLater: true, start: '2030-06-02T12:00', hasEnd: true };
  expect(faultsOf({ ...later, end: '2030-06-02T12:00' })).toEqual({ end: 'endOrder' });
  expect(faultsOf({ ...later, end: '2030-06-02T12:01' })).toBeUndefined();
  expect(plannedTimes({ ...plan, ...later, end: '2030-06-02T12:01' }, 'mx')).toEqual({
    publishAt: Date.parse('2030-06-02T12:00-06:00'),
    endAt: Date.parse('2030-06-02T12:01-06:00'),
  });
});

test('the moments that are chosen most are nine o’clock by the market’s clocks', () => {
  const saturday = Date.parse('2030-06-01T23:30-06:00');
  expect(presetsOf('mx', saturday)).toEqual([
    { name: 'tomorrow', value: '2030-06-02T09:00' },
    { name: 'monday', value: '2030-06-03T09:00' },
  ]);
  // In India it is Sunday by then.
  expect(presetsOf('in', saturday)).toEqual([{ name: 'tomorrow', value: '2030-06-03T09:00' }]);
  const monday = Date.parse('2030-06-03T10:00-06:00');
  expect(presetsOf('mx', monday).map(({ value }) => value)).toEqual(['2030-06-04T09:00', '2030-06-10T09:00']);
});

test('what is set already is entered when the steps begin, by the market’s clocks', () => {
  const [publishAt, endAt] = [Date.parse('2030-06-02T12:00-06:00'), Date.parse('2030-06-09T23:59-06:00')];
  const schedule = { sha256: 'a', publishAt, endAt, sharePercent: 10, byName: 'Pia', reason: 'Buen Fin' };
  const { plan: entered, reason } = enteredAtFirst(schedule, 'mx');
  expect(entered).toMatchObject({ start: '2030-06-02T12:00', end: '2030-06-09T23:59', sharePercent: 10 });
  expect(plannedTimes(entered, 'mx')).toEqual({ publishAt, endAt });
  expect(reason).toBe('Buen Fin');
  expect(enteredAtFirst({ ...schedule, publishAt: null }, 'mx').plan).toEqual(plan);
  expect(enteredAtFirst(null, 'mx').plan).toEqual(plan);
});

test('a year of five digits or before 1900 is refused as what it is', () => {
  const typed = { isLater: true, start: '12027-01-31T09:00', hasEnd: true, end: '0027-01-31T09:00' };
  expect(faultsOf(typed)).toEqual({ start: 'year', end: 'year' });
});
