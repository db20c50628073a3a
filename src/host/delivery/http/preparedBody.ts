import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './contentEncoding';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body saves nothing that a packet holds. */
const minCompressedBytes = 1_000;
/**
 * The highest quality takes a page of usual length some 50 ms once, and a twelfth off each of its deliveries; a long one
 * would take seconds, so it gets most of the gain at a tenth of the time.
 */
const brotliQualityOf = (bytes: number): number => (bytes <= 65_536 ? 11 : 9);

/** A body that many requests get, compressed once. */
export interface PreparedBody {
  readonly variants: Readonly<Record<Encoding, Buffer>>;
  /** Hash of the uncompressed bytes, for entity tags. */
  readonly hash: string;
  /** Bytes that it takes in memory. */
  readonly size: number;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

export async function prepareBody(text: string): Promise<PreparedBody> {
  const identity = Buffer.from(text, 'utf8');
  const hash = hashOf(identity);
  if (identity.byteLength < minCompressedBytes) {
    return { variants: { identity, br: identity, gzip: identity }, hash, size: identity.byteLength };
  }
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQualityOf(identity.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    compressGzip(identity),
  ]);
  const size = identity.byteLength + br.byteLength + zipped.byteLength;
  return { variants: { identity, br, gzip: zipped }, hash, size };
}
