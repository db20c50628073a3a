import type { Wire } from '../codec/wire';
import { loanEndpoints } from '../contract/endpoints';
import type { PayloadOf } from '../contract/shapes';
import { createAddress } from './address';
import { accept, type Reply } from './reply';
import { request } from './request';
import type { SendFile } from './sendFile';

type FormName = keyof typeof loanEndpoints;

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
  readonly sendFile: SendFile;
}

export interface FileUpload {
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  /** How much has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Nobody wants it any more: what has not left yet does not leave. */
  readonly signal: AbortSignal;
}

export interface FormClient {
  /** Payload and query leave in wire names, the reply comes back in readable ones. */
  post<Name extends FormName>(
    name: Name,
    payload: PayloadOf<Name>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** One file, as multipart. */
  upload(name: FormName, upload: FileUpload): Promise<Reply>;
}

/** A payload is flat; absent and null fields are left out. */
const formBody = (payload: object, wire: Wire): URLSearchParams =>
  new URLSearchParams(
    Object.entries<string | number | null | undefined>({ ...payload }).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[wire.field(name), String(value)]],
    ),
  );

/** The loan helper of contract §5: `/user-problem`, `/v3` and `/service` calls. */
export function createFormClient(options: FormClientOptions): FormClient {
  const { origin, prefix, wire } = options;
  const address = createAddress(`${origin}${prefix}`, wire);
  const target = (name: FormName) => address(loanEndpoints[name].path, options.commonParameters());
  const headers = () => ({ ...options.headers(), 'X-Requested-With': 'XMLHttpRequest' });
  return {
    async post(name, payload, extraHeaders) {
      const { result } = await request(options.fetch, target(name), {
        method: 'POST',
        headers: { ...headers(), ...extraHeaders },
        body: formBody(payload, wire),
      });
      return accept(result, loanEndpoints[name].success, wire);
    },
    async upload(name, { field, file, fileName, onProgress, signal }) {
      const body = new FormData();
      body.append(wire.field(field), file, fileName);
      const init = { method: 'POST', headers: headers(), body, signal };
      const { result } = await request(
        (where, given) => options.sendFile(where, given, onProgress),
        target(name),
        init,
      );
      return accept(result, loanEndpoints[name].success, wire);
    },
  };
}
