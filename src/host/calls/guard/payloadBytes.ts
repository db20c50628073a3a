import { Readable } from 'node:stream';

class TooManyBytes extends Error {
  constructor() {
    super('a reply is larger than the host keeps');
    this.name = 'TooManyBytes';
  }
}

async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const piece = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += piece.byteLength;
    if (size > maxBytes) throw new TooManyBytes();
    chunks.push(piece);
  }
  return Buffer.concat(chunks);
}

/** All bytes of what a request brings or a reply sends; rejects where it breaks or is too large. */
export async function bytesOf(payload: unknown, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  if (Buffer.isBuffer(payload)) return payload;
  if (payload instanceof Readable) return collect(payload, maxBytes);
  return Buffer.from(typeof payload === 'string' ? payload : '');
}

/** The bytes as a stream again, as one chunk. */
export const replayableFrom = (bytes: Buffer): Readable =>
  Readable.from(bytes.byteLength === 0 ? [] : [bytes], { objectMode: false });
