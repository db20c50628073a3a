/** What SIGTERM and SIGINT do, of which the first counts: at first what is given here, later what the host sets. */
export class EndSignal {
  private isTold = false;

  constructor(private end: () => unknown) {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.tell());
  }

  /** From now on this is done instead. */
  does(end: () => unknown): void {
    this.end = end;
  }

  private tell(): void {
    if (this.isTold) return;
    this.isTold = true;
    this.end();
  }
}
