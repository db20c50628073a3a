import type { LogStream } from './logger';

/** Takes text at once, as standard output does with a file or a pipe. */
interface Output {
  write(text: string): unknown;
}

/** Lines of one turn of the event loop go out in one write: each costs about as much as drawing up a reply from memory. */
export class LineWriter implements LogStream {
  private lines: string[] = [];

  constructor(private readonly output: Output) {}

  write(line: string): void {
    if (this.lines.length === 0) setImmediate(() => this.flush());
    this.lines.push(line);
  }

  /** Writes what waits; for the end of the process, after which no turn comes. */
  flush(): void {
    if (this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    this.output.write(text);
  }
}

/** Standard output, with nothing lost where the process ends by itself. Its reader may go away: the host goes on without a log. */
export function standardOutput(): LogStream {
  const writer = new LineWriter(process.stdout);
  process.stdout.on('error', () => undefined);
  process.once('exit', () => writer.flush());
  return writer;
}
