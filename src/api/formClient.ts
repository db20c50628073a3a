import type { Wire } from '../codec/wire';
import { success } from '../kernel/result';
import { createAddress, type Reply } from './jsonClient';
import { request } from './request';

/** A flat payload; absent and null fields are left out. */
export type FormPayload = Readonly<Record<string, string | number | null | undefined>>;

export interface FormClientOptions {
  /** Origin of the API; empty: the page's own. */
  readonly origin: string;
  /** Stands before every path, after it was mapped (contract §3). */
  readonly prefix: string;
  readonly wire: Wire;
  /** Headers and query parameters of contract §4, asked at each call. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly commonParameters: () => Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface FormClient {
  /** Payload and query leave in wire names, the reply comes back in readable ones. */
  post(path: string, payload: FormPayload, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

const formBody = (payload: FormPayload, wire: Wire): URLSearchParams =>
  new URLSearchParams(
    Object.entries(payload).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[wire.field(name), String(value)]],
    ),
  );

/** The loan helper of contract §5: `/user-problem`, `/v3` and `/service` calls. */
export function createFormClient(options: FormClientOptions): FormClient {
  const { origin, prefix, wire } = options;
  const address = createAddress(`${origin}${prefix}`, wire);
  return {
    async post(path, payload, extraHeaders) {
      const { result } = await request(options.fetch, address(path, options.commonParameters()), {
        method: 'POST',
        headers: { ...options.headers(), 'X-Requested-With': 'XMLHttpRequest', ...extraHeaders },
        body: formBody(payload, wire),
      });
      return result.ok ? success({ ...result.value, data: wire.decode(result.value.data) }) : result;
    },
  };
}
