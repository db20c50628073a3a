export interface BulkheadLimits {
  /** Calls under way at once. */
  readonly atOnce: number;
  /** Calls that wait for a place; any more are turned away at once. */
  readonly maxWaiting: number;
  /** How long a call waits for a place, in ms: one that is sent later finds a person who has given up. */
  readonly maxWaitMs: number;
}

/** Gives a place back; only the first time counts. */
export type Leave = () => void;

interface Waiter {
  readonly admit: (leave: Leave | undefined) => void;
  readonly timer: NodeJS.Timeout;
}

/** Places for calls of one kind, so that those that hang take none from another kind. */
export class Bulkhead {
  private underWay = 0;
  /** In the order in which they came. */
  private readonly waiters = new Set<Waiter>();

  constructor(private readonly limits: BulkheadLimits) {}

  get waiting(): number {
    return this.waiters.size;
  }

  /**
   * @param patienceMs what is left of the call's own time
   * @returns undefined where there is no place in time: the call is not to be sent
   */
  async enter(patienceMs: number): Promise<Leave | undefined> {
    const { atOnce, maxWaiting, maxWaitMs } = this.limits;
    if (this.underWay < atOnce) {
      this.underWay += 1;
      return this.createLeave();
    }
    if (this.waiters.size >= maxWaiting) return undefined;
    return new Promise((admit) => {
      const giveUp = () => {
        this.waiters.delete(waiter);
        admit(undefined);
      };
      const waiter: Waiter = { admit, timer: setTimeout(giveUp, Math.min(maxWaitMs, patienceMs)) };
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
