import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { replyCodes } from '../../kernel/failure';
import { endpoints, sentPath, type CallName } from '../../contract/calls';
import { sendFailure } from '../http/envelope';
import { queryValue } from '../http/query';
import type { Database } from '../store/database';
import { borrowerOf } from './borrowers/borrower';
import { isDone, rejected, sendReply } from './envelope';
import { failAfter, failBefore, type Fault } from './faults';
import {
  answerOnce,
  fingerprintOf,
  isIdempotencyKey,
  type OnceAnswer,
  type OnceRequest,
  type Outcome,
} from './idempotency';
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

async function answer<Payload>(
  sandbox: Sandbox,
  call: ActingCall<Payload>,
  key: string | undefined,
  request: ActingRequest<Payload>,
): Promise<OnceAnswer> {
  const { payload, borrower, now } = request;
  const payloadHash = fingerprintOf(endpoints[call.name].path, payload);
  const fingerprint = call.isBorrowers
    ? fingerprintOf(endpoints[call.name].path, [borrower, payload])
    : payloadHash;
  const once: OnceRequest = { key, fingerprint, payloadHash, now };
  return answerOnce(sandbox.database, once, (transaction) => call.act(transaction, request));
}

const keyOf = ({ headers }: FastifyRequest): string | undefined => headers['idempotency-key']?.toString();

export function registerActingCall<Payload>(
  scope: FastifyInstance,
  sandbox: Sandbox,
  call: ActingCall<Payload>,
): void {
  const options = { schema: { body: call.schema }, bodyLimit: largestBodyBytes };
  scope.post<{ Body: Payload }>(
    sentPath(sandbox.brand, sandbox.wire, call.name),
    options,
    async (request, reply) => {
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
      switch (done.status) {
        case 'elsewhere':
          return sendFailure(reply, 409, '', replyCodes.outcomeOpen);
        case 'conflict':
          return sendFailure(reply, 422, commonTexts(locale).keyOfAnotherRequest, replyCodes.keyReused);
        case 'repeated':
          // A repeat gets through: so a page recovers from a lost reply.
          return sendReply(reply.header('idempotent-replayed', 'true'), sandbox.wire, done.reply);
        case 'acted':
          // Refusals get through too.
          return failAfter(isDone(done.reply) ? fault : undefined, reply, sandbox, done.reply);
      }
    },
  );
}
