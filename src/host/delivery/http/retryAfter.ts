import type { FastifyReply } from 'fastify';

/** The moment that a `Retry-After` names (RFC 9110 §10.2.3), as epoch ms; undefined where it is none. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1_000;
  const moment = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Says when to ask again, where that is known; `retryAt` and `now` in epoch ms. */
export function sayRetryAfter(reply: FastifyReply, retryAt: number | undefined, now: number): void {
  if (retryAt !== undefined && retryAt > now)
    void reply.header('retry-after', String(Math.ceil((retryAt - now) / 1_000)));
}
