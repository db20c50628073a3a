import type { FastifyReply } from 'fastify';
import { STATUS_CODES } from 'node:http';

/** The envelope of contract §5 around a JSON text that is not parsed again. */
export const envelopeText = (code: string, message: string, dataText: string): string =>
  `{"code":${JSON.stringify(code)},"message":${JSON.stringify(message)},"data":${dataText}}`;

/** A failure in the envelope: its code is the HTTP status, its message the status's standard words. */
export function sendFailure(reply: FastifyReply, status: number, message = STATUS_CODES[status] ?? ''): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeText(String(status), message, 'null'));
}
