import { Readable, Transform } from 'node:stream';
import { RequestFault } from './requestFault';

/**
 * A body's bytes until there are more than `maxBytes` of them; then it fails with 413, and the rest is read
 * and dropped, so that the client hears the answer and the connection is of use again. A body that breaks off fails too:
 * a pipe alone would leave its reader waiting for the rest.
 */
export function countBody(body: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) done(new RequestFault(413, 'the body is larger than the host forwards'));
      else done(null, chunk);
    },
  });
  // Its reader gets the error; nobody reads it yet while a call waits for its turn, and that must not end the process.
  counted.on('error', () => undefined);
  counted.once('close', () => body.resume());
  // The sender is gone: nobody hears an answer, and what of it was read is not the whole.
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new RequestFault(400, 'the body broke off before its end'));
  });
  return body.pipe(counted);
}

/** All bytes of a stream; undefined where there are more than `maxBytes`. Rejects where it breaks. */
export async function collectBytes(stream: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const piece = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += piece.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

/** All bytes of what a request brings or a reply sends. Rejects where it breaks; undefined where it is too large. */
export async function bytesOf(payload: unknown, maxBytes: number): Promise<Buffer | undefined> {
  if (Buffer.isBuffer(payload)) return payload;
  if (payload instanceof Readable) return collectBytes(payload, maxBytes);
  return Buffer.from(typeof payload === 'string' ? payload : '');
}

/** The bytes as a stream again, as one chunk. */
export const replayableFrom = (bytes: Buffer): Readable =>
  Readable.from(bytes.byteLength === 0 ? [] : [bytes], { objectMode: false });
