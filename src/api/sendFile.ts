/** Sends a request and tells how much of its body has left, 0 to 1. Rejects where the network does. */
export type SendFile = (
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

/** Statuses of a reply without a body (Fetch standard, null body status). */
const bodiless = [204, 205, 304];

const responseOf = ({ status, response }: XMLHttpRequest): Response =>
  // Asked for as a blob, so it is one.
  new Response(bodiless.includes(status) ? null : (response as Blob), { status });

/** `fetch` can't tell how far a body is on its way, so files leave by XMLHttpRequest. */
export function createSendFile(open: () => XMLHttpRequest): SendFile {
  return (address, { method = 'POST', headers, body, signal }, onProgress) =>
    new Promise((resolve, reject) => {
      const request = open();
      request.open(method, address);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('The request failed'));
      request.onabort = request.onerror;
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof FormData ? body : null);
    });
}
