import type { FastifyRequest } from 'fastify';

/** The address that a request was sent to. A proxy's headers count where it is trusted. */
const requestOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The address to write into links: the configured one, else the request's own. */
export const linkOrigin = (publicOrigin: string | undefined, request: FastifyRequest): string =>
  publicOrigin ?? requestOrigin(request);

/** By host alone: a proxy in front may speak https to the browser and http to us. */
function isOwn(origin: string, publicOrigin: string | undefined, request: FastifyRequest): boolean {
  if (origin === publicOrigin) return true;
  return (
    URL.canParse(origin) &&
    /^https?:$/.test(new URL(origin).protocol) &&
    new URL(origin).host === request.host
  );
}

/**
 * True where a page of our own made a call that changes something. A browser says so by `Origin` or by
 * `Sec-Fetch-Site` (Fetch Metadata); none may speak against it, and one must speak for it.
 */
export function comesFromOwnPage(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined ? site !== undefined : isOwn(origin, publicOrigin, request);
}
