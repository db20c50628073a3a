import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrepared } from '../http/sendPrepared';
import type { CachedPage } from './pageCache';

/** Sends a page with its own policy and hints. Caching headers are the caller's. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, body }: CachedPage,
): FastifyReply {
  void reply.header('content-security-policy', page.contentSecurityPolicy);
  if (page.links.length > 0) void reply.header('link', page.links.join(', '));
  return sendPrepared(request, reply.type('text/html; charset=utf-8'), body);
}
