import { test as base, expect } from '@playwright/test';
import { startHost, type Host, type HostOptions } from '../../support/host';
import { startUpstream, type Upstream } from '../../support/hostUpstream';
import { LandingPage } from './LandingPage';
import { Phones } from './phones';

interface TestFixtures {
  /** Console errors that a test provokes; any other one fails it. */
  readonly expectedErrors: readonly RegExp[];
  /** Other origins that a page may call; all others fail the test. */
  readonly expectedOrigins: readonly string[];
  /** Calls of the browser leave no trace of faults that nobody expected. */
  readonly watch: void;
  readonly landing: LandingPage;
}

interface WorkerFixtures {
  readonly hostOptions: HostOptions;
  readonly host: Host;
  readonly phones: Phones;
  /** A back end that the host of `forwarding` forwards to. */
  readonly upstream: Upstream;
  readonly forwarding: Host;
}

/** What the browser says by itself about a call that failed. */
export const failedCall = /Failed to load resource/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hostOptions: [{}, { scope: 'worker', option: true }],
  host: [
    async ({ hostOptions }, use) => {
      const host = await startHost(hostOptions);
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  phones: [async ({}, use) => use(new Phones()), { scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern
  upstream: [async ({}, use) => {
      const upstream = await startUpstream();
      await use(upstream);
      await upstream.stop();
    },
    { scope: 'worker' },
  ],
  forwarding: [
    async ({ upstream, hostOptions }, use) => {
      const host = await startHost({ ...hostOptions, environment: { UPSTREAM_URL: upstream.origin } });
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  watch: [
    async ({ context, expectedErrors, expectedOrigins }, use) => {
      const errors: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('request', (request) => {
        const { origin, hostname } = new URL(request.url());
        if (hostname !== '127.0.0.1' && !expectedOrigins.includes(origin)) foreign.push(request.url());
      });
      await use();
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],
  landing: async ({ page, host }, use) => use(new LandingPage(page, host)),
});

export { expect };
