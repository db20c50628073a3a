/** One line of the host's log: JSON, as contract §2 says. */
export type LogLine = Readonly<Record<string, unknown>>;

type Match = (line: LogLine, position: number) => boolean;

const usualPatienceMs = 10_000;

/** What a host has written so far, and a way to wait for what it will write. */
export class HostLog {
  readonly lines: LogLine[] = [];
  /** Text that is no JSON line, such as a crash. */
  readonly rest: string[] = [];
  private readonly listeners = new Set<() => void>();
  private unfinished = '';

  /** Takes output as it comes, in pieces that end anywhere. */
  write(piece: string): void {
    const texts = (this.unfinished + piece).split('\n');
    this.unfinished = texts.pop() ?? '';
    for (const text of texts) this.add(text);
    this.listeners.forEach((listener) => listener());
  }

  private add(text: string): void {
    if (text.startsWith('{')) this.lines.push(JSON.parse(text) as LogLine);
    else if (text.trim() !== '') this.rest.push(text);
  }

  all(match: Match): readonly LogLine[] {
    return this.lines.filter(match);
  }

  /** Resolves with the newest of the matching lines once there are that many of them. */
  async newestOf(match: Match, count = 1, patienceMs = usualPatienceMs): Promise<LogLine> {
    const find = () => (this.all(match).length >= count ? this.all(match).at(-1) : undefined);
    const found = find();
    if (found) return found;
    return new Promise((resolve, reject) => {
      const listen = () => {
        const line = find();
        if (!line) return;
        finish();
        resolve(line);
      };
      const timer = setTimeout(() => {
        finish();
        reject(
          new Error(
            `The host did not log what was awaited. Besides lines, it wrote: ${this.rest.join('\n')}`,
          ),
        );
      }, patienceMs);
      const finish = () => {
        clearTimeout(timer);
        this.listeners.delete(listen);
      };
      this.listeners.add(listen);
    });
  }
}
