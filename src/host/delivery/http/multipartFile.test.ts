import multipart from '@fastify/multipart';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { readMultipartFile } from './multipartFile';

const boundary = 'xyz';
const whole = `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nbytes\r\n--${boundary}--\r\n`;
const type = `multipart/form-data; boundary=${boundary}`;

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  await app.register(multipart, { limits: { fileSize: 100, files: 1 } });
  app.post('/', async (request) => {
    const file = await readMultipartFile(request);
    return file ? { field: file.part.fieldname, content: file.content.toString() } : {};
  });
});
afterEach(() => app.close());

const post = (payload: string | Buffer, contentType = type) =>
  app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': contentType } });

it('reads the file', async () => {
  expect((await post(whole)).json()).toEqual({ field: 'picture', content: 'bytes' });
});

it('takes a body of another type for one without a file', async () => {
  expect((await post('{}', 'application/json')).json()).toEqual({});
});

it.each([
  ['names no boundary', whole, 'multipart/form-data'],
  ['ends in the middle of the file', whole.slice(0, -20), type],
  ['ends in the middle of a head', whole.slice(0, 50), type],
  ['is something else', 'no document at all', type],
])('refuses a body that %s by 400', async (_name, payload, contentType) => {
  expect((await post(payload, contentType)).statusCode).toBe(400);
});

it('answers whatever comes, never by a fault of the host', async () => {
  const damaged = fc
    .tuple(fc.nat(whole.length), fc.uint8Array({ maxLength: 40 }), fc.nat(whole.length))
    .map(([start, bytes, end]) =>
      Buffer.concat([Buffer.from(whole.slice(0, start)), bytes, Buffer.from(whole.slice(end))]),
    );
  await fc.assert(
    fc.asyncProperty(damaged, async (payload) => {
      expect((await post(payload)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
