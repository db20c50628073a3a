import type { Envelope } from '../codec/envelope';
import type { Wire } from '../codec/wire';
import type { Failure } from '../kernel/failure';
import { success, type Result } from '../kernel/result';
import { request } from './request';
import { retry, type RetryOptions } from './retry';

type Query = Readonly<Record<string, string | number | undefined>>;
export type Reply = Result<Envelope, Failure>;

export interface JsonClientOptions extends Partial<RetryOptions> {
  /** Origin of the API; empty: the page's own. */
  readonly origin: string;
  readonly wire: Wire;
  /** Headers and query parameters of contract §4, asked at each call. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly commonParameters: () => Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface GetOptions {
  /** The data is a template, whose names are never renamed (contract §3). */
  readonly isDocument?: boolean;
  /** Hears what each reply says beside its body. */
  readonly onHeaders?: (headers: Headers) => void;
}

export interface JsonClient {
  /** Address of a path as written in contract §5, without common parameters. Absent values are left out. */
  address(path: string, query?: Query): string;
  get(path: string, query?: Query, options?: GetOptions): Promise<Reply>;
  post(path: string, payload: object, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

export function createAddress(origin: string, wire: Wire): JsonClient['address'] {
  return (path, query = {}) => {
    const present = Object.entries(query).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    );
    const search = new URLSearchParams(
      present.map(([name, value]) => [wire.field(name), String(value)]),
    ).toString();
    return `${origin}${wire.path(path)}${search && `?${search}`}`;
  };
}

const browserRetry: RetryOptions = {
  random: Math.random,
  delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isOnline: () => navigator.onLine,
};

/** The JSON client of contract §4 and §5: `/api/...` calls. */
export function createJsonClient(options: JsonClientOptions): JsonClient {
  const { wire } = options;
  const retryOptions = { ...browserRetry, ...options };
  const address = createAddress(options.origin, wire);
  const headers = () => ({ ...options.headers(), 'X-Requested-With': 'XMLHttpRequest' });
  const decoded = (reply: Reply): Reply =>
    reply.ok ? success({ ...reply.value, data: wire.decode(reply.value.data) }) : reply;

  return {
    address,
    async get(path, query, { isDocument = false, onHeaders } = {}) {
      const target = address(path, { ...options.commonParameters(), ...query });
      const init: RequestInit = { headers: headers(), cache: 'no-cache' };
      const reply = await retry(() => request(options.fetch, target, init, onHeaders), retryOptions);
      return isDocument ? reply : decoded(reply);
    },
    async post(path, payload, extraHeaders) {
      const { result } = await request(options.fetch, address(path, options.commonParameters()), {
        method: 'POST',
        headers: { ...headers(), ...extraHeaders, 'Content-Type': 'application/json' },
        body: JSON.stringify(wire.encode(payload)),
      });
      return decoded(result);
    },
  };
}
