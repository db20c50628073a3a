import { planFault, plannedTimes, type PublishPlan } from './PlanFields';

const now = new Date('2030-06-01T12:00').getTime();
const plan: PublishPlan = { isLater: false, start: '', hasEnd: false, end: '' };

test('now and for good needs no times', () => {
  expect(planFault(plan, now)).toBeUndefined();
  expect(plannedTimes(plan)).toEqual({});
});

test('a time that is missing or has passed is refused', () => {
  expect(planFault({ ...plan, isLater: true }, now)).toBe('past');
  expect(planFault({ ...plan, isLater: true, start: '2030-06-01T11:59' }, now)).toBe('past');
  expect(planFault({ ...plan, hasEnd: true, end: '2030-06-01T11:59' }, now)).toBe('past');
});

test('an end comes after the start', () => {
  const later = { ...plan, isLater: true, start: '2030-06-02T12:00', hasEnd: true };
  expect(planFault({ ...later, end: '2030-06-02T12:00' }, now)).toBe('endOrder');
  expect(planFault({ ...later, end: '2030-06-02T12:01' }, now)).toBeUndefined();
  expect(plannedTimes({ ...later, end: '2030-06-02T12:01' })).toEqual({
    publishAt: new Date('2030-06-02T12:00').getTime(),
    endAt: new Date('2030-06-02T12:01').getTime(),
  });
});
