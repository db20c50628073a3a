import type { LogStream } from './logger';
import { scrub } from './scrub';

/** Warnings of Node and of libraries, and those of a start, become lines of the log as all others: Node would write them as text. */
export function logWarnings(stream: LogStream): void {
  // Node's own listener, which writes to standard error.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => {
    const line = { level: 'warn', time: new Date().toISOString(), type: name, msg: scrub(message) };
    stream.write(`${JSON.stringify(line)}\n`);
  });
}
