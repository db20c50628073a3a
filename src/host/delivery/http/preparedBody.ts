import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './contentEncoding';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body saves nothing that a packet holds. */
const minCompressedBytes = 1_000;
/**
 * The highest quality takes a page of usual length some 50 ms once, and a twelfth off each of its deliveries; a long one
 * would take seconds, so it gets most of the gain at a tenth of the time.
 */
const brotliQualityOf = (bytes: number): number => (bytes <= 65_536 ? 11 : 9);
/** Takes a thirtieth of that time and leaves a page a seventh longer. */
const quickBrotliQuality = 4;

export interface PreparedBody {
  readonly variants: Readonly<Record<Encoding, Buffer>>;
  /** Hash of the uncompressed bytes, for entity tags. */
  readonly hash: string;
  readonly size: number;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 27);

/** @param isQuick few will ask for the same, so that time spent on packing it is lost */
export async function prepareBody(text: string, isQuick = false): Promise<PreparedBody> {
  const identity = Buffer.from(text, 'utf8');
  const hash = hashOf(identity);
  if (identity.byteLength < minCompressedBytes) {
    return { variants: { identity, br: identity, gzip: identity }, hash, size: identity.byteLength };
  }
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isQuick ? quickBrotliQuality : brotliQualityOf(identity.byteLength),
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    compressGzip(identity),
  ]);
  const size = identity.byteLength + br.byteLength + zipped.byteLength;
  return { variants: { identity, br, gzip: zipped }, hash, size };
}

/** Weak comparison, as RFC 9110 §13.1.2 asks of If-None-Match. */
export function matches(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === entityTag);
}

/**
 * Sends the variant that the client takes, under a strong entity tag of its own; 304 where the client has it.
 * Status other than 200 are never answered by 304.
 */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = body.variants[encoding];
  const isEncoded = bytes !== body.variants.identity;
  const entityTag = isEncoded ? `"${body.hash}.${encoding}"` : `"${body.hash}"`;
  void reply.header('etag', entityTag);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], entityTag))
    return reply.code(304).send();
  if (isEncoded) void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
