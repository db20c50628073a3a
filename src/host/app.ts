import type { FastifyInstance } from 'fastify';
import { createWire } from '../codec/wire';
import type { Brand } from '../generated/brand';
import { stopInTime } from './process/ending';
import type { HostInterceptor } from './createCallInterceptor';
import { interceptCalls } from './calls/interceptor/interceptCalls';
import { drainGently } from './delivery/http/drain';
import { enforceRequestLimits } from './delivery/http/requestLimits';
import { handleErrors } from './delivery/http/handleErrors';
import { limitRates } from './delivery/http/limitRates';
import { createIsCall } from './delivery/http/pageOrCall';
import { addSecurityHeaders } from './delivery/http/securityHeaders';
import { createSendFault } from './delivery/http/sendFault';
import { varyByEncoding } from './delivery/http/contentEncoding';
import { logRequests } from './process/logging/logger';
import { answerRequestId, nameRequestInLog } from './process/logging/requestId';
import { registerMetrics, type MetricsOptions } from './operations/metrics/registerMetrics';
import { type ReadyState, registerHealth } from './delivery/routes/readiness';
import type { PictureFiles } from './delivery/pictures/pictureFiles';
import type { BrandFont } from './delivery/font/loadFont';
import { registerFont } from './delivery/font/registerFont';
import { registerPictures } from './delivery/pictures/registerPictures';
import type { BorrowerRenderer } from './delivery/render/borrowerRenderer';
import type { TestPreviewRenderer } from './delivery/render/testPreviewRenderer';
import type { LandingRenderer } from './delivery/render/landingRenderer';
import type { SiteRenderer } from './delivery/render/siteRenderer';
import { registerBorrowerPages, registerTestPreview } from './delivery/routes/borrowerPages';
import { registerChannelTemplate } from './delivery/routes/channelTemplate';
import { registerLanding } from './delivery/routes/landing';
import { KeyFactsLog } from './calls/clientErrors/keyFactsLog';
import { registerReport, type ReportOptions } from './calls/clientErrors/report';
import { registerSchemas } from './delivery/routes/schemas';
import { registerSite } from './delivery/routes/site';
import { registerSiteFiles } from './delivery/routes/siteFiles';
import { registerStaticFiles, type StaticFolders } from './delivery/routes/staticFiles';
import { registerUnknownPaths } from './delivery/routes/unknownPaths';
import type { CountRecorder } from './calls/counting/countRecorder';
import { countSettled, countTracking } from './calls/counting/countCalls';
import type { TemplateSource } from './delivery/templates/templateSource';

export interface HostDependencies {
  readonly brand: Brand;
  readonly source: TemplateSource;
  readonly faults: ReportOptions['faults'];
  /** A revision by the name that pages know it by; absent where none are kept. */
  readonly findRevision?: ReportOptions['findRevision'];
  /** Those that marketing uploaded; absent where there is no store of them. */
  readonly pictures?: Pick<PictureFiles, 'find'>;
  readonly font?: BrandFont | undefined;
  readonly counts: Pick<
    CountRecorder,
    'recordEvent' | 'recordVital' | 'recordError' | 'recordFault' | 'recordJourney' | 'stop'
  >;
  readonly renderer: LandingRenderer;
  readonly borrower: BorrowerRenderer;
  readonly testPreview: TestPreviewRenderer;
  readonly site: SiteRenderer;
  readonly siteSource: TemplateSource;
  readonly folders: StaticFolders;
  /** The calls of contract §5 but `channel-template`: the way to the upstream. */
  readonly registerCalls: (app: FastifyInstance) => Promise<void>;
  /** Stands before those of them that act. */
  readonly interceptor: HostInterceptor;
  /** Absent: nothing is measured. */
  readonly metrics?: MetricsOptions;
  /** The template editor, or the page that says why there is none. */
  readonly registerEditor: (app: FastifyInstance) => Promise<void>;
  readonly readyState: () => ReadyState;
  readonly clock: () => number;
  readonly publicOrigin: string | undefined;
  /** How long a borrower's page waits for its content, in ms. */
  readonly contentDeadlineMs?: number;
  readonly rateLimits: boolean;
}

/** Makes an empty server the whole host, not listening. */
export async function buildApp(
  app: FastifyInstance,
  dependencies: HostDependencies,
): Promise<FastifyInstance> {
  const { brand, source, renderer, clock, rateLimits } = dependencies;
  const isCall = createIsCall(brand);
  const sendFault = createSendFault(isCall);
  answerRequestId(app);
  logRequests(app);
  if (dependencies.metrics) registerMetrics(app, dependencies.metrics);
  addSecurityHeaders(app, dependencies.publicOrigin);
  varyByEncoding(app);
  drainGently(app, sendFault);
  enforceRequestLimits(app, sendFault);
  handleErrors(app, sendFault);
  const limitMisses = rateLimits ? await limitRates(app) : undefined;
  registerHealth(app, dependencies.readyState);
  await registerStaticFiles(app, dependencies.folders, brand);
  if (dependencies.pictures) registerPictures(app, dependencies.pictures);
  if (dependencies.font) registerFont(app, dependencies.font);
  registerSchemas(app);
  registerSiteFiles(app, brand, dependencies.site.crawlerFiles);
  registerLanding(app, { source, renderer, languages: brand.languages, clock });
  registerSite(app, { source: dependencies.siteSource, site: dependencies.site, clock });
  registerBorrowerPages(app, dependencies);
  if (brand.devTools) registerTestPreview(app, { testPreview: dependencies.testPreview, clock });
  registerChannelTemplate(app, { wire: createWire(brand.wire), source, clock });
  const { faults, findRevision, counts } = dependencies;
  const keyFacts = new KeyFactsLog(app.log, clock, (fault) =>
    dependencies.metrics?.metrics.countKeyFactsFault(fault),
  );
  registerReport(app, {
    source,
    faults,
    counts,
    keyFacts,
    rateLimits,
    ...(findRevision && { findRevision }),
  });
  await dependencies.registerEditor(app);
  registerUnknownPaths(app, { renderer, isCall, sendFault, clock, limitMisses });
  await app.register(async (calls) => {
    nameRequestInLog(calls);
    const { interceptor } = dependencies;
    interceptCalls(calls, {
      ...interceptor,
      brand,
      listeners: [...interceptor.listeners, countSettled(counts)],
    });
    countTracking(calls, brand, counts);
    calls.addHook('onClose', (closing) =>
      stopInTime(closing, 'evidence', (limitMs) => interceptor.evidence.stop(limitMs)),
    );
    calls.addHook('onClose', (closing) =>
      stopInTime(closing, 'conversions', async (limitMs) => interceptor.conversions?.stop(limitMs)),
    );
    await dependencies.registerCalls(calls);
  });
  app.addHook('onClose', (closing) => stopInTime(closing, 'counts', (limitMs) => counts.stop(limitMs)));
  return app;
}
