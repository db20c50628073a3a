import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createWire } from '../../../codec/wire';
import { callsByPath, isActing } from '../../../contract/calls';
import type { Brand } from '../../../generated/brand';
import { reasonOf } from '../../../kernel/errors';
import { replyCodes, type ReplyCode } from '../../../kernel/failure';
import { sendFailure } from '../../delivery/http/envelope';
import { maxBodyBytes } from '../../delivery/http/requestLimits';
import { phoneOf } from '../privacy/nationalNumber';
import type { KeptReply } from '../idempotency/replyStore';
import type { ClaimedCall, EnteredCall, Idempotency } from '../idempotency/idempotency';
import { withTimeout } from '../../../kernel/timeout';
import { bytesOf, countBody, replayableFrom } from '../../delivery/http/bodies';
import { wasUnreached } from '../proxy/passReply';
import { type CallListener, type CallRefusal, readOutcome, type CallOutcome } from './callListener';
import { readActingRequest, type ActingRequest } from './actingRequest';

export interface CallInterceptor {
  /** Absent: repeats are sent on. */
  readonly idempotency: Pick<Idempotency, 'enter'> | undefined;
  /** In the order in which they are asked. */
  readonly listeners: readonly CallListener[];
  /** A reply waits no longer for a database that stalls, in ms; what came of the call is then written behind it. */
  readonly settlePatienceMs: number;
}

interface Admitted {
  readonly request: ActingRequest;
  readonly claimed: ClaimedCall | undefined;
}

const maxReplyBytes = maxBodyBytes;
/** A larger reply is not kept; a repeat of its call goes on as after a lost reply. */
const maxKeptBytes = 256 * 1_024;
const retryAfterSeconds = 3;
const replayedHeader = 'idempotent-replayed';

function sendKept(
  reply: FastifyReply,
  { status, contentType, contentEncoding, body }: KeptReply,
): FastifyReply {
  if (contentEncoding !== '') void reply.header('content-encoding', contentEncoding);
  if (contentType !== '') void reply.type(contentType);
  return reply.code(status).header('cache-control', 'no-store').header(replayedHeader, 'true').send(body);
}

/** A page takes 503 for a reply that is lost and keeps its key (contract §5): it claims nothing, and asks again. */
const sendRetryLater = (reply: FastifyReply, code: ReplyCode): FastifyReply =>
  sendFailure(reply.header('retry-after', String(retryAfterSeconds)), 503, '', code);

/**
 * A refusal of a repeat, such as for a session that is over by now, says nothing of what the first request did: there only
 * a readable envelope with HTTP 200 is definite (contract §5).
 */
const isDefinite = ({ status }: KeptReply, outcome: CallOutcome, isRepeat: boolean): boolean =>
  outcome.kind !== 'lost' && (!isRepeat || status === 200);

const sendRefusal = (reply: FastifyReply, { message, retryAfterSeconds }: CallRefusal): FastifyReply =>
  retryAfterSeconds === undefined
    ? sendFailure(reply, 403, message)
    : sendFailure(reply.header('retry-after', String(retryAfterSeconds)), 429, message);

/** Answers a repeat; undefined: the request was claimed and is to be sent on. */
function answerRepeat(reply: FastifyReply, repeated: EnteredCall): FastifyReply | undefined {
  switch (repeated.kind) {
    case 'claimed':
      return undefined;
    case 'replayed':
      return sendKept(reply, repeated.reply);
    case 'underWay':
    case 'unknown':
      return sendRetryLater(reply, replyCodes.outcomeOpen);
    case 'notStored':
      return sendRetryLater(reply, replyCodes.notSent);
    case 'elsewhere':
      return sendFailure(reply, 409, '', replyCodes.outcomeOpen);
    case 'changed':
      return sendFailure(reply, 422, '', replyCodes.keyReused);
  }
}

async function tellIdempotency(
  { claimed }: Admitted,
  reply: KeptReply,
  outcome: CallOutcome,
  isUnreached: boolean,
): Promise<void> {
  if (isUnreached) await claimed?.notSent();
  else if (!isDefinite(reply, outcome, claimed?.isRepeat ?? false) || reply.body.byteLength > maxKeptBytes)
    await claimed?.lost();
  else await claimed?.answered(reply);
}

