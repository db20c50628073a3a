import { delay, put, takeLatest } from 'typed-redux-saga';
import type { PromotionDependencies } from './dependencies';
import { countdownStarted, countdownTicked } from './registrationEvents';

/** Pause between two SMS codes, in ms (spec §9). */
export const countdownMilliseconds = 60_000;

/** Seconds left, by the end and not by counting ticks: a phone that slept is right at its next tick. */
export const secondsLeft = (end: number, now: number): number => Math.ceil(Math.max(0, end - now) / 1000);

/** A pause ends after a minute at the latest, even where the clock has been set back meanwhile. */
export const soonEnough = (end: number, now: number): number => Math.min(end, now + countdownMilliseconds);

export function* watchCountdown({ now }: Pick<PromotionDependencies, 'now'>) {
  yield* takeLatest(countdownStarted, function* countDown({ payload }) {
    for (let end = payload; ; ) {
      end = soonEnough(end, now());
      const left = secondsLeft(end, now());
      yield* put(countdownTicked(left));
      if (left === 0) return;
      yield* delay(Math.max(1, end - now() - (left - 1) * 1000));
    }
  });
}
