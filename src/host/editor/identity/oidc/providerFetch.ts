import { request as secureRequest } from 'node:https';
import type { CustomFetchOptions } from 'openid-client';

/** More than any provider's metadata, keys or tokens. */
const maxBytes = 1_048_576;

/** The provider could not be asked, or has failed itself. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

const unreachable = (error: Error): ProviderUnreachable =>
  new ProviderUnreachable(error.message, { cause: error });

/** `fetch` over a connection that the configured authorities vouch for, which Node's own can't be told of. */
export const createProviderFetch =
  (ca: string | undefined) =>
  (address: string, { method, headers, body, signal }: CustomFetchOptions): Promise<Response> =>
    new Promise((resolve, reject) => {
      const fail = (error: Error): void => reject(unreachable(error));
      const options = { method, headers, ...(ca !== undefined && { ca }), ...(signal && { signal }) };
      const outgoing = secureRequest(address, options, (incoming) => {
        const { statusCode: status = 502 } = incoming;
        const pieces: Buffer[] = [];
        let size = 0;
        incoming.on('data', (piece: Buffer) => {
          size += piece.byteLength;
          if (size > maxBytes) outgoing.destroy(new Error('the reply is too large'));
          else pieces.push(piece);
        });
        incoming.once('error', fail);
        incoming.once('end', () => {
          if (status >= 500) return fail(new Error(`it answered ${status}`));
          const type = incoming.headers['content-type'];
          const content = status === 204 || status === 304 ? null : Buffer.concat(pieces);
          resolve(
            new Response(content, {
              status,
              ...(type !== undefined && { headers: { 'content-type': type } }),
            }),
          );
        });
      });
      outgoing.once('error', fail);
      outgoing.end(body instanceof URLSearchParams ? body.toString() : body);
    });
