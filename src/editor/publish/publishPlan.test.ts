import { momentOf, planFault, plannedTimes, type PublishPlan } from './publishPlan';

const now = Date.parse('2030-06-01T12:00-06:00');
const plan: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };
const faultOf = (more: Partial<PublishPlan>) => planFault({ ...plan, ...more }, 'mx', now);

test('now and for good needs no times', () => {
  expect(faultOf({})).toBeUndefined();
  expect(plannedTimes(plan, 'mx')).toEqual({});
});

test('times are those of the market’s clocks, wherever the reader is', () => {
  expect(momentOf('2030-06-01T09:30', 'mx')).toBe(Date.parse('2030-06-01T09:30-06:00'));
  expect(momentOf('2030-06-01T09:30', 'in')).toBe(Date.parse('2030-06-01T09:30+05:30'));
  // Without a market the reader's own.
  expect(momentOf('2030-06-01T09:30', '')).toBe(new Date('2030-06-01T09:30').getTime());
  expect(momentOf('', 'mx')).toBeNaN();
});

test('a time that is missing or has passed is refused', () => {
  expect(faultOf({ isLater: true })).toBe('past');
  expect(faultOf({ isLater: true, start: '2030-06-01T11:59' })).toBe('past');
  expect(faultOf({ hasEnd: true, end: '2030-06-01T11:59' })).toBe('past');
});

test('an end comes after the start', () => {
  const later = { isLater: true, start: '2030-06-02T12:00', hasEnd: true };
  expect(faultOf({ ...later, end: '2030-06-02T12:00' })).toBe('endOrder');
  expect(faultOf({ ...later, end: '2030-06-02T12:01' })).toBeUndefined();
  expect(plannedTimes({ ...plan, ...later, end: '2030-06-02T12:01' }, 'mx')).toEqual({
    publishAt: Date.parse('2030-06-02T12:00-06:00'),
    endAt: Date.parse('2030-06-02T12:01-06:00'),
  });
});
