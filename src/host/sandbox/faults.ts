import type { FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { distort, type Distortion } from './distort';
import { rejected, refused, sendReply, type SandboxReply } from './envelope';
import type { Sandbox } from './sandbox';
import { isFirstTry } from './stumbles';
import { commonTexts, type SandboxLocale } from './texts';

/** Failures of a back end and of the way to it that a tester can ask for (docs/sandbox.md). */
export type Fault =
  /** Nothing is done; the connection is cut. Every time. */
  | { readonly kind: 'connectionCut' }
  /** Nothing is done; HTTP 500. Every time. */
  | { readonly kind: 'serverFault' }
  /** Nothing is done; HTTP 500 the first time, as usual the next. */
  | { readonly kind: 'firstTryFails' }
  /** Nothing is done; the session is over, said by HTTP or in the envelope (contract §7). */
  | { readonly kind: 'sessionOver'; readonly status: 200 | 401 }
  /** Nothing is done; the envelope says no. Every time. */
  | { readonly kind: 'refused'; readonly code: number | string }
  /** Done, but the connection is cut in the middle of the reply. */
  | { readonly kind: 'replyLost' }
  /** Done, but the reply is no JSON. */
  | { readonly kind: 'replyGarbled' }
  /** Done, and the reply comes late. */
  | { readonly kind: 'replyLate'; readonly delayMs: number }
  /** Done, but the data of the reply is not as agreed. */
  | { readonly kind: 'dataDistorted'; readonly distortion: Distortion };

/** More than is ever sent of a reply that is cut. */
const promisedBytes = 1000;

function cutConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}

/**
 * Cuts the connection in the middle of a reply. Before its first byte a browser would take the connection for one that
 * had gone stale, and send the request again by itself: nothing would be lost.
 */
function cutReply(reply: FastifyReply): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': promisedBytes });
  raw.write('{"code":', () => raw.socket?.destroy());
  return reply;
}

/** What is said instead of doing the call; undefined: it is to be done. */
async function replyInstead(
  fault: Fault,
  reply: FastifyReply,
  sandbox: Sandbox,
  locale: SandboxLocale,
): Promise<SandboxReply | undefined> {
  const texts = commonTexts(locale);
  switch (fault.kind) {
    case 'serverFault':
      return rejected(500, texts.serverFault);
    case 'firstTryFails':
      return (await isFirstTry(sandbox, reply.request)) ? rejected(500, texts.serverFault) : undefined;
    case 'sessionOver':
      return { ...rejected(401, texts.sessionOver), status: fault.status };
    case 'refused':
      return refused(fault.code, texts.refusedOnRequest);
    default:
      return undefined;
  }
}

/**
 * True: the request is answered, and the call is not to be done. The reply itself is no result: awaiting one waits
 * until it is sent, and gives nothing.
 */
export async function failBefore(
  fault: Fault | undefined,
  reply: FastifyReply,
  sandbox: Sandbox,
  locale: SandboxLocale,
): Promise<boolean> {
  if (!fault) return false;
  if (fault.kind === 'connectionCut') {
    cutConnection(reply);
    return true;
  }
  const instead = await replyInstead(fault, reply, sandbox, locale);
  if (instead) sendReply(reply, sandbox.wire, instead);
  return instead !== undefined;
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
  if (fault?.kind === 'replyLost') return cutReply(reply);
  if (fault?.kind === 'replyGarbled')
    return reply.type('text/html').send('<!doctype html><title>Gateway</title>');
  if (fault?.kind === 'replyLate') await waitUnlessClosing(fault.delayMs, sandbox.closing);
  const data = fault?.kind === 'dataDistorted' ? distort(answer.data, fault.distortion) : answer.data;
  return sendReply(reply, sandbox.wire, { ...answer, data });
}
