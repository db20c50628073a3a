import { useEffect, useState } from 'react';
import { watchReturns } from '../../ui/watchReturns';
import { timeUntil } from './timeLeft';

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
