import { type Clock, ownClock } from '../../kernel/clock';
import type { BorrowerPath } from '../../kernel/pagePaths';

const goingByTime: readonly string[] = ['/confirmNew', '/loanDetail'] satisfies BorrowerPath[];

export interface LateClock extends Clock {
  /** Settles once a screen that goes by the time may be drawn. */
  load(path: string): Promise<void> | undefined;
}

/** The host's clock, whose code comes with the first screen that goes by the time; until then the phone's has to do. */
export function createLateClock(view: Window & typeof globalThis): LateClock {
  let clock = ownClock;
  let coming: Promise<void> | undefined;
  const come = (): Promise<void> =>
    (coming ??= import('../../api/hostClock').then(
      ({ hostClockOf }) => void (clock = hostClockOf(view)),
      () => (coming = undefined),
    ));
  return {
    now: () => clock.now(),
    watch(tell) {
      let stop: (() => void) | undefined = clock.watch(tell);
      if (clock === ownClock)
        void come().then(() => {
          if (!stop) return;
          stop = clock.watch(tell);
          tell();
        });
      return () => {
        stop?.();
        stop = undefined;
      };
    },
    load: (path) => (goingByTime.includes(path) ? come() : undefined),
  };
}
