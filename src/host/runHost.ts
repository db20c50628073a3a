import type { Brand } from '../generated/brand';
import { marketOfBrand } from '../kernel/market';
import { type MarketPacks, rulesInForce } from '../kernel/marketRules';
import { announcement } from './announce';
import { buildApp } from './app';
import type { Configuration } from './process/settings/configuration';
import { createMailer } from './editor/door/mail/mailer';
import type { IsLeaked } from './editor/identity/credentials/leakedPasswords';
import { createIdentityProvider } from './editor/identity/oidc/identityProvider';
import type { OidcSettings } from './editor/identity/oidc/oidcSettings';
import { hostEditor } from './hostEditor';
import { stopInTime } from './process/ending';
import type { BrandFont } from './delivery/font/loadFont';
import { foldersBeside } from './delivery/routes/folders';
import { createCallInterceptor } from './createCallInterceptor';
import { createDatabaseJobs } from './operations/jobs/scheduledJobs';
import { createLiveTemplates } from './delivery/liveTemplates';
import { addJobMetrics } from './operations/metrics/jobMetrics';
import { addDatabaseMetrics } from './operations/metrics/databaseMetrics';
import { addInterceptorMetrics } from './operations/metrics/interceptorMetrics';
import { HostMetrics } from './operations/metrics/hostMetrics';
import { LenderMetrics } from './operations/metrics/lenderMetrics';
import { originOf } from './process/originOf';
import type { ConversionEndpoint } from './calls/conversions/conversionEndpoints';
import { conversionQueue } from './calls/conversions/conversionQueue';
import { registerOutbox } from './outbox/outbox';
import { createPrivacyKeys, readPrivacyKeys } from './calls/privacy/privacyKeys';
import { createRenderers } from './delivery/render/createRenderers';
import { BlockFaultStore } from './calls/clientErrors/blockFaultStore';
import { reportHostFaults } from './calls/clientErrors/reportHostFaults';
import { Readiness } from './delivery/routes/readiness';
import { countOpenOutcomes } from './calls/idempotency/sqlReplyStore';
import { isUnverified } from './process/settings/databaseAddress';
import type { EndSignal } from './process/endSignal';
import { serve } from './serve';
import { createServer } from './server';
import { readShippedTemplates, withShippedTemplates } from './delivery/templates/shippedTemplates';
import { CountRecorder } from './calls/counting/countRecorder';
import { CountWriter } from './calls/counting/countWriter';
import { openHostDatabases } from './hostDatabases';
import { prepareTables } from './prepareTables';
import { SqlTemplateStore } from './store/sqlTemplateStore';
import { findRevision } from './delivery/templates/readStored';
import { LenderClient } from './delivery/lender/lenderClient';
import { registerUpstream } from './calls/proxy/registerUpstream';
import { startSandbox } from './delivery/lender/startSandbox';

const minuteMs = 60_000;

/** What the files that the configuration names say. */
export interface HostRules {
  readonly brand: Brand;
  readonly font: BrandFont | undefined;
  readonly marketRules: MarketPacks;
  /** The brand's, with their secrets. */
  readonly conversions?: readonly ConversionEndpoint[];
  readonly oidc?: OidcSettings | undefined;
  readonly isLeaked?: IsLeaked | undefined;
}

/**
 * Makes a host of all its parts and serves until it is told to end. Rejects where it can't start.
 * @param isAnnounced says in words what is open, besides the log
 */
