import type { Wire } from '../codec/wire';
import type { CallName } from '../contract/calls';
import type { Endpoint, payWayEndpoints, promotionEndpoints } from '../contract/endpoints';
import type { PayloadOf } from '../contract/shapes';
import { createAddress } from './address';
import { accept, type Reply } from './reply';
import { request, type Send } from './request';
import { retry, type RetryOptions } from './retry';

type Texts = Readonly<Record<string, string>>;

export type PayWayName = keyof typeof payWayEndpoints;
export type PromotionName = keyof typeof promotionEndpoints;

interface Sending extends Omit<RequestInit, 'headers'> {
  readonly headers?: Texts | undefined;
}

/** How a payload leaves, in wire names. */
export type Encode = (payload: object, wire: Wire, headers: Texts | undefined) => Sending;

export interface ClientOptions<Name extends CallName> extends Partial<RetryOptions> {
  /** Calls that its page makes: no page downloads the rows of another. */
  readonly endpoints: Readonly<Record<Name, Endpoint>>;
  /** Stands before every path, after it was mapped (contract §3): origin of the API, or empty for the page's own, and prefix. */
  readonly origin: string;
  readonly wire: Wire;
  /** Absent: as JSON. */
  readonly encode?: Encode;
  /** Headers and query parameters of contract §4, asked at each call. */
  readonly headers: () => Texts;
  readonly commonParameters: () => Texts;
  readonly fetch: Send;
}

export interface Client<Known extends CallName> {
  /** Address of a call without common parameters. */
  address<Name extends Known>(name: Name, query: PayloadOf<Name>): string;
  /** @param onHeaders hears what each reply says beside its body */
  get<Name extends Known>(
    name: Name,
    query: PayloadOf<Name>,
    onHeaders?: (headers: Headers) => void,
  ): Promise<Reply>;
  /** Payload and query leave in wire names, the reply comes back in readable ones. */
  post<Name extends Known>(name: Name, payload: PayloadOf<Name>, headers?: Texts): Promise<Reply>;
}

const browserRetry: RetryOptions = {
  random: Math.random,
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOnline: () => navigator.onLine,
};

/** `/api/...` calls (contract §5). */
const asJson: Encode = (payload, wire, headers) => ({
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(wire.encode(payload)),
});

/** The clients of contract §4 and §5, which differ in how they encode and in their headers. */
export function createClient<Known extends CallName>(options: ClientOptions<Known>): Client<Known> {
  const { wire, endpoints, encode = asJson } = options;
  const address = createAddress(options.origin, wire);
  async function send(
    name: Known,
    query: object,
    { headers, ...init }: Sending,
    onHeaders?: (headers: Headers) => void,
  ): Promise<Reply> {
    const { path, success } = endpoints[name];
    const target = address(path, { ...options.commonParameters(), ...query });
    const all = { ...options.headers(), 'X-Requested-With': 'XMLHttpRequest', ...headers };
    const attempt = () => request(options.fetch, target, { ...init, headers: all }, onHeaders);
    // What acts is sent once.
    const reply = init.method
      ? (await attempt()).result
      : await retry(attempt, { ...browserRetry, ...options });
    // The names of a template are never renamed (contract §3).
    return accept(reply, success, success === 'template' ? undefined : wire);
  }
  return {
    address: (name, query) => address(endpoints[name].path, query),
    get: (name, query, onHeaders) => send(name, query, { cache: 'no-cache' }, onHeaders),
    post: (name, payload, headers) => send(name, {}, { ...encode(payload, wire, headers), method: 'POST' }),
  };
}
