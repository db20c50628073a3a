import type { FastifyReply } from 'fastify';
import type { EditorError } from '../../../generated/editor';
import { statusOfRefusal, type Refusal } from './refusal';

/** Answers a refused call: its status, and its code for the browser to say in its own words. */
export function sendRefusal(reply: FastifyReply, { retryAfterSeconds, ...error }: Refusal): FastifyReply {
  const body: EditorError = { error };
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(statusOfRefusal[error.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
