import type { Wire } from '../codec/wire';
import { success } from '../kernel/result';
import { createAddress, type Reply } from './jsonClient';
import { request } from './request';
import type { SendFile } from './sendFile';

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
  /** Files leave by it. */
  readonly sendFile: SendFile;
}

export interface FileUpload {
  /** Readable name of the form's field. */
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
  post(path: string, payload: FormPayload, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** One file, as multipart. */
  upload(path: string, upload: FileUpload): Promise<Reply>;
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
  const headers = () => ({ ...options.headers(), 'X-Requested-With': 'XMLHttpRequest' });
  const decoded = (reply: Reply): Reply =>
    reply.ok ? success({ ...reply.value, data: wire.decode(reply.value.data) }) : reply;
  return {
    async post(path, payload, extraHeaders) {
      const { result } = await request(options.fetch, address(path, options.commonParameters()), {
        method: 'POST',
        headers: { ...headers(), ...extraHeaders },
        body: formBody(payload, wire),
      });
      return decoded(result);
    },
    async upload(path, { field, file, fileName, onProgress, signal }) {
      const body = new FormData();
      body.append(wire.field(field), file, fileName);
      const init = { method: 'POST', headers: headers(), body, signal };
      const target = address(path, options.commonParameters());
      const { result } = await request(
        (where, given) => options.sendFile(where, given, onProgress),
        target,
        init,
      );
      return decoded(result);
    },
  };
}
