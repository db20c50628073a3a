import { ReadableStream } from 'node:stream/web';

/** One request as a server would see it. */
export interface SeenRequest {
  readonly method: string;
  /** Without origin and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
}

export interface FakeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent as it is, anything else as JSON. */
  readonly body: unknown;
}

/** `lost`: the connection breaks. `silent`: no reply ever. */
export type FakeAnswer = FakeReply | 'lost' | 'silent';
export type FakeRoute = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeServer {
  readonly fetch: typeof fetch;
  readonly requests: SeenRequest[];
  /** Requests to one path, in order. */
  to(path: string): SeenRequest[];
  /** Answers a path another way from now on. */
  answer(path: string, route: FakeRoute): void;
}

const textOf = ({ body }: FakeReply): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** As much of a `Response` as our clients read; jsdom has none of its own. */
function responseOf(reply: FakeReply): Response {
  const bytes = new TextEncoder().encode(textOf(reply));
  const headers = new Map(
    Object.entries(reply.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const status = reply.status ?? 200;
  return {
    status,
    ok: status >= 200 && status < 300,
    text: async () => textOf(reply),
    headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
    body: new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    }),
  } as unknown as Response;
}

const whenAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('AbortError')));
  });

/** JSON, or the fields of a form. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined;
}

function seen(address: string, init: RequestInit): SeenRequest {
  const url = new URL(address, 'http://pages.test');
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(Object.entries((init.headers ?? {}) as Record<string, string>)),
    body: bodyOf(init.body),
    init,
  };
}

/** A server at the boundary where pages call `fetch`: routes by path, everything it saw kept. */
export function createFakeServer(routes: Readonly<Record<string, FakeRoute>>): FakeServer {
  const current = new Map(Object.entries(routes));
  const requests: SeenRequest[] = [];
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const request = seen(address, init);
    requests.push(request);
    const route = current.get(request.path) ?? {
      status: 404,
      body: { code: '404', message: '', data: null },
    };
    const answer = typeof route === 'function' ? await route(request) : route;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer === 'silent' ? whenAborted(init.signal) : responseOf(answer);
  };
  return {
    fetch: send as typeof fetch,
    requests,
    to: (path) => requests.filter((request) => request.path === path),
    answer: (path, route) => void current.set(path, route),
  };
}
