import { shippedRules } from '../../src/template/check/testing/shippedRules';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildApp, type HostDependencies } from '../../src/host/app';
import type { HostInterceptor } from '../../src/host/createCallInterceptor';
import type { BlockFaultReport } from '../../src/host/calls/clientErrors/blockFaultStore';
import { createBorrowerRenderer } from '../../src/host/delivery/render/borrowerRenderer';
import { createTestPreviewRenderer } from '../../src/host/delivery/render/testPreviewRenderer';
import { createSiteRenderer } from '../../src/host/delivery/render/siteRenderer';
import { createServer, type ServerOptions } from '../../src/host/server';
import { demoBrand, NamingRenderer, SettableSource } from './hostParts';

type CountedOnPage = object;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly source: SettableSource;
  readonly renderer: NamingRenderer;
  readonly reports: BlockFaultReport[];
  /** What the host was told to count. */
  readonly counted: CountedOnPage[];
  /** Parsed log lines so far. */
  readonly log: Record<string, unknown>[];
}

/** Nothing is limited, repeated or proved. */
export const withoutInterceptor: HostInterceptor = {
  idempotency: undefined,
  listeners: [],
  settlePatienceMs: 1_000,
  evidence: { stop: async () => undefined, queueState: () => ({ length: 0, oldestSeconds: 0, lost: 0 }) },
};

const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
const packedScript = brotliCompressSync(script);

/** Folders with one asset in three encodings and one picture. */
function makeFolders(folder: string): { assets: string; pictures: string } {
  const assets = path.join(folder, 'browser');
  const pictures = path.join(folder, 'pictures');
  mkdirSync(assets, { recursive: true });
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(assets, 'main.abc.js'), script);
  writeFileSync(path.join(assets, 'main.abc.js.br'), packedScript);
  writeFileSync(path.join(pictures, 'hero.abc.webp'), 'picture');
  return { assets, pictures };
}

export type TestAppOptions = Partial<HostDependencies> &
  Partial<ServerOptions> & {
    readonly folder: string;
    /** What intercepts the calls that act, over what the host has. */
    readonly interceptorOf?: (parts: {
      readonly app: FastifyInstance;
      readonly source: SettableSource;
    }) => HostInterceptor;
  };

/** The whole host over a settable source and a naming renderer, without calls. */
export async function createTestApp({
  folder,
  trustedProxies = [],
  interceptorOf,
  ...given
}: TestAppOptions): Promise<TestApp> {
  const source = new SettableSource();
  const renderer = new NamingRenderer();
  const reports: BlockFaultReport[] = [];
  const log: Record<string, unknown>[] = [];
  const logStream = { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) };
  const brand = demoBrand();
  const counted: CountedOnPage[] = [];
  const counts: HostDependencies['counts'] = {
    recordEvent: ({ address: _address, ...event }) => void counted.push(event),
    recordVital: ({ variant, address: _address, ...vital }) =>
      void counted.push({ ...vital, ...(variant && { variant }) }),
    recordJourney: (journey) => void counted.push({ ...journey }),
    recordFault: ({ address: _address, ...fault }) => void (fault.variant && counted.push(fault)),
    recordError: (templateId, revision, error) => void counted.push({ templateId, revision, error }),
    stop: async () => undefined,
  };
  const server = createServer({ trustedProxies, logStream });
  const app = await buildApp(server, {
    brand,
    source,
    renderer,
    borrower: createBorrowerRenderer({
      brand,
      marketRules: shippedRules,
      clock: Date.now,
      assets: { scripts: ['/assets/borrower.js'], style: '', preHydrationScript: 'early()' },
      chunkOf: (name) => ({ scripts: [`/assets/${name}.js`], styles: [] }),
    }),
    testPreview: createTestPreviewRenderer(brand, { scripts: ['/assets/testPreview.js'], style: '' }),
    faults: { add: async (report) => void reports.push(report) },
    counts,
    site: createSiteRenderer({
      brand,
      origin: 'https://pages.example',
      assets: {
        scripts: ['/assets/start.js'],
        code: ['/assets/site.js'],
        style: '',
        preHydrationScript: 'early()',
        guardedPageScript: 'deal()',
        statusPageScript: 'bare()',
      },
      onFaults: () => undefined,
      clock: Date.now,
    }),
    siteSource: source,
    folders: makeFolders(folder),
    registerCalls: async () => undefined,
    registerEditor: async () => undefined,
    readyState: () => ({ isReady: true, database: 'works' }),
    clock: Date.now,
    publicOrigin: undefined,
    rateLimits: true,
    interceptor: interceptorOf?.({ app: server, source }) ?? withoutInterceptor,
    ...given,
  });
  return { app, source, renderer, reports, counted, log };
}
