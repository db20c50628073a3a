import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { createWire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { replyCodes, type ReplyCode } from '../../kernel/failure';
import { stopInTime } from '../ending';
import type { AgreementEvidence } from '../evidence/agreementEvidence';
import { sendFailure } from '../http/envelope';
import { mostBodyBytes } from '../http/guardRequests';
import { isReached, type LimitReached } from '../limits/callLimit';
import type { CallLimiter, Counted } from '../limits/callLimiter';
import { limitText } from '../limits/limitTexts';
import { phoneOf } from '../privacy/nationalNumber';
import type { KeptReply } from '../repeats/replyStore';
import type { Ours, Repeated, Repeats } from '../repeats/repeats';
import { within } from '../store/within';
import { countBody } from '../upstream/countBody';
import { wasUnreached } from '../upstream/unreached';
import { guardedCalls } from './guardedCalls';
import { readGuardedRequest, type GuardedRequest } from './guardedRequest';
import { bytesOf, replayableFrom } from './payloadBytes';
import { meaningOf, type ReplyMeaning } from './replyMeaning';

/** Shared by every scope of calls; its parts are absent where a host does without them. */
export interface CallGuard {
  /** Absent with RATE_LIMITS=off. */
  readonly limiter: Pick<CallLimiter, 'take'> | undefined;
  /** Absent where the calls are answered here: the sandbox keeps its replies in the transaction of what it did. */
  readonly repeats: Pick<Repeats, 'enter'> | undefined;
  readonly evidence: Pick<AgreementEvidence, 'open' | 'close' | 'stop' | 'queueState'>;
  /** A reply waits no longer for a database that stalls, in ms; what came of the call is then written behind it. */
  readonly settlePatienceMs: number;
}

/** A call that was let through. */
interface Admitted {
  readonly request: GuardedRequest;
  readonly ours: Ours | undefined;
  readonly counted: Counted | undefined;
}

const mostReplyBytes = mostBodyBytes;
/** A larger reply is not kept; a repeat of its call goes on as after a lost reply. */
const mostKeptBytes = 256 * 1_024;
const retryAfterSeconds = 3;

/** What never reached the lender did nothing, as what it refused. */
const refused: ReplyMeaning = { kind: 'refused' };

function sendKept(
  reply: FastifyReply,
  { status, contentType, contentEncoding, body }: KeptReply,
): FastifyReply {
  if (contentEncoding !== '') void reply.header('content-encoding', contentEncoding);
  if (contentType !== '') void reply.type(contentType);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('idempotent-replayed', 'true')
    .send(body);
}

/** A page takes 503 for a reply that is lost and keeps its key (contract §5): it claims nothing, and asks again. */
const sendRetryLater = (reply: FastifyReply, code: ReplyCode): FastifyReply =>
  sendFailure(reply.header('retry-after', String(retryAfterSeconds)), 503, '', code);

/**
 * A refusal of a repeat, such as for a session that is over by now, says nothing of what the first request did: there only
 * a readable envelope with HTTP 200 is definite (contract §5).
 */
const isDefinite = ({ status }: KeptReply, meaning: ReplyMeaning, isRepeat: boolean): boolean =>
  meaning.kind !== 'lost' && (!isRepeat || status === 200);

const sendReached = (
  reply: FastifyReply,
  { limit, retryAfterSeconds: seconds }: LimitReached,
  { locale }: GuardedRequest,
): FastifyReply =>
  sendFailure(reply.header('retry-after', String(seconds)), 429, limitText(locale, limit.name, seconds));

/** Answers a repeat; undefined: the request is ours to send on. */
function answerRepeat(reply: FastifyReply, repeated: Repeated): FastifyReply | undefined {
  switch (repeated.kind) {
    case 'ours':
      return undefined;
    case 'answered':
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

export interface GuardCallsOptions extends CallGuard {
  readonly brand: Brand;
}

/**
 * Stands before whoever answers the calls that act: a repeat gets the first reply, abuse is refused, and what was
 * agreed to is kept. Register it around the calls, before anything that looks at bodies.
 */
export function guardCalls(
  scope: FastifyInstance,
  { brand, limiter, repeats, evidence, settlePatienceMs }: GuardCallsOptions,
): void {
  const wire = createWire(brand.wire);
  const calls = guardedCalls(brand, wire);
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  scope.addHook('onClose', (closing) => stopInTime(closing, 'evidence', (limitMs) => evidence.stop(limitMs)));

  async function admit(request: GuardedRequest, reply: FastifyReply): Promise<Admitted | FastifyReply> {
    const { id: fingerprint, operation, payloadHash, movesMoney, session, payload } = request;
    const person = { phone: phoneOf(payload), session };
    const repeated = request.hasKey
      ? await repeats?.enter({ fingerprint, operation, payloadHash, movesMoney, person })
      : undefined;
    const answered = repeated && answerRepeat(reply, repeated);
    if (answered) return answered;
    const ours = repeated?.kind === 'ours' ? repeated : undefined;
    const counted = await limiter?.take(request);
    if (counted && isReached(counted)) {
      // Left behind it would only make a repeat wait.
      await ours?.notSent().catch(() => undefined);
      return sendReached(reply, counted, request);
    }
    await evidence.open(request);
    return { request, ours, counted };
  }

  scope.addHook('preParsing', async (request, reply, payload: Readable) => {
    const call = request.method === 'POST' ? calls.get(request.routeOptions.url ?? '') : undefined;
    if (!call) return payload;
    const body = await bytesOf(countBody(payload, mostBodyBytes));
    const read = readGuardedRequest(request, call, body, brand, wire);
    if (!read.ok) return sendFailure(reply, read.error.status);
    const outcome = await admit(read.value, reply);
    if (!('request' in outcome && 'counted' in outcome)) return outcome;
    admitted.set(request, outcome);
    return replayableFrom(body);
  });

  async function tellRepeats(
    { ours }: Admitted,
    reply: KeptReply,
    meaning: ReplyMeaning,
    isUnreached: boolean,
  ): Promise<void> {
    if (isUnreached) await ours?.notSent();
    else if (!isDefinite(reply, meaning, ours?.isRepeat ?? false) || reply.body.byteLength > mostKeptBytes)
      await ours?.lost();
    else await ours?.answered(reply);
  }

  /** Each part for itself: one that fails keeps none of the others from what it must store. */
  async function settle(call: Admitted, reply: KeptReply, isUnreached: boolean): Promise<void> {
    const { request, counted } = call;
    const meaning = meaningOf(reply.status, reply.body, reply.contentEncoding);
    const told = isUnreached
      ? refused
      : meaning.kind === 'done'
        ? { ...meaning, data: wire.decode(meaning.data) }
        : meaning;
    const outcomes = await Promise.allSettled([
      tellRepeats(call, reply, meaning, isUnreached),
      told.kind === 'refused' ? counted?.refused() : undefined,
      evidence.close(request, told),
    ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  scope.addHook('onSend', async (request, reply, payload: unknown) => {
    const call = admitted.get(request);
    if (!call) return payload;
    admitted.delete(request);
    const header = (name: string): string => reply.getHeader(name)?.toString() ?? '';
    // Broken in the middle: the page hears that the reply is lost, which it is.
    const bytes = await bytesOf(payload, mostReplyBytes).catch(() => undefined);
    if (!bytes) void reply.code(502).removeHeader('content-encoding').removeHeader('content-length');
    void reply.removeHeader('transfer-encoding');
    const kept = {
      status: reply.statusCode,
      contentType: header('content-type'),
      contentEncoding: header('content-encoding'),
      body: bytes ?? Buffer.alloc(0),
    };
    await within(settlePatienceMs, settle(call, kept, wasUnreached(request))).catch((error: unknown) => {
      request.log.error({ err: error }, 'what came of a call could not be stored');
    });
    return kept.body;
  });
}
