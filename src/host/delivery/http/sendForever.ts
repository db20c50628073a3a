import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from './preparedBody';

interface UnchangingFile {
  /** With its quotes. */
  readonly entityTag: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends a file whose name never gets another content, for caches to keep for good; 304 where the client has it. */
export function sendForever(
  request: FastifyRequest,
  reply: FastifyReply,
  { entityTag, type, content }: UnchangingFile,
): FastifyReply {
  void reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag: entityTag,
    'x-content-type-options': 'nosniff',
  });
  if (matches(request.headers['if-none-match'], entityTag)) return reply.code(304).send();
  return reply.type(type).send(content);
}
