import type { FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './contentEncoding';

/** A page that is sent once is compressed while its reader waits, so by a quick level. */
const brotliQuality = 4;

interface Packer {
  readonly stream: Transform;
  /** Sends what was written so far. */
  readonly flush: () => void;
}

function packerOf(encoding: Encoding): Packer {
  switch (encoding) {
    case 'br': {
      const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
      return { stream, flush: () => stream.flush(constants.BROTLI_OPERATION_FLUSH) };
    }
    case 'gzip': {
      const stream = createGzip();
      return { stream, flush: () => stream.flush(constants.Z_SYNC_FLUSH) };
    }
    case 'identity':
      return { stream: new PassThrough(), flush: () => undefined };
  }
}

/** Sends the first half of a text at once and the second when it is there. @param rest never rejects */
export function sendInParts(
  request: FastifyRequest,
  reply: FastifyReply,
  first: string,
  rest: Promise<string>,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { stream, flush } = packerOf(encoding);
  stream.write(first);
  flush();
  void rest.then((text) => {
    // Whoever asked may be gone.
    if (!stream.destroyed) stream.end(text);
  });
  // Says to nginx, and to proxies that know its word, that the first half is not to be kept until the second comes.
  void reply.header('x-accel-buffering', 'no');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(stream);
}
