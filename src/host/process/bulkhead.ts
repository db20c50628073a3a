export interface BulkheadLimits {
  /** Pieces of work under way at once. */
  readonly atOnce: number;
  /** Those that wait for a place; any more are turned away at once. */
  readonly maxWaiting: number;
  /** How long one waits for a place, in ms. */
  readonly maxWaitMs: number;
}

/** Gives a place back; only the first time counts. */
export type Leave = () => void;

type Admit = (leave: Leave | undefined) => void;

const unlimited = Number.POSITIVE_INFINITY;

/** Places for work of one kind: as many pieces at once, the others wait in the order in which they came. */
export class Bulkhead {
  private underWay = 0;
  private readonly waiters = new Set<Admit>();

  constructor(private readonly limits: BulkheadLimits) {}

  get waiting(): number {
    return this.waiters.size;
  }

  /** Whether one more would be turned away. */
  get isFull(): boolean {
    return this.underWay >= this.limits.atOnce && this.waiters.size >= this.limits.maxWaiting;
  }

  /**
   * @param signal ends the wait: nobody wants the work done any more, or its time is over
   * @returns undefined where there is no place in time: the work is not to be done
   */
  async enter(signal?: AbortSignal): Promise<Leave | undefined> {
    if (signal?.aborted) return undefined;
    return this.enterNow() ?? this.wait(this.limits.maxWaitMs, signal);
  }

  /** Waits as long as it takes; ask `isFull` before, since it throws where as many wait as may. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const leave = this.enterNow() ?? (await this.wait(unlimited));
    if (!leave) throw new Error('There is no place: ask isFull before.');
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private enterNow(): Leave | undefined {
    if (this.underWay >= this.limits.atOnce) return undefined;
    this.underWay += 1;
    return this.createLeave();
  }

  private wait(waitMs: number, signal?: AbortSignal): Promise<Leave | undefined> {
    if (this.isFull) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const admit: Admit = (leave) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.waiters.delete(admit);
        resolve(leave);
      };
      const giveUp = () => admit(undefined);
      const timer = waitMs === unlimited ? undefined : setTimeout(giveUp, waitMs);
      signal?.addEventListener('abort', giveUp);
      this.waiters.add(admit);
    });
  }

  private createLeave(): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.passOn();
    };
  }

  private passOn(): void {
    const [admitNext] = this.waiters;
    if (admitNext) admitNext(this.createLeave());
    else this.underWay -= 1;
  }
}

export type RunInLane = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** For work of which any amount may wait. */
export function createLanes(atOnce: number): RunInLane {
  const lanes = new Bulkhead({ atOnce, maxWaiting: unlimited, maxWaitMs: unlimited });
  return (work) => lanes.run(work);
}

/**
 * Work that takes much memory, one piece after another.
 * @param maxWaiting pieces that may wait beside the one that is worked on
 * @returns undefined where that many wait already
 */
export function createSerialQueue(
  maxWaiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> | undefined {
  const queue = new Bulkhead({ atOnce: 1, maxWaiting, maxWaitMs: unlimited });
  return (work) => (queue.isFull ? undefined : queue.run(work));
}
