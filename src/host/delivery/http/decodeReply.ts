import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { maxBodyBytes } from './requestLimits';

function plain(reply: Buffer): Buffer {
  if (reply.byteLength > maxBodyBytes) throw new Error('a reply is larger than the host reads');
  return reply;
}

/** The same end for all of them, so that a reply means the same however it was sent. */
const limit = { maxOutputLength: maxBodyBytes };

const decoders = new Map<string, (reply: Buffer) => Buffer>([
  ['', plain],
  ['identity', plain],
  ['gzip', (reply) => gunzipSync(reply, limit)],
  ['x-gzip', (reply) => gunzipSync(reply, limit)],
  ['br', (reply) => brotliDecompressSync(reply, limit)],
  ['deflate', (reply) => inflateSync(reply, limit)],
]);

const decoderOf = (encoding: string): ((reply: Buffer) => Buffer) | undefined =>
  decoders.get(encoding.trim().toLowerCase());

export const isReadableEncoding = (encoding: string): boolean => decoderOf(encoding) !== undefined;

/** A reply's bytes without their content encoding; throws where it is unknown, or they are broken or above 10 MB. */
export function decodeReply(reply: Buffer, encoding: string): Buffer {
  const decode = decoderOf(encoding);
  if (!decode) throw new Error(`no decoder for ${encoding}`);
  return decode(reply);
}
