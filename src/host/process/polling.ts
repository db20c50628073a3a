/** Repeats some work that never rejects: each run begins a pause after the end of the last one. */
export class Polling {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly intervalMs: number,
  ) {}

  /** Runs it now; further callers wait for the same run. */
  run(): Promise<void> {
    this.running ??= this.work().finally(() => (this.running = undefined));
    return this.running;
  }

  start(firstAfterMs = this.intervalMs): void {
    const next = async () => {
      await this.run();
      if (this.timer) this.start();
    };
    this.timer = setTimeout(() => void next(), firstAfterMs).unref();
  }

  /** Resolves once a run that was begun is over. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }
}
