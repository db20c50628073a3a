import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Configuration } from './process/settings/configuration';
import { AgreementEvidence, type AgreementEvidenceOptions } from './calls/evidence/agreementEvidence';
import { EvidenceStore } from './calls/evidence/evidenceStore';
import { RecordConversions, type RecordConversionsOptions } from './calls/conversions/recordConversions';
import { CallLimiter, type CallLimiterOptions } from './calls/limits/callLimiter';
import { SqlLimitStore } from './calls/limits/sqlLimitStore';
import type { PrivacyKeys } from './calls/privacy/privacyKeys';
import { Idempotency } from './calls/idempotency/idempotency';
import { SqlReplyStore } from './calls/idempotency/sqlReplyStore';
import type { Database } from './store/database';
import { SqlTemplateStore } from './store/sqlTemplateStore';
import { findRevision } from './delivery/templates/readStored';
import type { PublishedTemplate, TemplateSource } from './delivery/templates/templateSource';
import type { CallInterceptor } from './calls/interceptor/interceptCalls';

export interface CallInterceptorOptions {
  readonly configuration: Pick<Configuration, 'rateLimits' | 'isUpstreamIdempotent'>;
  readonly keys: () => Promise<PrivacyKeys>;
  readonly database: Kysely<Database>;
  readonly source: TemplateSource;
  /** A template as visitors see it, without the blocks that are turned off. */
  readonly asShown: (template: PublishedTemplate) => PublishedTemplate;
  readonly rules: AgreementEvidenceOptions['rules'];
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** How long each part of a call waits for a database that stalls, in ms; default: together below 5 s. */
  readonly databasePatienceMs?: number;
  /** Whom registrations are told to that came by an advert's click; absent: nobody. */
  readonly conversions?: Pick<RecordConversionsOptions, 'endpoints' | 'delayMs' | 'market'> | undefined;
  readonly onLimitReached?: CallLimiterOptions['onReached'];
}

/**
 * A call that moves money is answered, or on its way, within 5 s of a database that stalls: what it waits for is claimed,
 * then written as evidence, and what came of it stored, one after the other.
 */
const claimPatienceMs = 2_000;
const evidencePatienceMs = 1_000;
const settlePatienceMs = 1_000;

/** How long a call that moves money waits for the database at most, in ms. */
export const maxInterceptorWaitMs = claimPatienceMs + evidencePatienceMs + settlePatienceMs;

export interface HostInterceptor extends CallInterceptor {
  /** One of the listeners; writes on until it is stopped. */
  readonly evidence: Pick<AgreementEvidence, 'stop' | 'queueState'>;
  /** Likewise, where there is somebody to tell. */
  readonly conversions?: Pick<RecordConversions, 'stop'> | undefined;
}

export function createCallInterceptor(options: CallInterceptorOptions): HostInterceptor {
  const { keys, database, source, asShown, rules, clock, log, onLimitReached, databasePatienceMs } = options;
  const { rateLimits, isUpstreamIdempotent: isLenderIdempotent } = options.configuration;
  const templates = new SqlTemplateStore(database);
  const store = new SqlLimitStore(database);
  const limiter = new CallLimiter({
    store,
    isLenderIdempotent,
    keys,
    clock,
    log,
    databasePatienceMs: databasePatienceMs ?? claimPatienceMs,
    ...(onLimitReached && { onReached: onLimitReached }),
  });
  const replies = new SqlReplyStore(database, keys);
  const evidence = new AgreementEvidence({
    store: new EvidenceStore(database, clock),
    source,
    asShown,
    findRevision: (id, revision) => findRevision(templates, id, revision),
    keys,
    rules,
    clock,
    log,
    databasePatienceMs: databasePatienceMs ?? evidencePatienceMs,
  });
  const conversions =
    options.conversions && new RecordConversions({ ...options.conversions, database, keys, clock, log });
  return {
    listeners: [...(rateLimits ? [limiter] : []), evidence, ...(conversions ? [conversions] : [])],
    evidence,
    conversions,
    idempotency: new Idempotency({
      store: replies,
      isLenderIdempotent,
      clock,
      log,
      databasePatienceMs: databasePatienceMs ?? claimPatienceMs,
    }),
    settlePatienceMs: databasePatienceMs ?? settlePatienceMs,
  };
}
