import { useEffect, useState } from 'react';
import { watchReturns } from '../../ui/watchReturns';
import { momentOf } from '../../kernel/date';

/** Milliseconds left, as the clock says whenever the page is seen; undefined on the server and until the page is alive, since the first HTML is cached. */
export function useTimeLeft(until: string): number | undefined {
  const [timeLeft, setTimeLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const update = (): void => {
      const left = timeUntil(until, Date.now());
      setTimeLeft(left);
      if (!left) clearInterval(timer);
    };
    const start = (): void => {
      clearInterval(timer);
      timer = setInterval(update, 1000);
      update();
    };
    start();
    const stopWatching = watchReturns(window, start);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [until]);
  return timeLeft;
}

interface TimeParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds; a begun second counts whole, so that zero is the end and nothing before it. */
export function partsOf(milliseconds: number): TimeParts {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/**
 * Milliseconds from now until an ISO 8601 moment, never below zero; undefined where the moment is not one.
 * @param now epoch milliseconds
 */
function timeUntil(until: string, now: number): number | undefined {
  const end = momentOf(until);
  return Number.isNaN(end) ? undefined : Math.max(0, end - now);
}
