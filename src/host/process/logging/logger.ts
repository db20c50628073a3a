import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { requestOfLine } from './requestId';
import { maskedPathOf, scrub } from './scrub';

interface LoggedError {
  readonly [detail: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

const maxFrames = 12;

/** Messages of errors quote input now and then, so they are scrubbed; the frames name our own code only. */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const code: unknown = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: scrub(error.message),
    stack: frames
      .slice(0, maxFrames)
      .map((line) => line.trim())
      .join('\n'),
    ...(typeof code === 'string' && { code }),
  };
}

export interface LogStream {
  write(line: string): void;
}

/** The moment as pino wants it; lines of one millisecond share its text. */
function createTimestamp(): () => string {
  let [at, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** JSON lines; whole requests and replies are never logged, for their addresses and headers hold secrets. */
export function loggerOptions(stream: LogStream): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    base: null,
    timestamp: createTimestamp(),
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, error: describeError, req: () => ({}), res: () => ({}) },
    mixin: (_line: object, _level: number, logger: { bindings(): object }) =>
      requestOfLine(() => logger.bindings()),
    stream,
  };
}

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

/** One line a request: what was asked without its query, the answer's status, how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: maskedPathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
