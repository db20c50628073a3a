/** A figure of the database that is kept: a caller gets the known value, and has it read anew for the next one. */
export class KeptReading<Value> {
  private known: Value | undefined;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    /** No more often than this. */
    private readonly everyMs: number,
  ) {}

  /** Undefined before it was read once, and once it can't be read. */
  current(): Value | undefined {
    if (!this.reading && performance.now() - this.readAt >= this.everyMs) this.refresh();
    return this.known;
  }

  private refresh(): void {
    this.reading = this.read()
      .then(
        (value) => (this.known = value),
        () => (this.known = undefined),
      )
      .then(() => {
        this.readAt = performance.now();
        this.reading = undefined;
      });
  }

  /** Resolves once what is being read is known. */
  async settled(): Promise<void> {
    await this.reading;
  }
}
