// First, so that a signal is heard while the others are loaded.
import { toldToEnd } from './process/toldToEnd';
import type { Brand } from '../generated/brand';
import { announcement } from './announce';
import { buildApp } from './app';
import { loadBrand } from './delivery/brand/loadBrand';
import { readConfiguration, type Configuration } from './process/configuration';
import { administratorLines } from './editor/accounts/announceAdministrator';
import { ensureFirstAdministrator, type Credentials } from './editor/accounts/firstAdministrator';
import { createAnonymousBudgets } from './editor/audit/anonymousBudget';
import { registerClosedEditor, registerEditor } from './editor/registerEditor';
import { readShellAssets } from './editor/shell/shellAssets';
import { stopInTime } from './process/ending';
import { foldersBeside } from './delivery/routes/folders';
import { createCallGuard } from './createCallGuard';
import { createDatabaseJobs } from './operations/jobs/scheduledJobs';
import { createLiveTemplates } from './delivery/liveTemplates';
import { addJobMetrics } from './operations/metrics/jobMetrics';
import { addDatabaseMetrics } from './operations/metrics/databaseMetrics';
import { addGuardMetrics } from './operations/metrics/guardMetrics';
import { HostMetrics } from './operations/metrics/hostMetrics';
import { LenderMetrics } from './operations/metrics/lenderMetrics';
import { originOf } from './process/originOf';
import { createPrivacyKeys, readPrivacyKeys } from './calls/privacy/privacyKeys';
import { createRenderers } from './delivery/render/createRenderers';
import { BlockFaultStore } from './calls/clientErrors/blockFaultStore';
import { reportHostFaults } from './calls/clientErrors/reportHostFaults';
import { reasonOf } from '../kernel/errors';
import { Readiness } from './delivery/routes/readiness';
import { countOpenOutcomes } from './calls/idempotency/sqlReplyStore';
import { serve } from './serve';
import { createServer } from './server';
import {
  readShippedTemplates,
  seedTemplates,
  withShippedTemplates,
} from './delivery/templates/shippedTemplates';
import { CountRecorder } from './calls/counting/countRecorder';
import { CountWriter } from './calls/counting/countWriter';
import { DatabaseWatch } from './store/databaseWatch';
import { migrate } from './store/migrate';
import { openDatabase, openForLongWork, openForProbes, type DatabaseListeners } from './store/openDatabase';
import type { PoolUse } from './store/postgresPool';
import { prepareDatabase } from './store/prepareDatabase';
import { SqlTemplateStore } from './store/sqlTemplateStore';
import { findRevision } from './delivery/templates/readStored';
import { LenderClient } from './delivery/lender/lenderClient';
import { registerUpstream } from './calls/proxy/registerUpstream';
import { startSandbox } from './delivery/lender/startSandbox';

/** Given by `npm start`: says in words what is open, besides the log. */
const isAnnounced = process.argv.includes('--announce');

function announceAdministrator(made: Credentials | undefined): void {
  if (made) process.stdout.write(administratorLines(made));
}

