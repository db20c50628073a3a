import { loanEndpoints } from '../contract/endpoints';
import { type Client, type ClientOptions, createClient, type Encode } from './client';
import type { Reply } from './reply';
import type { SendFile } from './sendFile';

type FormName = keyof typeof loanEndpoints;

export interface FileUpload {
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  /** How much has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Nobody wants it any more: what has not left yet does not leave. */
  readonly signal: AbortSignal;
}

export interface FormClient extends Client<FormName> {
  /** One file, as multipart. */
  upload(name: FormName, upload: FileUpload): Promise<Reply>;
}

/** A payload is flat; absent and null fields are left out. */
const asForm: Encode = (payload, wire, headers) => ({
  headers,
  body: new URLSearchParams(
    Object.entries<string | number | null | undefined>({ ...payload }).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[wire.field(name), String(value)]],
    ),
  ),
});

/** The loan helper of contract §5: `/user-problem`, `/v3` and `/service` calls. */
export function createFormClient({
  sendFile,
  ...options
}: Omit<ClientOptions<FormName>, 'endpoints' | 'encode'> & { readonly sendFile: SendFile }): FormClient {
  const shared = { ...options, endpoints: loanEndpoints };
  return {
    ...createClient({ ...shared, encode: asForm }),
    upload(name, { field, file, fileName, onProgress, signal }) {
      const encode: Encode = (_, wire) => {
        const body = new FormData();
        body.append(wire.field(field), file, fileName);
        return { body, signal };
      };
      const client = createClient({
        ...shared,
        encode,
        fetch: (where, given) => sendFile(where, given, onProgress),
      });
      return client.post(name, {});
    },
  };
}
