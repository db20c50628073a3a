import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { ProxyFault } from '../../../kernel/proxyFault';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined: the address is the visitor's own, as far as headers tell. */
    proxyFault: ProxyFault | undefined;
  }
}

const forwardedFor = 'x-forwarded-for';
/** Where other proxies write the address; none of these is read. */
const otherHeaders = ['forwarded', 'x-real-ip'];

/** `203.0.113.61:52110`, `[2001:db8::1]:443`: some proxies add the port, which is another with each connection. */
const withPort = /^(?:\[(?<six>[^\]]*)\](?::\d{1,5})?|(?<four>[\d.]+):\d{1,5})$/;

/** One address is one text, however it was written; undefined: it is none. */
function addressOf(entry: string): string | undefined {
  const { six, four } = withPort.exec(entry)?.groups ?? {};
  const [address = ''] = (six ?? four ?? entry).split('%', 1);
  if (isIP(address) !== 6) return isIP(address) === 4 && six === undefined ? address : undefined;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest);
  if (!mapped) return shortest;
  const bytes = mapped.slice(1).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join('.');
}

/**
 * What may be believed of an `X-Forwarded-For`, each address in its shortest form. It is written from right to left, so what
 * stands left of an entry that is no address is hearsay.
 * @returns empty: the last entry is none
 */
export function readableForwardedFor(header: string): string {
  const addresses = header.split(',').map((entry) => addressOf(entry.trim()));
  const firstRead = addresses.findLastIndex((address) => address === undefined) + 1;
  return addresses.slice(firstRead).join(', ');
}

/** Fastify reads the header, by `TRUST_PROXY`, whenever it is asked for an address; so it is put right beforehand. */
function proxyFaultOf(request: FastifyRequest): ProxyFault | undefined {
  const { headers } = request.raw;
  const header = headers[forwardedFor]?.toString();
  if (header === undefined) return otherHeaders.some((name) => name in headers) ? 'unreadable' : undefined;
  const readable = readableForwardedFor(header);
  if (readable === '') {
    delete headers['x-forwarded-for'];
    return 'unreadable';
  }
  headers[forwardedFor] = readable;
  // Without a trusted proxy there are no addresses but the connection's own.
  return (request.ips?.length ?? 1) > 1 ? undefined : 'untrusted';
}

const sayEveryMs = 60 * 60_000;

const words: Readonly<Record<ProxyFault, string>> = {
  untrusted:
    'forwarded headers come from an address that TRUST_PROXY does not name: limits count all who come by it as one. If it is your proxy, name it there; if not, it is a stranger’s and nothing has to be done',
  unreadable:
    'forwarded headers name no address that can be read: limits count all who come by this proxy as one. Have it send X-Forwarded-For with the address of who asks',
};

/** Makes `request.ip` one text for each address, and says in the log where it is a proxy's. Before any other hook. */
export function readForwardedFor(app: FastifyInstance): void {
  const saidAt = new Map<ProxyFault, number>();
  app.decorateRequest('proxyFault', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const fault = proxyFaultOf(request);
    request.proxyFault = fault;
    const now = performance.now();
    if (fault !== undefined && now - (saidAt.get(fault) ?? -Infinity) > sayEveryMs) {
      saidAt.set(fault, now);
      request.log.warn({ proxy: request.socket.remoteAddress }, words[fault]);
    }
    done();
  });
}
