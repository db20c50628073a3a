import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Names of request headers that choose between replies of one address, and what the request said. */
  readonly chosenBy: ReadonlyMap<string, string>;
  readonly storedAt: number;
}

export interface SharedCache {
  readonly origin: string;
  /** Replies that were sent without the host's. */
  readonly hits: () => number;
  stop(): Promise<void>;
}

/** Statuses that a cache may keep where nothing is said about it (RFC 9110 §15.1). */
const keptUnasked = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);
const keptUnaskedSeconds = 60;

/** What the host says to caches in front of it (RFC 9213), else to all. */
function directives(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  const header = headers['cdn-cache-control'] ?? headers['cache-control'] ?? '';
  const parts = String(header)
    .split(',')
    .map((part) => part.trim().toLowerCase().split('='));
  return new Map(parts.filter(([name]) => name !== '').map(([name = '', value = '']) => [name, value]));
}

/** Seconds for which a reply is fresh; undefined: it must not be kept. */
function freshSeconds(status: number, headers: IncomingHttpHeaders): number | undefined {
  const said = directives(headers);
  if (said.has('no-store') || said.has('private') || headers.vary === '*') return undefined;
  if (said.has('no-cache')) return 0;
  const seconds = said.get('s-maxage') ?? said.get('max-age');
  if (seconds !== undefined) return Number(seconds);
  return keptUnasked.has(status) ? keptUnaskedSeconds : undefined;
}

const namesIn = (vary: string | undefined): readonly string[] =>
  (vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');

const read = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

async function ask(
  origin: string,
  incoming: IncomingMessage,
  entityTags: readonly string[],
): Promise<Stored> {
  const sent = request(origin + (incoming.url ?? ''), {
    method: incoming.method,
    agent: false,
    headers: {
      ...incoming.headers,
      ...(entityTags.length > 0 && { 'if-none-match': entityTags.join(', ') }),
    },
  }).end();
  const reply = await new Promise<IncomingMessage>(
    (resolve, reject) => void sent.once('response', resolve).once('error', reject),
  );
  const said = (name: string) => String(incoming.headers[name] ?? '');
  const chosenBy = new Map(namesIn(reply.headers.vary).map((name) => [name, said(name)]));
  return {
    status: reply.statusCode ?? 0,
    headers: reply.headers,
    body: await read(reply),
    chosenBy,
    storedAt: Date.now(),
  };
}

const isFor = ({ chosenBy }: Stored, { headers }: IncomingMessage): boolean =>
  [...chosenBy].every(([name, value]) => String(headers[name] ?? '') === value);

function send(response: ServerResponse, { status, headers, body }: Stored): void {
  const { connection: _connection, 'transfer-encoding': _encoding, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.byteLength }).end(body);
}

/**
 * A cache that many people share, as eager as RFC 9111 allows: it keeps whatever it may, by the whole address, asks by the entity
 * tags of all that it has of one, serves what is stale while the host answers 5xx, and separates people by `Vary` alone.
 */
export async function startSharedCache(hostOrigin: string): Promise<SharedCache> {
  const kept = new Map<string, Stored[]>();
  let hits = 0;

  async function answer(incoming: IncomingMessage): Promise<Stored> {
    if (incoming.method !== 'GET') return ask(hostOrigin, incoming, []);
    const key = incoming.url ?? '';
    const all = kept.get(key) ?? [];
    const usable = all.find((stored) => isFor(stored, incoming));
    const age = usable ? (Date.now() - usable.storedAt) / 1_000 : Infinity;
    if (usable && age < (freshSeconds(usable.status, usable.headers) ?? 0)) {
      hits += 1;
      return usable;
    }
    const fresh = await ask(
      hostOrigin,
      incoming,
      all.flatMap(({ headers }) => headers.etag ?? []),
    );
    const proven =
      fresh.status === 304 ? all.find(({ headers }) => headers.etag === fresh.headers.etag) : undefined;
    if (proven) {
      hits += 1;
      return proven;
    }
    if (
      usable &&
      fresh.status >= 500 &&
      age < Number(directives(usable.headers).get('stale-if-error') ?? 0)
    ) {
      hits += 1;
      return usable;
    }
    if (freshSeconds(fresh.status, fresh.headers) !== undefined)
      kept.set(key, [fresh, ...all.filter((stored) => !isFor(stored, incoming))]);
    return fresh;
  }

  const server = createServer((incoming, response) => {
    answer(incoming).then(
      (stored) => send(response, stored),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: () => hits,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
