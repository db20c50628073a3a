import type { Wire } from '../codec/wire';
import type { Endpoint, payWayEndpoints, promotionEndpoints } from '../contract/endpoints';
import type { PayloadOf } from '../contract/shapes';
import { createAddress } from './address';
import { accept, type Reply } from './reply';
import { request } from './request';
import { retry, type RetryOptions } from './retry';

export type PayWayName = keyof typeof payWayEndpoints;
export type PromotionName = keyof typeof promotionEndpoints;
type ApiName = PayWayName | PromotionName;

export interface JsonClientOptions<Name extends ApiName> extends Partial<RetryOptions> {
  /** Calls that its page makes: no page downloads the rows of another. */
  readonly endpoints: Readonly<Record<Name, Endpoint>>;
  /** Origin of the API; empty: the page's own. */
  readonly origin: string;
  readonly wire: Wire;
  /** Headers and query parameters of contract §4, asked at each call. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly commonParameters: () => Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface JsonClient<Known extends ApiName> {
  /** Address of a call without common parameters. */
  address<Name extends Known>(name: Name, query: PayloadOf<Name>): string;
  /** @param onHeaders hears what each reply says beside its body */
  get<Name extends Known>(
    name: Name,
    query: PayloadOf<Name>,
    onHeaders?: (headers: Headers) => void,
  ): Promise<Reply>;
  post<Name extends Known>(
    name: Name,
    payload: PayloadOf<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
}

const browserRetry: RetryOptions = {
  random: Math.random,
  delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isOnline: () => navigator.onLine,
};

/** The JSON client of contract §4 and §5: `/api/...` calls. */
export function createJsonClient<Known extends ApiName>(
  options: JsonClientOptions<Known>,
): JsonClient<Known> {
  const { wire, endpoints } = options;
  const retryOptions = { ...browserRetry, ...options };
  const address = createAddress(options.origin, wire);
  const headers = () => ({ ...options.headers(), 'X-Requested-With': 'XMLHttpRequest' });
  return {
    address: (name, query) => address(endpoints[name].path, query),
    async get(name, query, onHeaders) {
      const { path, success } = endpoints[name];
      const target = address(path, { ...options.commonParameters(), ...query });
      const init: RequestInit = { headers: headers(), cache: 'no-cache' };
      const reply = await retry(() => request(options.fetch, target, init, onHeaders), retryOptions);
      // The names of a template are never renamed (contract §3).
      return accept(reply, success, success === 'template' ? undefined : wire);
    },
    async post(name, payload, extraHeaders) {
      const { path, success } = endpoints[name];
      const { result } = await request(options.fetch, address(path, options.commonParameters()), {
        method: 'POST',
        headers: { ...headers(), ...extraHeaders, 'Content-Type': 'application/json' },
        body: JSON.stringify(wire.encode(payload)),
      });
      return accept(result, success, wire);
    },
  };
}
