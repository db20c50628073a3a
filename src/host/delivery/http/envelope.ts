import type { FastifyReply } from 'fastify';
import type { ReplyCode } from '../../../kernel/failure';

/** The envelope of contract §5 around a JSON text that is not parsed again. */
export const envelopeText = (code: string, message: string, dataText: string): string =>
  `{"code":${JSON.stringify(code)},"message":${JSON.stringify(message)},"data":${dataText}}`;

/**
 * A failure in the envelope, its code the HTTP status unless it has one of its own. It says nothing in words: pages show
 * a message as it comes, and they know the visitor's language, the host does not. `message` is for programs, where a page
 * has words of its own.
 */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  message = '',
  code: ReplyCode | `${number}` = `${status}`,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeText(code, message, 'null'));
}
