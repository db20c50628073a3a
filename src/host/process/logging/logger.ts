import type { FastifyServerOptions } from 'fastify';
import { requestOfLine } from './requestId';
import { scrub } from './scrub';

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

/** Where log lines go. */
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
