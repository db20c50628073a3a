import type { UnknownAction } from '@reduxjs/toolkit';
import { delay, put } from 'typed-redux-saga';

/** Pause between two SMS codes, in ms (contract §14). */
export const countdownMs = 60_000;

/** Seconds left, by the end and not by counting ticks: a phone that slept is right at its next tick. */
export const secondsLeft = (end: number, now: number): number => Math.ceil(Math.max(0, end - now) / 1000);

/** A pause ends after a minute at the latest, even where the clock has been set back meanwhile. */
export const soonEnough = (end: number, now: number): number => Math.min(end, now + countdownMs);

/** Tells the seconds that are left, at once and at each second until none is. */
export function* countDown(end: number, now: () => number, ticked: (secondsLeft: number) => UnknownAction) {
  for (let moment = end; ;) {
    moment = soonEnough(moment, now());
    const left = secondsLeft(moment, now());
    yield* put(ticked(left));
    if (left === 0) return;
    yield* delay(Math.max(1, moment - now() - (left - 1) * 1000));
  }
}
