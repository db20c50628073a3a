import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Only a secure origin may set a `__Host-` cookie, and no neighbour of it can (RFC 6265bis §4.1.3.2). */
const secureName = '__Host-vitrina-session';
/** Some browsers refuse secure cookies on a loopback http address; there a plain one does no harm. */
const plainName = 'vitrina-session';

const loopback = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/;

export const isPlain = ({ protocol, hostname }: FastifyRequest): boolean =>
  protocol === 'http' && loopback.test(hostname);

const nameFor = (request: FastifyRequest): string => (isPlain(request) ? plainName : secureName);

const attributesFor = (request: FastifyRequest): string =>
  `; Path=/; HttpOnly; SameSite=Strict${isPlain(request) ? '' : '; Secure'}`;

/** The token that a request carries in a cookie; undefined: none. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return token !== undefined && /^[\w-]{20,100}$/.test(token) ? token : undefined;
}

/** Of the session. */
export const readSessionToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, nameFor(request));

/** Lives as long as the browser: the host ends the session by itself. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.header('set-cookie', `${nameFor(request)}=${token}${attributesFor(request)}`);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('set-cookie', `${nameFor(request)}=${attributesFor(request)}; Max-Age=0`);
}

/** 256 random bits for a cookie or a link. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: nothing that could be used. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Known to the page that holds the session, never sent by itself as the cookie is. */
export const csrfTokenOf = (token: string): string =>
  createHmac('sha256', token).update('csrf').digest('base64url');
