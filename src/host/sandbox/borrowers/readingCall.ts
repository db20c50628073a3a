import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sentPath, type CallName } from '../../../contract/calls';
import { queryValue } from '../../http/query';
import type { Database } from '../../store/database';
import type { SandboxReply } from '../envelope';
import { failAfter, failBefore } from '../faults';
import { faultOfIds } from '../markedId';
import type { Sandbox } from '../sandbox';
import { localeOfRequest, type SandboxLocale } from '../texts';
import { openToRead } from './account';
import { borrowerOf, type Account } from './borrower';

export interface ReadingRequest<Payload> extends Account {
  readonly payload: Payload;
  readonly locale: SandboxLocale;
}

/** A call that a borrower makes and that changes nothing of theirs. */
export interface ReadingCall<Payload> {
  readonly name: CallName;
  /** JSON Schema of the payload in readable names. */
  readonly schema: object;
  /** Besides POST; then its payload is the query. */
  readonly isGetToo?: boolean;
  /** Ids of the payload that a tester may have marked. */
  idsOf(payload: Payload): readonly unknown[];
  answer(database: Kysely<Database>, request: ReadingRequest<Payload>): Promise<SandboxReply>;
}

function registerMethod<Payload>(
  scope: FastifyInstance,
  sandbox: Sandbox,
  call: ReadingCall<Payload>,
  method: 'GET' | 'POST',
): void {
  const part = method === 'GET' ? 'query' : 'body';
  scope.route({
    method,
    url: sentPath(sandbox.brand, sandbox.wire, call.name),
    schema: method === 'GET' ? { querystring: call.schema } : { body: call.schema },
    // A call without a payload may come without a body.
    preValidation: async (request) => {
      if (method === 'POST') request.body ??= {};
    },
    handler: async (request, reply) => {
      const locale = localeOfRequest(request, sandbox);
      // Fastify has checked it against the schema.
      const payload = request[part] as Payload;
      const sessionId = queryValue(request, 'sessionId');
      const fault = faultOfIds(call.name, [...call.idsOf(payload), sessionId]);
      if (await failBefore(fault, reply, sandbox, locale)) return reply;
      const account = { borrower: borrowerOf(sessionId), now: sandbox.clock() };
      await sandbox.deleteExpired(account.now);
      await openToRead(sandbox.database, account);
      const answer = await call.answer(sandbox.database, { ...account, payload, locale });
      return failAfter(fault, reply, sandbox, answer);
    },
  });
}

export function registerReadingCall<Payload>(
  scope: FastifyInstance,
  sandbox: Sandbox,
  call: ReadingCall<Payload>,
): void {
  registerMethod(scope, sandbox, call, 'POST');
  if (call.isGetToo) registerMethod(scope, sandbox, call, 'GET');
}