export interface InterceptCallsOptions extends CallInterceptor {
  readonly brand: Brand;
}

/**
 * Intercepts the calls that act before they are answered: a repeat gets the first reply, listeners may refuse a call, and hear
 * what came of it. Register it around the calls, before anything that looks at bodies.
 */
export function interceptCalls(
  scope: FastifyInstance,
  { brand, idempotency, listeners, settlePatienceMs }: InterceptCallsOptions,
): void {
  const wire = createWire(brand.wire);
  const calls = callsByPath(brand, wire, isActing);
  const admitted = new WeakMap<FastifyRequest, Admitted>();

  /** One that fails refuses nothing: it would leave the key claimed, and the call unsent without a word. */
  async function refusalBy(listener: CallListener, request: ActingRequest): Promise<CallRefusal | undefined> {
    try {
      return await listener.admit?.(request);
    } catch (error) {
      scope.log.error({ err: error, call: request.name }, 'a call was let in without one who looks at it');
      return undefined;
    }
  }

  /** Undefined: it was answered here. A reply must not be awaited: it is a thenable without a value. */
  async function admit(request: ActingRequest, reply: FastifyReply): Promise<Admitted | undefined> {
    const { id: fingerprint, operation, payloadHash, movesMoney, session, payload } = request;
    const person = { phone: phoneOf(payload), session };
    const repeated = request.hasKey
      ? await idempotency?.enter({ fingerprint, operation, payloadHash, movesMoney, person })
      : undefined;
    if (repeated && answerRepeat(reply, repeated)) return undefined;
    const claimed = repeated?.kind === 'claimed' ? repeated : undefined;
    for (const listener of listeners) {
      const refusal = await refusalBy(listener, request);
      if (!refusal) continue;
      // Left behind it would only make a repeat wait.
      await claimed?.notSent().catch(() => undefined);
      sendRefusal(reply, refusal);
      return undefined;
    }
    return { request, claimed };
  }

  scope.addHook('preParsing', async (request, reply, payload: Readable) => {
    const call = request.method === 'POST' ? calls.get(request.routeOptions.url ?? '') : undefined;
    if (!call) return payload;
    const body = await buffer(countBody(payload, maxBodyBytes));
    const read = readActingRequest(request, call, body, brand, wire);
    if (!read.ok) return sendFailure(reply, read.error.status);
    const outcome = await admit(read.value, reply);
    if (!outcome) return reply;
    admitted.set(request, outcome);
    return replayableFrom(body);
  });

  /** Each listener for itself: one that fails keeps none of the others from what it must store. */
  async function settle(
    call: Admitted,
    reply: KeptReply,
    isUnreached: boolean,
    isReplayed: boolean,
  ): Promise<void> {
    const { request } = call;
    const read = readOutcome(request.name, reply);
    // What never reached the lender did nothing, as what it refused.
    const outcome: CallOutcome = isUnreached
      ? { kind: 'refused' }
      : read.kind === 'done'
        ? { ...read, data: wire.decode(read.data) }
        : read;
    const outcomes = await Promise.allSettled([
      tellIdempotency(call, reply, read, isUnreached),
      ...listeners.map(async (listener) => listener.settled({ call: request, outcome, reply, isReplayed })),
    ]);
    const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(reasonOf).join('; '));
  }

  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    const call = admitted.get(request);
    if (!call) return payload;
    admitted.delete(request);
    const header = (name: string): string => reply.getHeader(name)?.toString() ?? '';
    // Broken in the middle: the page hears that the reply is lost, which it is.
    const bytes = await bytesOf(payload, maxReplyBytes).catch(() => undefined);
    if (!bytes) void reply.code(502).removeHeader('content-encoding').removeHeader('content-length');
    void reply.removeHeader('transfer-encoding');
    const kept = {
      status: reply.statusCode,
      contentType: header('content-type'),
      contentEncoding: header('content-encoding'),
      body: bytes ?? Buffer.alloc(0),
    };
    const settled = settle(call, kept, wasUnreached(request), header(replayedHeader) === 'true');
    await withTimeout(settlePatienceMs, settled).catch((error: unknown) => {
      request.log.error({ err: error }, 'what came of a call could not be stored');
    });
    return kept.body;
  });
}
