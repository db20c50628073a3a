import { Transform } from 'node:stream';

export class BodyTooLarge extends Error {
  readonly statusCode = 413;

  constructor() {
    super('the body is larger than the host forwards');
    this.name = 'BodyTooLarge';
  }
}

/** Passes bytes on until there are more than `mostBytes` of them; then it fails with BodyTooLarge. */
export function countBody(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
}
