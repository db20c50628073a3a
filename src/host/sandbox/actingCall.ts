import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { callPaths, sentPath, type CallName } from '../http/callPaths';
import { queryValue } from '../http/query';
import type { Database } from '../store/database';
import { borrowerOf } from './borrowers/borrower';
import { isDone, rejected, sendReply, type SandboxReply } from './envelope';
import { failAfter, failBefore, type Fault } from './faults';
import { answerOnce, fingerprintOf, isIdempotencyKey, type OnceRequest, type Outcome } from './idempotency';
import type { Sandbox } from './sandbox';
import { commonTexts, localeOfRequest, type SandboxLocale } from './texts';

const largestBodyBytes = 64 * 1024;

export interface ActingRequest<Payload> {
  readonly payload: Payload;
  readonly locale: SandboxLocale;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Who asks; of no meaning to the calls of promotion pages. */
  readonly borrower: string;
}

/** A POST that changes something and therefore honours Idempotency-Key (contract §5). */
export interface ActingCall<Payload> {
  readonly name: CallName;
  /** JSON Schema of the payload in readable names. */
  readonly schema: object;
  /** A call for a borrower is another request where another borrower makes it. */
  readonly isBorrowers?: boolean;
  /** The failure that a tester asked for by what is in the payload, or by the session. */
  faultOf(payload: Payload, sessionId: string | undefined): Fault | undefined;
  act(transaction: Transaction<Database>, request: ActingRequest<Payload>): Promise<Outcome>;
}

type Answer = { readonly fresh: boolean; readonly reply: SandboxReply };

async function answer<Payload>(
  sandbox: Sandbox,
  call: ActingCall<Payload>,
  key: string | undefined,
  request: ActingRequest<Payload>,
): Promise<Answer> {
  const { payload, borrower, now } = request;
  const fingerprint = fingerprintOf(callPaths[call.name], call.isBorrowers ? [borrower, payload] : payload);
  const once: OnceRequest = { key, fingerprint, now };
  const result = await answerOnce(sandbox.database, once, (transaction) => call.act(transaction, request));
  if (result.status === 'conflict') {
    return { fresh: false, reply: rejected(422, commonTexts(request.locale).keyOfAnotherRequest) };
  }
  return { fresh: result.status === 'acted', reply: result.reply };
}

const keyOf = ({ headers }: FastifyRequest): string | undefined => headers['idempotency-key']?.toString();

export function registerActingCall<Payload>(
  scope: FastifyInstance,
  sandbox: Sandbox,
  call: ActingCall<Payload>,
): void {
  const options = { schema: { body: call.schema }, bodyLimit: largestBodyBytes };
  scope.post<{ Body: Payload }>(sentPath(sandbox.brand, sandbox.wire, call.name), options, async (request, reply) => {
    const locale = localeOfRequest(request, sandbox);
    const key = keyOf(request);
    if (key !== undefined && !isIdempotencyKey(key)) {
      return sendReply(reply, sandbox.wire, rejected(400, commonTexts(locale).badKey));
    }
    // Fastify has checked the body against the schema.
    const payload = request.body as Payload;
    const sessionId = queryValue(request, 'sessionId');
    const fault = call.faultOf(payload, sessionId);
    if (await failBefore(fault, reply, sandbox, locale)) return reply;
    const asked = { payload, locale, now: sandbox.clock(), borrower: borrowerOf(sessionId) };
    const done = await answer(sandbox, call, key, asked);
    // Refusals get through, and so does a repeat under the same key: so a page recovers from a lost reply.
    return failAfter(done.fresh && isDone(done.reply) ? fault : undefined, reply, sandbox, done.reply);
  });
}
