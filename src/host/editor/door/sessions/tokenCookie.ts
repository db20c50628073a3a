import type { FastifyReply, FastifyRequest } from 'fastify';

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/;

export const isPlain = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'http' && loopback.test(hostname);

/** The token that a request carries in a cookie; undefined: none. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/**
 * A cookie that holds a token. Only a secure origin may set a `__Host-` cookie, and no neighbour of it can (RFC 6265bis
 * §4.1.3.2); some browsers refuse secure cookies on a loopback http address, where a plain one does no harm.
 * @param lifeSeconds absent: as long as the browser is open, since the host ends by itself what it is for
 */
export function tokenCookie(plainName: string, lifeSeconds?: number) {
  const nameFor = (request: FastifyRequest): string => (isPlain(request) ? plainName : `__Host-${plainName}`);
  const attributesFor = (request: FastifyRequest): string =>
    `; Path=/; HttpOnly; SameSite=Strict${isPlain(request) ? '' : '; Secure'}`;
  const life = lifeSeconds === undefined ? '' : `; Max-Age=${lifeSeconds}`;
  return {
    read: (request: FastifyRequest): string | undefined => readCookie(request, nameFor(request)),
    set(request: FastifyRequest, reply: FastifyReply, token: string): void {
      void reply.header('set-cookie', `${nameFor(request)}=${token}${attributesFor(request)}${life}`);
    },
    clear(request: FastifyRequest, reply: FastifyReply): void {
      void reply.header('set-cookie', `${nameFor(request)}=${attributesFor(request)}; Max-Age=0`);
    },
  };
}
