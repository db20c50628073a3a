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

interface Waiter {
  readonly admit: (leave: Leave | undefined) => void;
  readonly timer: NodeJS.Timeout | undefined;
}

const unlimited = Number.POSITIVE_INFINITY;

/** Places for work of one kind: as many pieces at once, the others wait in the order in which they came. */
export class Bulkhead {
  private underWay = 0;
  private readonly waiters = new Set<Waiter>();

  constructor(private readonly limits: BulkheadLimits) {}

  get waiting(): number {
    return this.waiters.size;
  }

  /** Whether one more would be turned away. */
  get isFull(): boolean {
    return this.underWay >= this.limits.atOnce && this.waiters.size >= this.limits.maxWaiting;
  }

  /**
   * @param patienceMs how long whoever asks would wait
   * @returns undefined where there is no place in time: the work is not to be done
   */
  async enter(patienceMs: number): Promise<Leave | undefined> {
    return this.enterNow() ?? this.wait(patienceMs);
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

  private wait(patienceMs: number): Promise<Leave | undefined> {
    if (this.isFull) return Promise.resolve(undefined);
    const waitMs = Math.min(this.limits.maxWaitMs, patienceMs);
    return new Promise((admit) => {
      const giveUp = () => {
        this.waiters.delete(waiter);
        admit(undefined);
      };
      const timer = waitMs === unlimited ? undefined : setTimeout(giveUp, waitMs);
      const waiter: Waiter = { admit, timer };
      this.waiters.add(waiter);
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
    const [next] = this.waiters;
    if (!next) {
      this.underWay -= 1;
      return;
    }
    this.waiters.delete(next);
    clearTimeout(next.timer);
    next.admit(this.createLeave());
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
