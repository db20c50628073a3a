import { useContext, useEffect, useState } from 'react';
import { ClockContext } from './ClockContext';

/** When the screen was opened, epoch milliseconds; another value once the clock turns out to have been wrong. */
export function useTimeOfOpening(): number {
  const clock = useContext(ClockContext);
  const [time, setTime] = useState(clock.now);
  useEffect(() => clock.watch(() => setTime(clock.now())), [clock]);
  return time;
}
