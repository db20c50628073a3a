import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { createWire, type Wire } from '../codec/wire';
import type { Brand } from '../generated/brand';
import { isRecord } from '../kernel/record';
import { registerCall, type Call, type Sandbox } from './calls';
import { problemDetail, problemInit, problemList, problemSave } from './complaints/problems';
import { registerUploads } from './complaints/uploads';
import { createExpiry, openStore, type Store } from './database';
import { generateVcode } from './loans/instructions';
import { loanDetailConfirm, loanDetailPush } from './loans/offers';
import { contractDetail, loanDetails } from './loans/orders';
import { getWhatsapp, googleScore, smsCodeLogin } from './loans/people';
import { loanPlayDelayDetail, loanPlayDetail } from './loans/repayment';
import { repaymentWay } from './payway/cards';
import { repaymentCommit, repaymentConfirm, repaymentHuichao } from './payway/payments';
import { registerPictures } from './pictures';
import { getSid, registerGetCaptcha } from './promotion/captcha';
import { getSms, register } from './promotion/registration';
import { trackingCalls } from './promotion/tracking';
import { rejected, sendReply } from './replies';
import { localeOfRequest, sandboxTexts } from './texts';

export interface SandboxOptions {
  /** Where its database file lives. */
  readonly folder: string;
  readonly brand: Brand;
  readonly clock: () => number;
  /** `RATE_LIMITS` of contract §2. */
  readonly rateLimits: boolean;
  /** Takes the lines of the log, JSON each. */
  readonly log: { write(line: string): void };
}

const maxBodyBytes = 64 * 1024;

/** Requests and replies are never logged whole, for their addresses and headers hold secrets. */
const createServer = ({ log }: SandboxOptions): FastifyInstance =>
  fastify({
    bodyLimit: maxBodyBytes,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: 'info',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      serializers: { req: () => ({}), res: () => ({}) },
      stream: log,
    },
  });

/** Faults come in the envelope too, with the HTTP status as code. */
function answerErrors(app: FastifyInstance, { wire, brand }: Sandbox): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error, 'sandbox call failed');
    const { serverFault, badRequest } = sandboxTexts(localeOfRequest(request, brand)).common;
    return sendReply(reply, wire, rejected(status, status >= 500 ? serverFault : badRequest));
  });
}

/**
 * A back end with renamed fields does not know their readable names: one that comes unrenamed is left out, so
 * that a page which forgets to rename is refused here as it would be there.
 */
function withoutReadableNames(value: unknown, fields: Brand['wire']['fields']): unknown {
  if (!isRecord(value)) return value;
  const sent = new Set(Object.values(fields));
  const isKnown = (name: string): boolean => !Object.hasOwn(fields, name) || sent.has(name);
  return Object.fromEntries(Object.entries(value).filter(([name]) => isKnown(name)));
}

/**
 * Requests reach their schema and handler in readable names; a call without a payload may come without a body, whatever its
 * `Content-Type` says.
 */
function decodeRequests(app: FastifyInstance, wire: Wire, fields: Brand['wire']['fields']): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  const decode = (value: unknown): unknown => wire.decode(withoutReadableNames(value, fields));
  app.addHook('preValidation', async (request) => {
    request.query = decode(request.query);
    if (request.method === 'POST') request.body = decode(request.body ?? {});
  });
}

/** All but those whose request or reply is no JSON: the captcha's picture and uploads. */
const calls: readonly Call<never>[] = [
  getSid,
  ...trackingCalls,
  getSms,
  register,
  loanDetailConfirm,
  loanDetailPush,
  loanDetails,
  loanPlayDetail,
  loanPlayDelayDetail,
  generateVcode,
  contractDetail,
  getWhatsapp,
  googleScore,
  smsCodeLogin,
  repaymentWay,
  repaymentCommit,
  repaymentConfirm,
  repaymentHuichao,
  problemInit,
  problemList,
  problemDetail,
  problemSave,
];

/** The stateful stand-in for the lender's back end (contract §1), on the addresses of contract §5; not listening. */
export async function createSandbox(
  options: SandboxOptions,
): Promise<{ readonly app: FastifyInstance; readonly store: Store }> {
  const { folder, brand, clock, rateLimits } = options;
  const app = createServer(options);
  const store = openStore(folder);
  app.addHook('onClose', () => store.destroy());
  const wire = createWire(brand.wire);
  const sandbox = { store, wire, brand, clock, rateLimits, log: app.log, deleteExpired: createExpiry(store) };
  answerErrors(app, sandbox);
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  decodeRequests(app, wire, brand.wire.fields);
  await app.register(formbody);
  for (const call of calls) registerCall(app, sandbox, call);
  registerGetCaptcha(app, sandbox);
  await registerUploads(app, sandbox);
  registerPictures(app);
  return { app, store };
}
