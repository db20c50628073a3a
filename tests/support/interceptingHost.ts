import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import { createCallInterceptor, type CallInterceptorOptions } from '../../src/host/createCallInterceptor';
import type { Brand } from '../../src/generated/brand';
import type { Database } from '../../src/host/store/database';
import type { Bulkheads } from '../../src/host/delivery/lender/bulkheads';
import { LenderClient } from '../../src/host/delivery/lender/lenderClient';
import type { LenderTls } from '../../src/host/process/settings/lenderTls';
import { createPrivacyKeys, readPrivacyKeys } from '../../src/host/calls/privacy/privacyKeys';
import { registerUpstream } from '../../src/host/calls/proxy/registerUpstream';
import { demoBrand } from './hostParts';
import { provideLender } from './lenderServer';
import { provideTemporaryFolders } from './temporaryFolder';
import { createTestApp, type TestApp } from './testApp';

export interface InterceptingHostOptions {
  readonly folder: string;
  readonly database: Kysely<Database>;
  /** Default: the demo brand. */
  readonly brand?: Brand;
  readonly upstreamUrl: string;
  readonly clock: () => number;
  readonly rateLimits?: boolean;
  readonly isUpstreamIdempotent?: boolean;
  readonly privacyKeys?: readonly string[];
  readonly timeoutMs?: number;
  /** It waits for its database no longer than a real host; else as long as a machine that has much else to do may need. */
  readonly hasUsualPatience?: boolean;
  readonly lenderTls?: LenderTls;
  /** Default: those of a real host. */
  readonly bulkheads?: Bulkheads;
  /** Default: nothing is turned off. */
  readonly asShown?: CallInterceptorOptions['asShown'];
  /** Default: the market has none. */
  readonly rules?: CallInterceptorOptions['rules'];
  /** Default: nobody is told of registrations. */
  readonly conversions?: CallInterceptorOptions['conversions'];
}

/** A host whose calls that act are intercepted as in production, over a database of the test. */
export async function createInterceptingHost(options: InterceptingHostOptions): Promise<TestApp> {
  const {
    folder,
    database,
    upstreamUrl,
    clock,
    rateLimits = true,
    isUpstreamIdempotent = true,
    timeoutMs = 5_000,
  } = options;
  const { brand = demoBrand(), lenderTls, bulkheads } = options;
  const configured = options.privacyKeys ?? ['a key of the tests that is long enough'];
  const host = await createTestApp({
    folder,
    brand,
    rateLimits,
    clock,
    registerCalls: (app) =>
      registerUpstream(app, {
        brand,
        lender: new LenderClient({
          origin: upstreamUrl,
          ...(lenderTls && { tls: lenderTls }),
          ...(bulkheads && { bulkheads }),
        }),
        timeoutMs,
      }),
    interceptorOf: ({ app, source }) =>
      createCallInterceptor({
        configuration: { rateLimits, isUpstreamIdempotent },
        keys: createPrivacyKeys(() =>
          readPrivacyKeys({ configured, databaseUrl: undefined, dataFolder: folder }, database, clock()),
        ),
        database,
        source,
        asShown: options.asShown ?? ((template) => template),
        rules: options.rules ?? (() => ({})),
        conversions: options.conversions,
        clock,
        log: app.log,
        ...(!options.hasUsualPatience && { databasePatienceMs: 20_000 }),
      }),
  });
  return host;
}

/** A lender for the tests of a file, and hosts before it that are closed after the test that created them. */
export function provideInterceptingHosts(clock: () => number) {
  const newFolder = provideTemporaryFolders();
  const lender = provideLender();
  const open: TestApp[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ app }) => app.close()));
  });

  async function createHost(
    options: Partial<InterceptingHostOptions> & Pick<InterceptingHostOptions, 'database'>,
  ): Promise<TestApp> {
    const host = await createInterceptingHost({
      folder: newFolder(),
      upstreamUrl: lender.origin,
      clock,
      ...options,
    });
    open.push(host);
    return host;
  }
  return { lender, createHost };
}

export interface ActingCall {
  readonly path: string;
  /** Numbers only where it goes as JSON. */
  readonly payload: Readonly<Record<string, string | number>>;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** Where it comes from; absent: this machine. */
  readonly address?: string;
}

/** One call that acts, JSON or form by its path. */
export function act(
  app: FastifyInstance,
  { path, payload, key, headers = {}, query = '', address }: ActingCall,
): Promise<LightMyRequestResponse> {
  const isJson = path.startsWith('/api/');
  return app.inject({
    method: 'POST',
    url: `${path}${query}`,
    ...(address !== undefined && { remoteAddress: address }),
    payload: isJson
      ? JSON.stringify(payload)
      : new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)])).toString(),
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
  });
}
