/** Tells what time it is, and when it finds that what it told was wrong. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Calls whenever the clock was put right. Who watches goes by the time: a clock that can be wrong is compared first.
   * @returns what ends it
   */
  readonly watch: (tell: () => void) => () => void;
}

/** The clock of whatever this runs on, taken as it is. */
export const ownClock: Clock = { now: () => Date.now(), watch: () => () => undefined };
