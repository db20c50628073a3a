import { Transform, type Readable } from 'node:stream';

class BodyTooLarge extends Error {
  readonly statusCode = 413;

  constructor() {
    super('the body is larger than the host forwards');
    this.name = 'BodyTooLarge';
  }
}

/** Whoever sent the body is gone: nobody hears an answer, and what of it was read is not the whole. */
class BodyCutOff extends Error {
  readonly statusCode = 400;

  constructor() {
    super('the body broke off before its end');
    this.name = 'BodyCutOff';
  }
}

/**
 * A body's bytes until there are more than `maxBytes` of them; then it fails with BodyTooLarge, and the rest is read
 * and dropped, so that the client hears the answer and the connection is of use again. A body that breaks off fails too:
 * a pipe alone would leave its reader waiting for the rest.
 */
export function countBody(body: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  // Whoever reads it hears of it; nobody reads it yet while a call waits for its turn, and that must not end the process.
  counted.on('error', () => undefined);
  counted.once('close', () => body.resume());
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new BodyCutOff());
  });
  return body.pipe(counted);
}
