import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { isReadableEncoding } from '../http/decodeReply';
import { sendFailure } from '../http/envelope';

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Sends on what the lender says, whose status and headers the reply has already. Calls have envelopes (contract §5), and
 * pages follow no redirect: one is a reply that can't be read, and nobody hears where it leads.
 */
export function passReply(reply: FastifyReply, body: Readable): void {
  const { log } = reply.request;
  if (isRedirect(reply.statusCode)) {
    log.warn({ status: reply.statusCode }, 'the lender answered a call with a redirect');
    // Unread it would hold its connection; broken off it is dropped all the same.
    body.on('error', () => undefined).resume();
    void sendFailure(reply.removeHeader('content-length').removeHeader('content-encoding').removeHeader('content-language'), 502);
    return;
  }
  const encoding = reply.getHeader('content-encoding')?.toString() ?? '';
  if (!isReadableEncoding(encoding)) log.warn({ encoding }, 'the lender answered in an encoding that the host can not read');
  void reply.send(body);
}
