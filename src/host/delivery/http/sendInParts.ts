import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { chooseEncoding } from './contentEncoding';

/** How far DEFLATE looks back, in bytes (RFC 1951). */
const windowBytes = 32_768;
/** Of a gzip file without a name or a time, made by an unknown system (RFC 1952). */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);

/** What many replies begin with, made small once. */
export interface FirstPart {
  readonly plain: Buffer;
  /** Ends on a whole byte, so that what follows can be made small by itself. */
  readonly gzip: Buffer;
}

export function firstPartOf(text: string): FirstPart {
  const plain = Buffer.from(text);
  const blocks = deflateRawSync(plain, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
  return { plain, gzip: Buffer.concat([gzipHeader, blocks]) };
}

/** The rest of a gzip file: its last blocks, which may refer to the first part, and its trailer. */
function gzipRest({ plain: first }: FirstPart, rest: Buffer): Buffer {
  // Shorter than the window, or DEFLATE takes the end of it.
  const dictionary = first.subarray(-windowBytes);
  const blocks = deflateRawSync(rest, dictionary.length > 0 ? { dictionary } : {});
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(Buffer.concat([first, rest])), 0);
  trailer.writeUInt32LE((first.length + rest.length) % 2 ** 32, 4);
  return Buffer.concat([blocks, trailer]);
}

/**
 * Sends the first part of a text at once and the rest when it is there. Brotli could not be begun once for all replies; a
 * gzip file may be, and is no larger than what brotli makes while a reader waits.
 * @param rest never rejects
 */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  first: FirstPart,
  rest: Promise<string>,
): FastifyReply {
  const isSmall = chooseEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  const body = new Readable({ read: () => undefined });
  body.push(isSmall ? first.gzip : first.plain);
  void rest.then((text) => {
    // The client may be gone.
    if (body.destroyed) return;
    const plain = Buffer.from(text);
    body.push(isSmall ? gzipRest(first, plain) : plain);
    body.push(null);
  });
  // Says to nginx, and to proxies that know its word, that the first half is not to be kept until the second comes.
  void reply.header('x-accel-buffering', 'no');
  if (isSmall) void reply.header('content-encoding', 'gzip');
  return reply.send(body);
}
