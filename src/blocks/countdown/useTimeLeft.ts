import { useEffect, useState } from 'react';
import { timeUntil } from './timeLeft';

/** Milliseconds left; undefined on the server and until the page is alive, since the first HTML is cached. */
export function useTimeLeft(until: string): number | undefined {
  const [timeLeft, setTimeLeft] = useState<number>();
  useEffect(() => {
    const update = (): void => {
      const left = timeUntil(until, Date.now());
      setTimeLeft(left);
      if (!left) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
  }, [until]);
  return timeLeft;
}