export async function runHost(
  configuration: Configuration,
  { brand, font, marketRules, conversions = [], oidc, isLeaked }: HostRules,
  { isAnnounced, signal }: { readonly isAnnounced: boolean; readonly signal: EndSignal },
): Promise<void> {
  const { isSandbox, upstreamUrl, rateLimits, trustedProxies } = configuration;
  const isStore = configuration.templateSource === 'store';
  const clock = Date.now;
  const folders = foldersBeside(__dirname);
  const shipped = readShippedTemplates(folders.templates);
  const documents = isStore ? shipped : [];
  const app = createServer({ trustedProxies, maxConnections: configuration.maxConnections });
  const { log } = app;
  const databases = openHostDatabases(configuration, clock, log);
  const { forVisitors: database, forLongWork, forProbes, watch, pools } = databases;
  if (configuration.databaseUrl !== undefined && isUnverified(configuration.databaseUrl)) {
    log.warn(
      'DATABASE_URL: the way to the database is encrypted, but nobody checks whom it leads to; sslmode=verify-full with sslrootcert does',
    );
  }
  if (configuration.databaseUrl !== undefined && configuration.privacyKeys.length === 0) {
    log.warn('PRIVACY_KEY is not set: telephones are hashed with a key that lies in the same database');
  }
  const store = new SqlTemplateStore(database, clock);
  const preparation = await prepareTables({ configuration, databases, shipped, isAnnounced, clock, log });
  const lenderMetrics = new LenderMetrics();
  const upstream =
    upstreamUrl === undefined
      ? await startSandbox({ file: folders.sandboxFile, configuration, log })
      : { origin: upstreamUrl, screens: [], stop: async () => undefined };
  const lender = new LenderClient({
    origin: upstream.origin,
    tls: configuration.upstreamTls,
    observer: lenderMetrics,
  });
  const base = { database, clock, log };
  const live = createLiveTemplates({ ...base, configuration, brand, store, lender });
  const { published, pictures, switches, source } = live;
  const readiness = new Readiness({
    watch,
    isPrepared: () => preparation.isDone,
    canServeCopies: () => published.canServeCopies(),
  });
  await Promise.all([switches.start(), readiness.start()]);
  const faults = new BlockFaultStore(database, clock);
  const metrics = new HostMetrics({ templates: () => published.state(), clock });
  addDatabaseMetrics(metrics.registry, { state: () => watch.state, pools });
  addJobMetrics(metrics.registry, { database: forProbes, clock });
  lenderMetrics.register(metrics.registry, lender.bulkheads);
  const privacyKeys = createPrivacyKeys(() =>
    readPrivacyKeys({ ...configuration, configured: configuration.privacyKeys }, database, clock()),
  );
  const writer = metrics.countWrites(new CountWriter(database, privacyKeys));
  const counts = new CountRecorder({ writer, source: published, clock, log });
  const jobs = createDatabaseJobs({ ...base, database: forLongWork, retention: configuration.retention });
  const { landing, previews, borrower, testPreview, site } = createRenderers({
    brand,
    font,
    marketRules,
    folders,
    origin: originOf(configuration),
    onFaults: reportHostFaults(faults, log),
    clock,
  });
  const interceptor = createCallInterceptor({
    ...base,
    configuration,
    keys: privacyKeys,
    source: published,
    asShown: (template) => switches.apply(template),
    rules: () => rulesInForce(marketRules[marketOfBrand(brand)], clock()),
    conversions:
      conversions.length > 0
        ? {
            endpoints: conversions,
            delayMs: brand.conversions.delayMinutes * minuteMs,
            market: marketOfBrand(brand),
          }
        : undefined,
    onLimitReached: (limit) => metrics.countLimit(limit),
  });
  if (conversions.length > 0) {
    const { webhooks } = configuration;
    registerOutbox(
      app,
      conversionQueue({ database, keys: privacyKeys, endpoints: conversions, webhooks, clock }),
      { clock, log },
    );
  }
  addInterceptorMetrics(metrics.registry, {
    openOutcomes: () => countOpenOutcomes(database, clock()),
    evidenceQueue: () => interceptor.evidence.queueState(),
  });
  await buildApp(app, {
    brand,
    font,
    source,
    faults,
    ...(isStore && { pictures, findRevision: (id, revision) => findRevision(store, id, revision) }),
    counts,
    renderer: landing,
    borrower,
    testPreview,
    site,
    siteSource: withShippedTemplates(source, shipped),
    folders,
    registerCalls: (calls) =>
      registerUpstream(calls, { brand, lender, ...(isSandbox && { pictures: '/sandbox/' }) }),
    interceptor,
    metrics: { metrics, token: configuration.metricsToken },
    registerEditor: hostEditor({
      editor: {
        ...base,
        brand,
        font,
        marketRules,
        publicOrigin: configuration.publicOrigin,
        starters: shipped,
        picturesFolder: folders.pictures,
        rateLimits,
        privacyKeys,
        webhooks: configuration.webhooks,
        isLeaked,
        mail: configuration.mail && createMailer(configuration.mail, log),
        oidc: oidc && {
          settings: oidc,
          provider: createIdentityProvider(oidc),
          publicOrigin: originOf(configuration),
        },
      },
      entriesFile: folders.entriesFile,
      isStore,
      faults,
      switches,
      live: source,
      previews,
    }),
    readyState: () => readiness.state,
    clock,
    publicOrigin: configuration.publicOrigin,
    rateLimits,
  });
  published.start();
  jobs.start();
  const release = async () => {
    preparation.stop();
    await Promise.all([
      stopInTime(app, 'scheduled jobs', () => jobs.stop()),
      stopInTime(app, 'switches of blocks', () => switches.stop()),
      stopInTime(app, 'templates', () => published.stop()),
      stopInTime(app, 'looking at the database', () => readiness.stop()),
      stopInTime(app, 'sandbox', () => upstream.stop()),
    ]);
    await stopInTime(app, 'database', () => databases.close());
  };
  const { port, host, drainDelayMs } = configuration;
  const address = await serve(app, { port, host, drainDelayMs, signal, release });
  if (isAnnounced) process.stdout.write(announcement({ address, documents, upstream, hasEditor: isStore }));
}
