import fc from 'fast-check';
import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { firstPartOf, sendInParts } from './sendInParts';

/** What a client that takes gzip and brotli is sent. */
async function sent(first: string, rest: string) {
  const app = fastify();
  const part = firstPartOf(first);
  app.get('/', (request, reply) => sendInParts(request, reply, part, Promise.resolve(rest)));
  return app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
}

const word = fc.string({ unit: 'grapheme', maxLength: 40 });
/** Texts around and beyond what DEFLATE looks back to, and empty ones. */
const text = fc.tuple(word, fc.nat(3_000)).map(([piece, times]) => piece.repeat(times));

it('is read as one gzip file, whatever the two parts say', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (first, rest) => {
      const reply = await sent(first, rest);
      expect(reply.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(reply.rawPayload).toString()).toBe(first + rest);
    }),
    { numRuns: 60 },
  );
});

it('makes the rest smaller by what stands in the first part', async () => {
  const first = 'A borrower reads what the loan costs before anything is agreed to. '.repeat(3);
  const alone = (await sent(first, '')).rawPayload.length;
  expect((await sent(first, first)).rawPayload.length - alone).toBeLessThan(20);
});
