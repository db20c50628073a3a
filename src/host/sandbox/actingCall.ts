import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../store/database';
import { rejected, sendReply, type SandboxReply } from './envelope';
import { failAfter, failBefore, type Fault } from './faults';
import { answerOnce, fingerprintOf, isIdempotencyKey, type OnceRequest, type Outcome } from './idempotency';
import type { Sandbox } from './sandbox';
import { commonTexts, localeOfHeader, type SandboxLocale } from './texts';

const largestBodyBytes = 64 * 1024;

export interface ActingRequest<Payload> {
  readonly payload: Payload;
  readonly locale: SandboxLocale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A POST that changes something and therefore honours Idempotency-Key (contract §5). */
export interface ActingCall<Payload> {
  /** As written in contract §5. */
  readonly path: string;
  /** JSON Schema of the payload in readable names. */
  readonly schema: object;
  /** The failure that a tester asked for by what is in the payload. */
  faultOf(payload: Payload): Fault | undefined;
  act(transaction: Transaction<Database>, request: ActingRequest<Payload>): Promise<Outcome>;
}

type Answer = { readonly fresh: boolean; readonly reply: SandboxReply };

async function answer<Payload>(
  sandbox: Sandbox,
  call: ActingCall<Payload>,
  key: string | undefined,
  request: ActingRequest<Payload>,
): Promise<Answer> {
  const once: OnceRequest = { key, fingerprint: fingerprintOf(call.path, request.payload), now: request.now };
  const result = await answerOnce(sandbox.database, once, (transaction) => call.act(transaction, request));
  if (result.status === 'conflict') {
    return { fresh: false, reply: rejected(422, commonTexts(request.locale).keyOfAnotherRequest) };
  }
  return { fresh: result.status === 'acted', reply: result.reply };
}

export function registerActingCall<Payload>(
  scope: FastifyInstance,
  sandbox: Sandbox,
  call: ActingCall<Payload>,
): void {
  const options = { schema: { body: call.schema }, bodyLimit: largestBodyBytes };
  scope.post<{ Body: Payload }>(sandbox.wire.path(call.path), options, async (request, reply) => {
    const locale = localeOfHeader(request.headers.language, sandbox.languageType);
    const key = request.headers['idempotency-key']?.toString();
    if (key !== undefined && !isIdempotencyKey(key)) {
      return sendReply(reply, sandbox.wire, rejected(400, commonTexts(locale).badKey));
    }
    // Fastify has checked the body against the schema.
    const payload = request.body as Payload;
    const fault = call.faultOf(payload);
    const failed = failBefore(fault, reply, sandbox, locale);
    if (failed) return failed;
    const done = await answer(sandbox, call, key, { payload, locale, now: sandbox.clock() });
    // Refusals get through, and so does a repeat under the same key: so a page recovers from a lost reply.
    const isDone = done.fresh && done.reply.code === 0;
    return failAfter(isDone ? fault : undefined, reply, sandbox, done.reply);
  });
}