async function run(configuration: Configuration, brand: Brand): Promise<void> {
  const { isSandbox, upstreamUrl, rateLimits, trustedProxies, editorAdmin } = configuration;
  const isStore = configuration.templateSource === 'store';
  const clock = Date.now;
  const folders = foldersBeside(__dirname);
  const shipped = readShippedTemplates(folders.templates);
  const documents = isStore ? shipped : [];
  const app = createServer({ trustedProxies, maxConnections: configuration.maxConnections });
  const pools = new Map<string, () => PoolUse>();
  const listenersOf = (pool: string): DatabaseListeners => ({
    onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
    onStatementFailed: (error) => watch.note(error),
    onPool: (readUse) => void pools.set(pool, readUse),
  });
  const database = openDatabase(configuration, listenersOf('visitors'));
  // SQLite gives up no statement, and one connection needs no lock against another.
  const patientDatabase =
    configuration.databaseUrl === undefined
      ? database
      : openForLongWork(configuration, listenersOf('longWork'));
  const probes = openForProbes(configuration, listenersOf('probes'));
  const watch = new DatabaseWatch({
    database: probes,
    dataFolder: configuration.dataFolder,
    clock,
    log: app.log,
  });
  if (configuration.databaseUrl !== undefined && configuration.privacyKeys.length === 0) {
    app.log.warn('PRIVACY_KEY is not set: telephones are hashed with a key that lies in the same database');
  }
  const store = new SqlTemplateStore(database, clock);
  const preparation = await prepareDatabase(async () => {
    const made = await migrate(patientDatabase);
    if (made.length > 0) app.log.info({ made }, 'the tables were taken forward');
    await seedTemplates(store, documents, app.log);
    if (isStore)
      announceAdministrator(
        await ensureFirstAdministrator({ database, clock, configured: editorAdmin, mayMake: isAnnounced }),
      );
  }, app.log);
  const lenderMetrics = new LenderMetrics();
  const upstream =
    upstreamUrl === undefined
      ? await startSandbox({ file: folders.sandboxFile, configuration, log: app.log })
      : { origin: upstreamUrl, screens: [], stop: async () => undefined };
  const lender = new LenderClient({
    origin: upstream.origin,
    tls: configuration.upstreamTls,
    observer: lenderMetrics,
  });
  const { published, pictures, switches, source } = createLiveTemplates({
    configuration,
    brand,
    database,
    store,
    lender,
    clock,
    log: app.log,
  });
  const readiness = new Readiness({
    watch,
    isPrepared: () => preparation.isDone,
    canServeCopies: () => published.canServeCopies(),
  });
  await Promise.all([switches.start(), readiness.start()]);
  const faults = new BlockFaultStore(database, clock);
  const metrics = new HostMetrics({ templates: () => published.state(), clock });
  addDatabaseMetrics(metrics.registry, { state: () => watch.state, pools });
  addJobMetrics(metrics.registry, { database: probes, clock });
  lenderMetrics.register(metrics.registry, lender.bulkheads);
  const counts = new CountRecorder({
    writer: metrics.countWrites(new CountWriter(database)),
    source: published,
    clock,
    log: app.log,
  });
  const jobs = createDatabaseJobs({
    database: patientDatabase,
    retention: configuration.retention,
    clock,
    log: app.log,
  });
  const { landing, previews, borrower, testPreview, site } = createRenderers({
    brand,
    folders,
    origin: originOf(configuration),
    onFaults: reportHostFaults(faults, app.log),
    clock,
  });
  const privacyKeys = createPrivacyKeys(() =>
    readPrivacyKeys({ ...configuration, configured: configuration.privacyKeys }, database, clock()),
  );
  const guard = createCallGuard({
    configuration,
    keys: privacyKeys,
    database,
    source: published,
    asShown: (template) => switches.apply(template),
    clock,
    log: app.log,
    onLimitReached: (limit) => metrics.countLimit(limit),
  });
  addGuardMetrics(metrics.registry, {
    openOutcomes: () => countOpenOutcomes(database, clock()),
    evidenceQueue: () => guard.evidence.queueState(),
  });
  await buildApp(app, {
    brand,
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
    guard,
    metrics: { metrics, token: configuration.metricsToken },
    registerEditor: async (host) => {
      const place = {
        brand,
        publicOrigin: configuration.publicOrigin,
        starters: shipped,
        picturesFolder: folders.pictures,
      };
      const editor = {
        ...place,
        database,
        clock,
        rateLimits,
        privacyKeys,
        auditBudgets: createAnonymousBudgets(),
        log: app.log,
      };
      const parts = { faults, switches, live: source, previews };
      if (isStore)
        await registerEditor(host, { ...parts, editor, assets: readShellAssets(folders.entriesFile) });
      else registerClosedEditor(host, editor);
    },
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
    const databases = [...new Set([database, patientDatabase, probes])];
    await stopInTime(app, 'database', () => Promise.all(databases.map((each) => each.destroy())));
  };
  const { port, host, drainDelayMs } = configuration;
  const address = await serve(app, { port, host, drainDelayMs, signal: toldToEnd, release });
  if (isAnnounced) process.stdout.write(announcement({ address, documents, upstream, hasEditor: isStore }));
}

function stop(problems: readonly string[]): void {
  process.stderr.write(`The host does not start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exitCode = 1;
}

function main(): void {
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return stop(configuration.error);
  const brand = loadBrand(configuration.value.configFile);
  if (!brand.ok) return stop(brand.error);
  run(configuration.value, brand.value).catch((error: unknown) => {
    stop([reasonOf(error)]);
    process.exit();
  });
}

main();
