import { request } from 'node:http';
import { setImmediate } from 'node:timers';
import { ReadableStream } from 'node:stream/web';

/** A page's way to a real server: jsdom has no `fetch` of its own. */
export interface HttpFetch {
  readonly fetch: typeof fetch;
  /** Requests that have neither been answered in full nor broken off. */
  underWay(): number;
}

/** What a page sends: forms and JSON as they are. Of an upload only that there is one, since nobody reads it here. */
const bytesOf = (body: RequestInit['body']): string =>
  typeof body === 'string' || body instanceof URLSearchParams ? String(body) : body ? 'upload' : '';

const typeOf = (body: RequestInit['body']): Record<string, string> =>
  body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {};

/** `fetch` over Node's own HTTP client, as far as our clients use it: status, headers, a body as a stream, abortion. */
export function createHttpFetch(originOf: () => string): HttpFetch {
  let underWay = 0;
  const send = (address: string, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      underWay += 1;
      const headers = { ...typeOf(init.body), ...(init.headers as Record<string, string> | undefined) };
      const outgoing = request(new URL(address, originOf()).href, {
        method: init.method ?? 'GET',
        headers,
        agent: false,
      });
      init.signal?.addEventListener('abort', () => outgoing.destroy(new Error('AbortError')));
      outgoing.once('close', () => (underWay -= 1));
      outgoing.once('error', (error) => reject(new TypeError(error.message)));
      outgoing.once('response', (incoming) => {
        const body = new ReadableStream<Buffer>({
          start(controller) {
            incoming.on('data', (piece: Buffer) => controller.enqueue(piece));
            incoming.once('end', () => controller.close());
            incoming.once('error', (error) => controller.error(error));
          },
          // Who wants no more of a reply ends its connection, as a browser does.
          cancel() {
            incoming.removeAllListeners('data').removeAllListeners('end').destroy();
          },
        });
        const get = (name: string) => incoming.headers[name.toLowerCase()] ?? null;
        resolve({ status: incoming.statusCode, headers: { get }, body } as unknown as Response);
      });
      outgoing.end(bytesOf(init.body));
    });
  return { fetch: send as typeof fetch, underWay: () => underWay };
}

/** Some turns of the event loop, whatever the test does with its timers. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
}
