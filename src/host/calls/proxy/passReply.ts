import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReadableEncoding } from '../../delivery/http/decodeReply';
import { sendFailure } from '../../delivery/http/envelope';
import type { LenderReply } from '../../delivery/lender/exchange';
import { RequestFault } from '../../delivery/http/requestFault';
import type { LenderFailure } from '../../delivery/lender/lenderClient';
import { replyCodes } from '../../../kernel/failure';
import { headersToClient } from '../../delivery/lender/forwardedHeaders';

const retryAfterSeconds = 3;

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

const unreached = new WeakSet<FastifyRequest>();

/** Remembers that nothing of a request has reached the lender. */
function noteUnreached(request: FastifyRequest): void {
  unreached.add(request);
}

/** True where the lender can't have heard of a request. */
export const wasUnreached = (request: FastifyRequest): boolean => unreached.has(request);

function statusOf({ kind, error }: LenderFailure): number {
  switch (kind) {
    case 'busy':
      return 503;
    case 'timeout':
      return 504;
    case 'cancelled':
      // As nginx writes it down; nobody reads it, and it is no fault of host or lender.
      return 499;
    case 'unreachable':
      return 502;
    case 'broken':
      // Of a body that is too large or broke off.
      return error instanceof RequestFault ? error.statusCode : 502;
  }
}

export function sendLenderFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failed: LenderFailure,
): FastifyReply {
  const { kind, isSent, error } = failed;
  if (kind !== 'cancelled')
    request.log.warn({ err: error, reason: kind, isSent }, 'the lender gave no reply to a call');
  if (!isSent) noteUnreached(request);
  if (kind === 'busy') void reply.header('retry-after', String(retryAfterSeconds));
  return isSent
    ? sendFailure(reply, statusOf(failed))
    : sendFailure(reply, statusOf(failed), '', replyCodes.notSent);
}
