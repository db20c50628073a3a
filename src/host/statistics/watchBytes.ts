import { PassThrough, type Readable } from 'node:stream';

export interface Watched {
  /** The same bytes, for whoever reads them. */
  readonly stream: PassThrough;
  /** All of them, once read; undefined where there were more than looked at, or the stream broke. */
  readonly bytes: Promise<Buffer | undefined>;
}

/** Looks at bytes on their way without holding them up. */
export function watchBytes(source: Readable, mostBytes: number): Watched {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  let size = 0;
  const bytes = new Promise<Buffer | undefined>((resolve) => {
    source.on('data', (chunk: Buffer | string) => {
      const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      size += piece.byteLength;
      if (size <= mostBytes) chunks.push(piece);
      else chunks.length = 0;
    });
    source.once('end', () => resolve(size <= mostBytes ? Buffer.concat(chunks) : undefined));
    source.once('close', () => resolve(undefined));
  });
  source.once('error', (error) => stream.destroy(error));
  stream.once('close', () => source.resume());
  source.pipe(stream);
  return { stream, bytes };
}
