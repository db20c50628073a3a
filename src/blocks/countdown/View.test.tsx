import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { drawBlocks, TestPage } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';
import { ClockContext } from '../../ui/ClockContext';
import { partsOf } from './View';

const { countdown } = fullBlocks;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2029-12-31T23:59:57Z') }));
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number): void =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const numbers = (): string => screen.getByRole('timer').textContent;

test('counts down to the end, says so, and stops', () => {
  drawBlocks([countdown]);
  expect(numbers()).toBe('00days00hours00minutes03seconds');
  wait(2000);
  expect(numbers()).toBe('00days00hours00minutes01seconds');
  wait(1000);
  expect(screen.getByText('This has ended.')).toBeTruthy();
  expect(jest.getTimerCount()).toBe(0);
});

test('the first HTML knows no time, since it is cached', () => {
  expect(renderToString(<TestPage blocks={[countdown]} />)).toContain('--');
});

test('a date that is none stays neutral', () => {
  drawBlocks([{ ...countdown, props: { until: '2030-99-99' } }]);
  expect(numbers()).toContain('--');
  expect(screen.queryByText('This has ended.')).toBeNull();
});

test.each([
  ['2029-12-31T23:59:59', '00days00hours00minutes02seconds'],
  ['2029-12-31T17:59:59-06:00', '00days00hours00minutes02seconds'],
])('%s is the same moment on every phone', (until, left) => {
  drawBlocks([{ ...countdown, props: { until } }]);
  expect(numbers()).toBe(left);
});

test.each([
  () => document.dispatchEvent(new Event('visibilitychange')),
  () => window.dispatchEvent(new Event('pageshow')),
])('is right at once when the page is seen again, also where it had ended by a wrong clock', (comeBack) => {
  drawBlocks([countdown]);
  jest.setSystemTime(Date.parse('2030-01-01T00:00:05Z'));
  act(() => void comeBack());
  expect(screen.getByText('This has ended.')).toBeTruthy();
  jest.setSystemTime(Date.parse('2029-12-31T23:59:50Z'));
  act(() => void comeBack());
  expect(numbers()).toBe('00days00hours00minutes10seconds');
  wait(1000);
  expect(numbers()).toBe('00days00hours00minutes09seconds');
});

test('goes by the page’s clock and not the phone’s, from the moment on that it is put right', () => {
  let wrongBy = 0;
  let putRight = (): void => undefined;
  const clock = {
    now: () => Date.now() + wrongBy,
    watch: (tell: () => void) => {
      putRight = tell;
      return () => undefined;
    },
  };
  wrongBy = 60_000;
  render(
    <ClockContext value={clock}>
      <TestPage blocks={[countdown]} />
    </ClockContext>,
  );
  expect(screen.getByText('This has ended.')).toBeTruthy();
  wrongBy = -7_000;
  act(() => putRight());
  expect(numbers()).toBe('00days00hours00minutes10seconds');
  wait(1000);
  expect(numbers()).toBe('00days00hours00minutes09seconds');
});

test('its parts add up to the time left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (milliseconds) => {
      const { days, hours, minutes, seconds } = partsOf(milliseconds);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(milliseconds / 1000));
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
    }),
  );
});
