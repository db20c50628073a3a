import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const mostBytes = 256 * 1_024;

/** A reply's bytes without their content encoding; throws where they are broken or far too many. */
export function decodeReply(reply: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: mostBytes };
  switch (encoding.toLowerCase()) {
    case 'gzip':
      return gunzipSync(reply, limit);
    case 'br':
      return brotliDecompressSync(reply, limit);
    case 'deflate':
      return inflateSync(reply, limit);
    default:
      return reply;
  }
}
