import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Wire } from '../codec/wire';
import { endpoints, isActing, sentPath, type CallName } from '../contract/calls';
import type { Brand } from '../generated/brand';
import type { ProductLocale } from '../kernel/locale';
import { parameterOf } from '../kernel/record';
import { borrowerOf, openAccount } from './borrower';
import type { Account, Store } from './database';
import { answerOnce, isIdempotencyKey } from './idempotency';
import { rejected, sendReply, type SandboxReply } from './replies';
import { localeOfRequest, sandboxTexts } from './texts';

export interface Sandbox {
  readonly store: Store;
  readonly wire: Wire;
  /** Its language type is that of messages where a request names none. */
  readonly brand: Brand;
  readonly clock: () => number;
  readonly rateLimits: boolean;
  readonly log: FastifyBaseLogger;
  readonly deleteExpired: (now: number) => Promise<void>;
}

/** One request of a call, within a transaction. */
export interface Asked<Payload> extends Account, Pick<Sandbox, 'store' | 'brand' | 'rateLimits'> {
  readonly payload: Payload;
  readonly locale: ProductLocale;
  /** Logs once what was done can't be undone any more. */
  readonly logLater: (line: object, message: string) => void;
}

export interface Call<Payload> {
  readonly name: CallName;
  /** JSON Schema of the payload in readable names. */
  readonly schema: object;
  answer(asked: Asked<Payload>): Promise<SandboxReply>;
}

/** Whose `sessionId` the query has; of no meaning to the calls of promotion pages. */
export const accountOf = (request: FastifyRequest, { clock }: Sandbox): Account => ({
  borrower: borrowerOf(parameterOf(request.query, 'sessionId')),
  now: clock(),
});

interface PayloadSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/**
 * The schema of a payload with only those fields required that the call can't be done without. What merely
 * goes with it, such as campaign tags, would not stop a lender's back end either.
 */
export const requiring = <Schema extends PayloadSchema>(
  schema: Schema,
  required: readonly (keyof Schema['properties'] & string)[],
): object => ({ type: 'object', properties: schema.properties, required });

/** One call; one that acts honours Idempotency-Key (contract §5). */
export function registerCall<Payload>(scope: FastifyInstance, sandbox: Sandbox, call: Call<Payload>): void {
  const { name, schema } = call;
  const { method, isGetToo, success } = endpoints[name];
  const { store, wire, brand, rateLimits, log } = sandbox;
  const isBorrowers = success !== 'registration';

  async function answer(request: FastifyRequest, payload: Payload) {
    const account = accountOf(request, sandbox);
    const locale = localeOfRequest(request, brand);
    const key = isActing(name) ? request.headers['idempotency-key']?.toString() : undefined;
    if (key !== undefined && !isIdempotencyKey(key))
      return { reply: rejected(400, sandboxTexts(locale).common.badKey), isReplayed: false };
    const lines: (readonly [line: object, message: string])[] = [];
    await sandbox.deleteExpired(account.now);
    const answered = await store.transaction().execute(async (open) => {
      const logLater = (line: object, message: string) => void lines.push([line, message]);
      const act = async () => {
        if (isBorrowers) await openAccount(open, account);
        return call.answer({ ...account, store: open, brand, rateLimits, payload, locale, logLater });
      };
      if (key === undefined) return { reply: await act(), isReplayed: false };
      const borrower = isBorrowers ? account.borrower : undefined;
      return answerOnce(open, { key, call: name, payload, borrower, now: account.now, locale }, act);
    });
    for (const [line, message] of lines) log.info(line, message);
    return answered;
  }

  for (const by of isGetToo ? (['GET', 'POST'] as const) : [method]) {
    const part = by === 'GET' ? 'query' : 'body';
    scope.route({
      method: by,
      url: sentPath(brand, wire, name),
      schema: by === 'GET' ? { querystring: schema } : { body: schema },
      handler: async (request, reply) => {
        // Fastify has checked it against the schema.
        const { reply: said, isReplayed } = await answer(request, request[part] as Payload);
        if (isReplayed) void reply.header('idempotent-replayed', 'true');
        return sendReply(reply, wire, said);
      },
    });
  }
}
