import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { createWire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import type { Database } from '../store/database';
import { cleanRequests } from './cleanRequests';
import { registerComplaints } from './complaints/registerComplaints';
import { rejected, sendReply } from './envelope';
import { createExpiry } from './expiry';
import { registerLoans } from './loans/registerLoans';
import { registerPayWay } from './payway/registerPayWay';
import { registerPictures } from './pictures/registerPictures';
import { registerPromotion } from './promotion/registerPromotion';
import type { Sandbox } from './sandbox';
import { commonTexts, localeOfRequest } from './texts';
import { decodeRequests } from './wireDecoding';

export interface SandboxOptions {
  /** Migrated. */
  readonly database: Kysely<Database>;
  readonly brand: Brand;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** `RATE_LIMITS` of contract §2; on unless false. */
  readonly rateLimits?: boolean;
}

/** Faults come in the envelope too, with the HTTP status as code. */
const answerErrors =
  (sandbox: Sandbox) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'sandbox call failed');
    const texts = commonTexts(localeOfRequest(request, sandbox));
    return sendReply(
      reply,
      sandbox.wire,
      rejected(status, status >= 500 ? texts.serverFault : texts.badRequest),
    );
  };

function createSandbox(app: FastifyInstance, options: SandboxOptions): Sandbox {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return {
    database: options.database,
    wire: createWire(options.brand.wire),
    brand: options.brand,
    clock: options.clock,
    rateLimits: options.rateLimits ?? true,
    log: app.log,
    closing: closing.signal,
    deleteExpired: createExpiry(options.database),
  };
}

/** The stateful stand-in for the lender's back end (contract §1), on the addresses of contract §5. */
export async function registerSandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const sandbox = createSandbox(app, options);
  await app.register(async (scope) => {
    scope.setErrorHandler(answerErrors(sandbox));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    cleanRequests(scope);
    decodeRequests(scope, sandbox.wire, options.brand.wire.fields);
    await scope.register(formbody);
    registerPromotion(scope, sandbox);
    registerLoans(scope, sandbox);
    registerPayWay(scope, sandbox);
    await registerComplaints(scope, sandbox);
    registerPictures(scope);
  });
}
