import type { FastifyInstance, FastifyReply } from 'fastify';
import { forbidCaching } from '../../../delivery/http/cacheControl';
import { createSerialQueue } from '../../../process/bulkhead';
import type { SlowNetwork } from './slowNetwork';
import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../calls/privacy/hostSecret';

const root = '/editor/slow';
/** Files are fetched one after another, so that what no limit counts yet is one file. */
const maxWaiting = 200;
const retryAfterSeconds = 5;

/** Put before the address of a file that is to come over a slow line. */
export const slowPrefixOf = (line: string): string => `${root}/${line}`;

const slowFile = /^\/editor\/slow\/([A-Za-z0-9_.-]{6,80})(\/(?:assets|pictures)\/[A-Za-z0-9._-]+)$/;
const keptHeaders = ['content-type', 'content-encoding', 'access-control-allow-origin'];

/** Too much is on its way already. */
export const refuseSlow = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', String(retryAfterSeconds))
    .type('text/plain; charset=utf-8')
    .send('503 Service Unavailable\n');

export interface SlowFilesOptions {
  readonly key: () => Promise<Buffer>;
  readonly clock: () => number;
  readonly network: SlowNetwork;
}

/** Built files and pictures, the same bytes as at their own addresses, only slower and never cached. */
export function registerSlowFiles(app: FastifyInstance, { key, clock, network }: SlowFilesOptions): void {
  const inQueue = createSerialQueue(maxWaiting);

  app.get(`${root}/*`, async (request, reply) => {
    const [, line, path] = slowFile.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    forbidCaching(reply);
    if (line === undefined || path === undefined || !isOpenSlowLine(await key(), line, clock()))
      return reply.callNotFound();
    const encoding = request.headers['accept-encoding'] ?? '';
    const fetched = inQueue(async () => {
      const file = await app.inject({ method: 'GET', url: path, headers: { 'accept-encoding': encoding } });
      return file.statusCode === 200 ? { file, body: network.send(file.rawPayload, line) } : undefined;
    });
    if (!fetched) return refuseSlow(reply);
    const found = await fetched;
    if (!found) return reply.callNotFound();
    const { file, body } = found;
    if (!body) return refuseSlow(reply);
    for (const name of keptHeaders) {
      const value = file.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    return reply.send(body);
  });
}

/** A page that was opened is loaded, and looked at, for so long. */
const lifeMs = 30 * 60_000;
const randomNameBytes = 9;
const signatureBytes = 16;

const sign = (key: Buffer, claim: string): string =>
  createHmac('sha256', key)
    .update(`slow line ${claim}`)
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url');

/** The name of a new line: which one, until when, and a signature over both (RFC 2104, SHA-256, 128 bits). */
export function makeSlowLine(key: Buffer, now: number): string {
  const claim = `${randomBytes(randomNameBytes).toString('base64url')}.${Math.floor((now + lifeMs) / 1_000)}`;
  return `${claim}.${sign(key, claim)}`;
}

/** True for a line that a preview of this database was given, and not too long ago. */
function isOpenSlowLine(key: Buffer, line: string, now: number): boolean {
  const [, claim = '', seconds = '', signature = ''] =
    /^([\w-]{1,20}\.(\d{1,12}))\.([\w-]{1,40})$/.exec(line) ?? [];
  return isSameSecret(signature, sign(key, claim)) && Number(seconds) * 1_000 > now;
}
