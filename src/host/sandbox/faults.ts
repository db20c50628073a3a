import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sandbox } from './sandbox';
import { rejected, sendReply, type SandboxReply } from './envelope';
import { commonTexts, type SandboxLocale } from './texts';

/** Failures of a back end and of the way to it that a tester can ask for (docs/sandbox.md). */
export type Fault =
  /** Nothing is done; the connection is cut. Every time. */
  | { readonly kind: 'connectionCut' }
  /** Nothing is done; HTTP 500. Every time. */
  | { readonly kind: 'serverFault' }
  /** Done, but the connection is cut before the reply. */
  | { readonly kind: 'replyLost' }
  /** Done, but the reply is no JSON. */
  | { readonly kind: 'replyGarbled' }
  /** Done, and the reply comes late. */
  | { readonly kind: 'replyLate'; readonly delayMs: number };

function cutConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

/** Undefined: the call is to be done. */
export function failBefore(
  fault: Fault | undefined,
  reply: FastifyReply,
  sandbox: Sandbox,
  locale: SandboxLocale,
): FastifyReply | undefined {
  if (fault?.kind === 'connectionCut') return cutConnection(reply);
  if (fault?.kind === 'serverFault') {
    return sendReply(reply, sandbox.wire, rejected(500, commonTexts(locale).serverFault));
  }
  return undefined;
}

async function waitUnlessClosing(delayMs: number, closing: AbortSignal): Promise<void> {
  // Aborting means that the host closes: the reply is then due at once.
  await pause(delayMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
}

/** Sends what was done, by way of the fault. */
export async function failAfter(
  fault: Fault | undefined,
  reply: FastifyReply,
  sandbox: Sandbox,
  answer: SandboxReply,
): Promise<FastifyReply> {
  if (fault?.kind === 'replyLost') return cutConnection(reply);
  if (fault?.kind === 'replyGarbled')
    return reply.type('text/html').send('<!doctype html><title>Gateway</title>');
  if (fault?.kind === 'replyLate') await waitUnlessClosing(fault.delayMs, sandbox.closing);
  return sendReply(reply, sandbox.wire, answer);
}
