import type { FastifyReply } from 'fastify';
import { isReadableEncoding } from '../../delivery/http/decodeReply';
import { sendFailure } from '../../delivery/http/envelope';
import type { LenderReply } from '../../delivery/lender/exchange';
import { headersToClient } from '../../delivery/lender/forwardedHeaders';

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/**
 * Sends on what the lender says. Calls have envelopes (contract §5), and pages follow no redirect: one is a reply that
 * can't be read, and nobody hears where it leads.
 */
export function passReply(reply: FastifyReply, { status, headers, body }: LenderReply): FastifyReply {
  const { log } = reply.request;
  if (isRedirect(status)) {
    log.warn({ status }, 'the lender answered a call with a redirect');
    // Unread it would hold its connection; broken off it is dropped all the same.
    body.on('error', () => undefined).resume();
    return sendFailure(reply, 502);
  }
  const encoding = headers['content-encoding'] ?? '';
  if (!isReadableEncoding(encoding))
    log.warn({ encoding }, 'the lender answered in an encoding that the host can not read');
  return reply.code(status).headers(headersToClient(headers)).send(body);
}
