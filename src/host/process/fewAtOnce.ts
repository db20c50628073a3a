/** Works on so many pieces at once; the others wait in the order in which they came. */
class Lanes {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** How many pieces wait for a lane. */
  get length(): number {
    return this.waiting.length;
  }

  get isFull(): boolean {
    return this.underWay >= this.atOnce;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isFull) await new Promise<void>((admit) => this.waiting.push(admit));
    else this.underWay += 1;
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.underWay -= 1;
  }
}

export type RunInLane = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** For work of which any amount may wait. */
export function createLanes(atOnce: number): RunInLane {
  const lanes = new Lanes(atOnce);
  return (work) => lanes.run(work);
}

/**
 * Work that takes much memory, one piece after another.
 * @param maxWaiting pieces that may wait beside the one that is worked on
 * @returns undefined where that many wait already
 */
export function createLine(
  maxWaiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> | undefined {
  const lane = new Lanes(1);
  return (work) => (lane.isFull && lane.length >= maxWaiting ? undefined : lane.run(work));
}
