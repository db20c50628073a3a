import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { sendFailure } from './envelope';

/** A page for the protocol's rare refusals, in the protocol's own words; it names nothing of the host. */
const page = (status: number): string => {
  const words = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words}</title></head><body><h1>${words}</h1></body></html>`;
};

/** Answers a fault as its reader expects it: JSON for calls, HTML for people. */
export type SendFault = (request: FastifyRequest, reply: FastifyReply, status: number) => FastifyReply;

export const createSendFault =
  (isCall: (url: string) => boolean): SendFault =>
  (request, reply, status) =>
    isCall(request.url)
      ? sendFailure(reply, status)
      : reply
          .code(status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(page(status));
