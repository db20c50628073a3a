import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './contentEncoding';
import type { PreparedBody } from './preparedBody';

/** Weak comparison, as RFC 9110 §13.1.2 asks of If-None-Match. */
function matches(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === entityTag);
}

/**
 * Sends the variant that the client takes, under a strong entity tag of its own; 304 where the client has it.
 * Status other than 200 are never answered by 304.
 */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, body: PreparedBody): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = body.variants[encoding];
  const isEncoded = bytes !== body.variants.identity;
  const entityTag = isEncoded ? `"${body.hash}.${encoding}"` : `"${body.hash}"`;
  void reply.header('etag', entityTag);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], entityTag))
    return reply.code(304).send();
  if (isEncoded) void reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
