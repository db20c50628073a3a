import fc from 'fast-check';
import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { toastRequested } from '../../events/toast';
import { watchToasts } from '../../effects/watchToasts';
import { secondsLeft, soonEnough } from '../../effects/countdown';
import { watchCountdown } from './saga';
import { countdownStarted } from './registrationEvents';
import { promotionReducers } from './selectors';

function run() {
  const saga = createSagaMiddleware();
  const store = configureStore({ reducer: promotionReducers, middleware: () => new Tuple(saga) });
  saga.run(watchCountdown, { now: () => Date.now() });
  saga.run(watchToasts);
  return store;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('countdown', () => {
  it('shows each second once and ends after a minute', async () => {
    const store = run();
    const shown: number[] = [];
    store.subscribe(() => shown.push(store.getState().registration.secondsLeft));
    store.dispatch(countdownStarted(Date.now() + 60_000));
    await jest.advanceTimersByTimeAsync(59_999);
    expect(store.getState().registration.secondsLeft).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect([...new Set(shown.slice(1))]).toEqual(Array.from({ length: 61 }, (_, second) => 60 - second));
  });

  it('is right at once on a phone that slept', async () => {
    const store = run();
    store.dispatch(countdownStarted(Date.now() + 60_000));
    jest.setSystemTime(Date.now() + 45_000);
    await jest.advanceTimersByTimeAsync(1000);
    expect(store.getState().registration.secondsLeft).toBe(14);
  });

  it('ends a minute later at the latest when the clock is set back', async () => {
    const store = run();
    store.dispatch(countdownStarted(Date.now() + 60_000));
    await jest.advanceTimersByTimeAsync(10_000);
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(61_000);
    expect(store.getState().registration.secondsLeft).toBe(0);
  });

  it('never blocks for longer than a minute, whatever happens to the clock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (end, now) => {
        const left = secondsLeft(soonEnough(end, now), now);
        expect(left >= 0 && left <= 60).toBe(true);
        expect(left === 0).toBe(end <= now);
      }),
    );
  });
});

describe('toasts', () => {
  it('go after 3 s, counted from the last one', async () => {
    const store = run();
    store.dispatch(toastRequested({ words: 'one' }));
    await jest.advanceTimersByTimeAsync(2000);
    store.dispatch(toastRequested({ words: 'two' }));
    await jest.advanceTimersByTimeAsync(2999);
    expect(store.getState().toast.text).toEqual({ words: 'two' });
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().toast.text).toBeUndefined();
  });
});
