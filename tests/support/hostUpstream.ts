import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the lender's back end would see it. */
export interface UpstreamRequest {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Undefined where there is none. */
  readonly body: unknown;
}

interface Reply {
  readonly status?: number;
  /** Text is sent as it is, anything else as JSON. */
  readonly body: unknown;
}

/** `cut`: the connection breaks. A promise is awaited, so a test may hold a reply back. */
type Answer = Reply | 'cut';
type Script = (request: UpstreamRequest) => Answer | Promise<Answer>;

/** A back end that does what a test says, and remembers what it was asked. */
export interface Upstream {
  readonly origin: string;
  readonly requests: readonly UpstreamRequest[];
  /** Requests whose path ends so, in order. */
  to(ending: string): readonly UpstreamRequest[];
  /** Answers a path that ends so another way, from now on until the next reset. */
  answer(ending: string, script: Script): void;
  /** Forgets requests and scripts. */
  reset(): void;
  stop(): Promise<void>;
}

const accepted = (data: unknown = {}): Reply => ({ body: { code: 0, message: '', data } });

/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function read(request: IncomingMessage): Promise<UpstreamRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  const url = new URL(request.url ?? '/', 'http://upstream.test');
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'cut') {
    response.destroy();
    return;
  }
  const isPicture = Buffer.isBuffer(answer.body);
  const body = isPicture || typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  response
    .writeHead(answer.status ?? 200, { 'Content-Type': isPicture ? 'image/png' : 'application/json' })
    .end(body);
}

/** Says yes to every promotion call unless told otherwise. */
function usualAnswer({ path }: UpstreamRequest): Answer {
  if (path.endsWith('/get-sid')) return accepted({ sid: 'session-of-the-upstream' });
  return path.endsWith('/get-captcha') ? { body: picture } : accepted();
}

export async function startUpstream(): Promise<Upstream> {
  const requests: UpstreamRequest[] = [];
  const scripts = new Map<string, Script>();
  const scriptOf = (path: string): Script =>
    [...scripts].find(([ending]) => path.endsWith(ending))?.[1] ?? usualAnswer;
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming);
    requests.push(request);
    send(response, await scriptOf(request.path)(request));
  };
  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    to: (ending) => requests.filter(({ path }) => path.endsWith(ending)),
    answer: (ending, script) => void scripts.set(ending, script),
    reset() {
      requests.length = 0;
      scripts.clear();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
